/** Which rule, if any, the page is showing: anything may open the rules at a number. */
class Rules {
  at = $state<string | null>(null);

  open(rule = ""): void {
    this.at = rule;
  }

  close(): void {
    this.at = null;
  }
}

export const rules = new Rules();
