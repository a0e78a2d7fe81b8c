import type { ErrorBody } from "../api-error";
import { scriptValue } from "../page/html";

/** Messages from the page inside the pay window to the script that opened it. */
export type WindowMessage =
  | { type: "paid"; response: Record<string, string> }
  | { type: "failed"; error: ErrorBody; final: boolean }
  | { type: "cancelled" }
  | { type: "escape" };

/** Script that forwards the Escape key, because the dialog around the frame does not receive it. */
export const escapeClosesWindow = `addEventListener("keydown", (event) => {
  if (event.key === "Escape") ${post({ type: "escape" })}
});`;

/** Script that sends the message to a parent page of our own origin only, and forwards the Escape key. */
export function tellWindow(message: WindowMessage): string {
  return post(message) + escapeClosesWindow;
}

function post(message: WindowMessage): string {
  return `parent.postMessage(${scriptValue(message)}, location.origin);`;
}
