import { eq } from "drizzle-orm";
import type { Reader } from "~/db/connection.server";
import { categories, products } from "~/db/schema";
import { isAboveMrp, noPackFacts } from "./pack-facts";
import { usualSale, usualTax } from "./product";
import {
  type Kept,
  problemIn,
  type ProductInput,
  type ProductProblem,
} from "./product-input.server";

/**
 * Problems that do not depend on the photos. Checked before the photos are decoded, so that a refusal is quick, and again
 * in the transaction.
 */

type Problem = ProductProblem["problem"];
export type ChangeProblem = Problem | "unknown-product" | "changed-meanwhile";

/** Defaults of a new product. */
export const usual: Kept = { ...usualTax, ...usualSale, ...noPackFacts };

/** Checks a new product: returns its category's name or the problem. */
export const checkedNew = (from: Reader, input: ProductInput) => checked(from, input, usual);

/** Checks a change: returns the current row and the category's name, or the problem; see `updateProduct`. */
export function checkedChange(from: Reader, id: string, input: ProductInput) {
  const before = from.select().from(products).where(eq(products.id, id)).get();
  if (!before) return { problem: "unknown-product" as const };
  if (input.version !== undefined && input.version !== before.updatedAt)
    return { problem: "changed-meanwhile" as const };
  const { category, problem } = checked(from, input, before);
  return problem ? { problem } : { before, category };
}

function checked(
  from: Reader,
  input: ProductInput,
  before: Kept,
): { category: string; problem?: undefined } | { category?: undefined; problem: Problem } {
  const wrong = problemIn(input);
  if (wrong) return { problem: wrong };
  const mrpPaise = input.mrpPaise === undefined ? before.mrpPaise : input.mrpPaise;
  if (isAboveMrp(input.pricePaise, mrpPaise)) return { problem: "above-mrp" };
  const category = categoryName(from, input.categoryId);
  return category === null ? { problem: "unknown-category" } : { category };
}

function categoryName(from: Reader, id: string): string | null {
  const found = from
    .select({ name: categories.name })
    .from(categories)
    .where(eq(categories.id, id))
    .get();
  return found?.name ?? null;
}
