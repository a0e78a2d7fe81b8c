import type { PackSize } from "~/base/lib/pack-size";
import { packName } from "../admin/stock-words";
import { dayInWords } from "~/base/lib/dates";
import type { BatchRow } from "./batch-rows.server";
import { leastDays } from "./shelf-life";

type Standing = { packs: number; isAged: boolean; isRecalled: boolean };

/** The ticks of a batch’s form, by their fields. */
export const batchTicks = {
  shown: "Show day and report on the product’s page",
  seed: "Show the lots of seed, where the mill book knows them",
};

/** How a batch stands, in a word. */
export function standingWords({ packs, isAged, isRecalled }: Standing): string {
  if (isRecalled) return "Recalled";
  if (packs <= 0) return "Empty";
  return isAged ? "Too old to be sold" : "On hand";
}

/** Why the packs of a batch are kept back. The day of one with labels stays. */
export const tooOldWords = ({ bestBefore, mrpPaise }: Pick<BatchRow, "bestBefore" | "mrpPaise">) =>
  [
    `Best before ${dayInWords(bestBefore)}: less than ${leastDays} days are left, so these packs are no longer sold.`,
    mrpPaise === null && "A later day, if this one is wrong, puts them back on sale.",
  ]
    .filter(Boolean)
    .join(" ");

/** `Groundnut oil, 15 Ltr.`, also of a product that is gone. */
export function productWords({ product, size }: { product: string; size: PackSize | null }) {
  if (size === null) return product || "A product that is gone";
  return packName({ name: product, ...size });
}

/** Why a labelled batch keeps its best-before day: a label may not be altered, and who holds a pack goes by it. */
export const printedDay =
  "Labels with another day are printed, and packs are kept as long as they say: note another batch instead";
