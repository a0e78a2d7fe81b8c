import { formatIndian } from "~/base/lib/india/format-indian";
import { declaredSize, type PackSize } from "~/base/lib/pack-size";
import type { StockRow } from "./stock-list.server";

type Counted = Pick<StockRow, "isCounted" | "stock" | "agedStock"> &
  Partial<Pick<StockRow, "fromParts">>;

/**
 * Too old and recalled packs are off sale: `48`, `owed 2`, `48, of these 5 off sale`, `not counted`; `2, and parts for 4 more` of what is made
 * of others.
 */
export function onHandWords({ fromParts = 0, ...counted }: Counted): string {
  const ready = readyWords(counted);
  if (!counted.isCounted || fromParts === 0) return ready;
  return fromParts === noLimit
    ? `${ready}, and parts that are not counted`
    : `${ready}, and parts for ${formatIndian(fromParts)} more`;
}

/** What stands in `products.from_parts` where no part is counted. */
const noLimit = 1_000_000;

function readyWords({ isCounted, stock, agedStock }: Counted): string {
  if (!isCounted) return "not counted";
  if (stock < 0) return `owed ${formatIndian(-stock)}`;
  return agedStock > 0
    ? `${formatIndian(stock)}, of these ${formatIndian(agedStock)} off sale`
    : formatIndian(stock);
}

/** `12 packs`, `1 pack`. */
export const packsWords = (packs: number): string =>
  packs === 1 ? "1 pack" : `${formatIndian(packs)} packs`;

/** What needs the owner's attention; of two things the more serious one. */
export function markOf(row: Omit<StockRow, "code">): "Owed" | "Sold out" | "Low" | "Hidden" | null {
  if (row.sale === "hidden") return "Hidden";
  if (row.isCounted && row.stock < 0) return "Owed";
  if (row.isSoldOut) return "Sold out";
  const left = row.stock - row.agedStock + row.fromParts;
  const isLow = row.isCounted && row.lowStock !== null && left <= row.lowStock;
  return isLow ? "Low" : null;
}

/** `Groundnut oil, 15 Ltr.` */
export const packName = (pack: PackSize & { name: string }): string =>
  `${pack.name}, ${declaredSize(pack)}`;

/** Why packs that arrive, or are filled, are not noted in a batch. */
export const recalledBatch = "This batch is recalled: note the packs in another one";
