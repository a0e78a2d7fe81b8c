import type { ScannedPack } from "./pack-scanned.server";

/** Why a scanned pack is not counted, as a sentence; null: it is. What is recalled is still on hand, but no longer stock to be sold. */
export function mayCount({ name, isCounted, batch }: ScannedPack): string | null {
  if (!isCounted) return `${name} is not counted: choose that it is, first.`;
  return batch?.isRecalled
    ? `Batch ${batch.number} is recalled: keep ${name} apart, and type it in if it is still on hand.`
    : null;
}
