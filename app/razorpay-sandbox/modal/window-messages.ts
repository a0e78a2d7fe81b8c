import type { ErrorBody } from "../api-error";
import { scriptValue } from "../page/html";

/** What the page inside the pay window tells the script that opened it. */
export type WindowMessage =
  | { type: "paid"; response: Record<string, string> }
  | { type: "failed"; error: ErrorBody; final: boolean }
  | { type: "cancelled" }
  | { type: "escape" };

/** Script for the Escape key: pressed inside a frame, it does not reach the dialog around it. */
export const escapeClosesWindow = `addEventListener("keydown", (event) => {
  if (event.key === "Escape") ${post({ type: "escape" })}
});`;

/** Script that sends the message, only to a page of our own origin, and passes on the Escape key. */
export function tellWindow(message: WindowMessage): string {
  return post(message) + escapeClosesWindow;
}

function post(message: WindowMessage): string {
  return `parent.postMessage(${scriptValue(message)}, location.origin);`;
}
