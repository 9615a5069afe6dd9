/** Cards being picked for a proof or a swap. Only what the server offered can be reached: no rule is known here. */
import { readBag, writeBag } from "./model";

export class Bag {
  counts = $state([0, 0, 0, 0]);
  readonly most: number[];

  constructor(
    private readonly offered: readonly string[],
    private readonly sign: "+" | "-",
  ) {
    const read = offered.map(readBag);
    this.most = [0, 1, 2, 3].map((i) => Math.max(0, ...read.map((bag) => bag[i] ?? 0)));
  }

  get text(): string {
    return writeBag(this.sign, this.counts);
  }

  get total(): number {
    return this.counts.reduce((sum, count) => sum + count, 0);
  }

  may(kind: number, by: 1 | -1): boolean {
    const next = this.#moved(kind, by);
    return (next[kind] ?? -1) >= 0 && this.offered.includes(writeBag(this.sign, next));
  }

  add(kind: number, by: 1 | -1): void {
    if (this.may(kind, by)) this.counts = this.#moved(kind, by);
  }

  #moved(kind: number, by: number): number[] {
    return this.counts.map((count, i) => (i === kind ? count + by : count));
  }
}
