import { db, type Reader } from "~/base/db/connection.server";
import type { SoldLine } from "~/sales/orders/store-order.server";
import { mostPacksPerLine } from "~/base/db/packs";
import { hasTooMany, soldToday, storedList, totalOf } from "../submitted-list.server";

export type SubmittedGoods = {
  /** At current prices, in the client's order, without products no longer sold. */
  lines: SoldLine[];
  totalPaise: number;
  /** The list in words; null if it cannot be read. */
  words: string | null;
  /** Why no order can be made of it, as a sentence; null if one can. */
  obstacle: string | null;
};

/** Goods of a payment without an order, from the stored list (JSON), with current products and prices. */
export function submittedGoods(json: string | null, from: Reader = db): SubmittedGoods {
  const list = storedList(json);
  if (!list)
    return { lines: [], totalPaise: 0, words: null, obstacle: "Nobody knows what it was for." };
  const { sold: lines, unavailable } = soldToday(from, list);
  const available = lines.map(({ product, quantity }) => `${quantity} × ${product.name}`);
  const missing = unavailable.map(({ name, qnty }) => `${qnty} × ${name ?? "an unknown product"}`);
  const words = [...available, ...missing.map((one) => `${one} (no longer sold)`)].join(", ");
  const obstacle =
    missing.length > 0
      ? `No longer sold: ${missing.join(", ")}.`
      : hasTooMany(lines)
        ? `An order can hold at most ${mostPacksPerLine} packs of a product, and this list is ${words}.`
        : null;
  return { lines, totalPaise: totalOf(lines), words, obstacle };
}
