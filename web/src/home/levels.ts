/** The levels of bots that this server has, the weakest first. */
let known: Promise<string[]> | null = null;

export function levels(): Promise<string[]> {
  known ??= fetch("/api/offer")
    .then(async (answer) => ((await answer.json()) as { levels: string[] }).levels)
    .catch((fault: unknown) => {
      known = null;
      throw fault;
    });
  return known;
}
