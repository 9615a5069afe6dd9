/** How this person likes to hold their hand: by value or by colour. */
import type { Order } from "./model";

class Held {
  by = $state<Order>("value");
  turn = (): void => void (this.by = this.by === "value" ? "colour" : "value");
}

export const order = new Held();
