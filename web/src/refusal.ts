/** Why something was refused, in words; the number of the rule opens the rule itself elsewhere. */
import type { Refused } from "./wire";
import { t } from "./words.svelte";

export function refusalWords(refused: Refused, game = ""): string {
  if (refused.code === "illegal")
    return refused.rule === "over" ? t("refusal-over") : t("forbidden-by", { rule: refused.rule ?? "" });
  if (refused.code === "bad-option")
    return t("refusal-bad-option", { option: t(`option-${game}-${refused.field ?? "players"}`) });
  if (refused.code === "unknown-game") return t("refusal-unknown-table");
  return t(`refusal-${refused.code}`);
}
