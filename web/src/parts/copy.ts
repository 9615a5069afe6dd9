/**
 * Copy a text. The clipboard API exists in secure contexts only; most tables are plain http, so there is the old way.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text);
      return true;
    }
  } catch {
    // not allowed: the old way may be
  }
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "vh";
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}
