import { settings } from "~/base/lib/env/settings.server";
import type { CopyState } from "./copy-words";

let ask: () => Promise<CopyState | null> = async () => null;

/** Says how to learn the state: from the process that follows the shop. */
export function askForCopy(how: () => Promise<CopyState | null>): void {
  ask = how;
}

/** How the copy is doing; null: there is none, or nobody answers. */
export async function copyState(): Promise<CopyState | null> {
  if (!settings.copy) return null;
  return ask().catch(() => null);
}
