/** The folder the page lies in: the root of a server, or wherever a static host put it. Scripts lie in its assets/. */
const below = import.meta.env.DEV ? "/" : "..";
export const ROOT: string = new URL(below, import.meta.url).href;

/** On a static host, with no server behind it, the document says where to read how to host one; else this is null. */
export const HOW_TO_HOST: string | null =
  document.querySelector<HTMLMetaElement>('meta[name="cattery-how-to-host"]')?.content ?? null;
export const ALONE: boolean = HOW_TO_HOST !== null;
