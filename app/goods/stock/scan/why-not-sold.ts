import type { ScannedPack } from "./pack-scanned.server";

/** Why a scanned pack is not handed to a buyer, as a sentence; null: it may be. */
export function whyNotSold({ name, isSold, batch }: ScannedPack): string | null {
  if (batch?.isRecalled) return `Batch ${batch.number} is recalled: ${name} must not be sold.`;
  return isSold ? null : `${name} is hidden, so it is not sold.`;
}
