import { eq } from "drizzle-orm";
import type { Reader } from "~/base/db/connection.server";
import { placeholder, prepared } from "~/base/db/prepared.server";
import { priceLists, tradeAccounts } from "~/base/db/schema";
import { withinPrint } from "~/goods/catalogue/changes/printed-mrp.server";
import { type Step, stepAt } from "./step";
import { stepsFor } from "./steps.server";

/**
 * What one pack costs (paise), and from how many packs on; null: the product's own price. `next`: the number of packs that makes it
 * cheaper still.
 */
type UnitPrice = { paise: number; fromPacks: number | null; next: Step | null };

type Wanted = { product: { id: string; pricePaise: number }; quantity: number };

/** A price list that the owner gave a customer. */
export type PriceList = { id: string; name: string };

/**
 * The price of one pack for each product and quantity, in the same order: the lowest of the product's own price, everybody's prices
 * by quantity, those of the customer's price list, and the MRP on labels of packs on hand. The one place that picks a price; orders
 * through /api/v1 do not ask it, they cost the product's own price, or that MRP. `userId`: who buys; null: a guest.
 */
export function unitPrices(from: Reader, userId: string | null, wanted: Wanted[]): UnitPrice[] {
  if (wanted.length === 0) return [];
  const products = withinPrint(
    from,
    wanted.map(({ product: { id, pricePaise }, quantity }) => ({ id, pricePaise, quantity })),
  );
  const steps = stepsFor(from, priceListOf(from, userId)?.id ?? null, products);
  return products.map(({ id, pricePaise, quantity }) => {
    const own = steps.get(id) ?? [];
    const next = own.find(({ fromPacks }) => fromPacks > quantity) ?? null;
    const step = stepAt(own, quantity);
    return step
      ? { paise: step.pricePaise, fromPacks: step.fromPacks, next }
      : { paise: pricePaise, fromPacks: null, next };
  });
}

/** The customer's price list; null: everybody's prices. */
export function priceListOf(from: Reader, userId: string | null): PriceList | null {
  return (userId && listOf(from).get({ userId })) || null;
}

const listOf = prepared((from: Reader) =>
  from
    .select({ id: priceLists.id, name: priceLists.name })
    .from(tradeAccounts)
    .innerJoin(priceLists, eq(priceLists.id, tradeAccounts.priceListId))
    .where(eq(tradeAccounts.userId, placeholder("userId")))
    .prepare(),
);
