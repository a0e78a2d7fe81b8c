import type { ScannedPack } from "./pack-scanned.server";

/** Why a scanned pack cannot be counted in on its row, as a sentence; null: it can. `batch`: the number that stands on the row, or "". */
export function mayArrive(
  { name, isCounted, batch: own }: ScannedPack,
  batch: string,
): string | null {
  if (!isCounted) return `${name} is not counted: choose that it is, first.`;
  if (own?.isRecalled) return `Batch ${own.number} is recalled: keep ${name} apart.`;
  return own && batch !== "" && own.number.toLowerCase() !== batch.toLowerCase()
    ? `This pack is of batch ${own.number}, the row of ${name} has ${batch}: save that first.`
    : null;
}
