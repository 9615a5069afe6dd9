/** What everybody can see of a player, in words. */
import { sizeOf } from "./kinds";
import type { SeatShown } from "../../wire";
import { t } from "../../words.svelte";
import type { View } from "./model";
import { FACTS } from "./wire";

/** Lives are shown where everybody began with more than one. */
export const showsLives = ({ options }: View): boolean => (options.lives ?? FACTS.lives[options.players] ?? 1) > 1;

export function about(view: View, seat: number, shown: SeatShown | undefined): string[] {
  const out = view.lives[seat] === 0;
  const proof = sizeOf(view.proofs[seat] ?? []);
  return [
    out ? t("seat-out") : view.decision?.actor === seat ? t("seat-asked") : "",
    out ? "" : t("seat-cards", { count: view.hand_sizes[seat] ?? 0 }),
    showsLives(view) && !out ? t("seat-lives", { count: view.lives[seat] ?? 0 }) : "",
    proof ? t("seat-proof", { count: proof }) : "",
    view.options.physicats && !out ? t(view.unused[seat] ? "seat-physicat" : "seat-physicat-used") : "",
    shown?.stand_in ? t("seat-stand-in") : shown?.away ? t("seat-away") : "",
  ].filter(Boolean);
}
