import type { Refused } from "../wire";

/** What was asked cannot be; `refused` says why. */
export class Turned extends Error {
  constructor(readonly refused: Refused) {
    super(refused.code);
  }
}
