/** An entry as scripts/gallery writes it: what the server said to one viewer, and what that viewer then did. */
import type { ServerMessage } from "../wire";

/** Words of the catalogue; a value may be words again. */
export interface Words {
  id: string;
  values: Record<string, Words | string | number>;
}

export type Deed = Act & { narrow?: boolean };

type Act =
  | { do: "press"; words: Words; nth: number } // a button, link, switch or radio by its name
  | { do: "press-in"; words: Words; nth: number } // one of the controls in a named group
  | { do: "fill"; words: Words; text: string } // a field by its label
  | { do: "wait"; ms: number } // time passes only so
  | { do: "see"; words: Words | string } // until this is shown
  | { do: "lose-connection" }
  | { do: "lose-network" }; // on a connection where every megabyte counts

export interface Entry {
  name: string;
  place: "home" | "table" | "nowhere" | "replay";
  fetched: Record<string, Fetched>; // what the server answers, by address
  hash: string; // of the address
  messages: ServerMessage[];
  replies: Record<string, ServerMessage[]>; // by the type of what is asked
  stored: Record<string, unknown>; // what this browser had kept
  deeds: Deed[];
}

export interface Fetched {
  status: number;
  body: unknown;
}
export interface Exhibition {
  entries: Entry[];
  fetched: Record<string, Fetched>;
}
