import { and, eq } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { mostPacksPerLine, packsIn } from "~/base/db/packs";
import { isVisible, products } from "~/base/db/schema";
import { plainDigits } from "~/base/lib/typed/digits";
import { packsOf } from "./offered-packs.server";
import type { PackFields } from "./pack-rows";

/**
 * The packs that a bulk enquiry is about, for a new quote: those with the product's name; and how many, where one pack only has that
 * name and the words say a number of packs.
 */
export function askedPacks(asked: {
  product: string | null;
  quantity: string | null;
}): PackFields[] {
  if (!asked.product) return [];
  const found = db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.name, asked.product), isVisible))
    .all();
  const packs = packsOf(found.map(({ id }) => id));
  const quantity = packs.length === 1 ? packsSaid(asked.quantity ?? "") : null;
  return packs.map((pack) => ({ ...pack, ...(quantity !== null && { quantity }) }));
}

/** "40 tins" → 40. Null: no number, more than one, more than a line can hold, or a weight or volume such as "600 kg". */
function packsSaid(words: string): number | null {
  const said = plainDigits(words).replace(/(?<=\d),(?=\d)/g, "");
  const [number, ...others] = said.match(/\d+(?:\.\d+)?/g) ?? [];
  if (number === undefined || others.length > 0) return null;
  const after = said.slice(said.indexOf(number) + number.length);
  return /^\s*(?:kgs?|kilos?|g|gm|grams?|l|ltrs?|lit|litres?|liters?|ml|quintals?|tons?|tonnes?|કિલો|લિટર|किलो|लीटर)(?!\p{L}\p{M}*)/iu.test(
    after,
  )
    ? null
    : packsIn(number, mostPacksPerLine);
}
