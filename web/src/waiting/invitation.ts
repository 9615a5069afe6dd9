/** Where friends find this table: the server knows its own address in the network, and draws the QR code. */
export interface Invited {
  link: string | null;
  qr: string;
  size: number;
}

export async function invitation(table: string): Promise<Invited> {
  try {
    const answer = await fetch(`/api/tables/${table}/invitation`);
    const said = (await answer.json()) as { link: string | null; rows: string[] };
    if (!answer.ok) throw new Error("refused");
    return { link: said.link, qr: path(said.rows), size: said.rows.length };
  } catch {
    const here = /^(localhost|127\.|\[?::1)/.test(location.hostname);
    return { link: here ? null : `${location.origin}/t/${table}`, qr: "", size: 0 };
  }
}

/** The dark squares as one path. */
function path(rows: readonly string[]): string {
  return rows
    .flatMap((row, y) =>
      [...row.matchAll(/1+/g)].map((run) => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`),
    )
    .join("");
}
