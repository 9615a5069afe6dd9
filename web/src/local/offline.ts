/** An offline start, where the browser allows one (https or localhost); elsewhere the page works as before. */
import { ROOT } from "./root";

export function keepForOffline(): void {
  if (!import.meta.env.PROD || !navigator.serviceWorker) return;
  // What cannot be kept now is kept another time: nobody waits for it.
  const register = (): void => void navigator.serviceWorker.register(new URL("sw.js", ROOT)).catch(() => {});
  if (document.readyState === "complete") register();
  else addEventListener("load", register);
}

/** The engine has come, with leave: it shall be there without a network, too. */
export async function keepEngine(): Promise<void> {
  (await navigator.serviceWorker?.ready)?.active?.postMessage("engine");
}
