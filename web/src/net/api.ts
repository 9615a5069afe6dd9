/** What can be asked before there is a connection to a table. */
import type { NewTable, Refused, TableAddress } from "../wire";
import { Turned } from "./turned";

async function post<Answer>(path: string, body: unknown): Promise<Answer> {
  const answer = await fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const said = answer.status === 204 ? null : ((await answer.json()) as unknown);
  if (!answer.ok) throw new Turned(said as Refused);
  return said as Answer;
}

export const openTable = (wish: NewTable): Promise<TableAddress> => post("/api/tables", wish);
export const findCode = (code: string): Promise<TableAddress> => post("/api/codes", { code });
export const report = (table: string, text: string): Promise<null> => post(`/api/tables/${table}/reports`, { text });
export const socketAddress = (table: string): string =>
  `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${table}/line`;
