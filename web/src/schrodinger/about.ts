/** What everybody can see of a player, in words. */
import { sizeOf } from "../parts/kinds";
import type { SeatShown } from "../wire";
import { t } from "../words.svelte";
import type { View } from "./model";

/** Who has more lives than one to lose has them shown. */
export const showsLives = (view: View): boolean => view.options.players < 4;

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
