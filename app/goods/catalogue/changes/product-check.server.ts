import { eq, sql } from "drizzle-orm";
import type { Reader } from "~/base/db/connection.server";
import { categories, products } from "~/base/db/schema";
import { dayOf } from "~/base/lib/days";
import { rupees } from "~/base/lib/money";
import { Refused } from "~/base/lib/refused";
import { eanTaken, productWithEan } from "../ean.server";
import { mrpProblem, noPackFacts } from "../pack-facts";
import { printedMrpProblem } from "./printed-mrp";
import { printedMrps } from "./printed-mrp.server";
import { defaultSale, defaultTax } from "../product";
import {
  type Kept,
  problemIn,
  type ProductInput,
  type ProductProblem,
} from "./product-input.server";
import { settledPack, sizeProblem } from "./settled-size";

/**
 * Problems that do not depend on the photos. Checked before the photos are decoded, so that a refusal is quick, and again
 * in the transaction.
 */

type Checked = Omit<ProductInput, "photo" | "morePhotos">;
type Problem = ProductProblem["problem"];
export type ChangeProblem = Problem | "unknown-product" | "changed-meanwhile";

/** Defaults of a new product. */
export const productDefaults: Kept = {
  ...defaultTax,
  ...defaultSale,
  ...noPackFacts,
  volumeMl: 0,
  pieces: null,
};

/** Checks a new product: returns its category's name or the problem. Throws `Refused` for a price above the MRP. */
export const checkedNew = (from: Reader, input: Checked) =>
  checked(from, input, { ...productDefaults, id: "" });

/** Checks a change: returns the current row and the category's name, or the problem; see `updateProduct`. Throws as `checkedNew`. */
export function checkedChange(from: Reader, id: string, input: Checked) {
  const before = from.select().from(products).where(eq(products.id, id)).get();
  if (!before) return { problem: "unknown-product" as const };
  if (input.version !== undefined && input.version !== before.updatedAt)
    return { problem: "changed-meanwhile" as const };
  const { category, problem } = checked(from, input, before);
  return problem ? { problem } : { before, category };
}

function checked(
  from: Reader,
  input: Checked,
  before: Kept & { id: string; pricePaise?: number },
): { category: string; problem?: undefined } | { category?: undefined; problem: Problem } {
  const wrong = problemIn(input);
  if (wrong) return { problem: wrong };
  if (isPast(input.backOn) && input.backOn !== before.backOn) return { problem: "back-on" };
  const pack = settledPack(input, before);
  const wrongSize = sizeProblem(pack);
  if (wrongSize) return { problem: wrongSize };
  if (pack.code && isCodeTaken(from, pack.code, before.id)) return { problem: "code-taken" };
  refuseTakenEan(from, pack.ean, before.id);
  refuseAboveMrp(input.pricePaise, pack.mrpPaise, before);
  refuseAbovePrint(from, input.pricePaise, before);
  const category = categoryName(from, input.categoryId);
  return category === null ? { problem: "unknown-category" } : { category };
}

/** Throws `Refused` for a price above the MRP, beside the one of both fields that was changed. */
function refuseAboveMrp(
  pricePaise: number,
  mrpPaise: number | null,
  before: { pricePaise?: number },
): void {
  const sentence = mrpProblem(pricePaise, mrpPaise, "price");
  if (sentence === null) return;
  throw pricePaise === before.pricePaise
    ? new Refused(sentence, { mrp: `MRP must be at least the price of ${rupees(pricePaise)}` })
    : new Refused(sentence, { price: sentence });
}

/** Throws `Refused` for the number of another product, which it names: no two packs have one. */
function refuseTakenEan(from: Reader, ean: string | null, id: string): void {
  const owner = ean === null ? undefined : productWithEan(from, ean);
  if (!owner || owner.id === id) return;
  const sentence = eanTaken(owner.name);
  throw new Refused(sentence, { ean: sentence });
}

/** Throws `Refused` for a new price above the MRP on packs that are still on hand. */
function refuseAbovePrint(
  from: Reader,
  pricePaise: number,
  before: { id: string; pricePaise?: number },
): void {
  if (pricePaise === before.pricePaise) return;
  const sentence = printedMrpProblem(pricePaise, printedMrps(from, [before.id]).get(before.id));
  if (sentence !== null) throw new Refused(sentence, { price: sentence });
}

/** Whether a day, such as `2026-12-01`, is over in India. */
const isPast = (day: string | null | undefined) => Boolean(day && day < dayOf(Date.now()));

/** Whether another product has this code. */
export function isCodeTaken(from: Reader, code: string, id: string): boolean {
  const owner = from
    .select({ id: products.id })
    .from(products)
    .where(sql`${products.code} = ${code} collate nocase and code is not null`)
    .get();
  return owner !== undefined && owner.id !== id;
}

export function categoryName(from: Reader, id: string): string | null {
  const found = from
    .select({ name: categories.name })
    .from(categories)
    .where(eq(categories.id, id))
    .get();
  return found?.name ?? null;
}
