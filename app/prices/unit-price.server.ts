import { eq, sql } from "drizzle-orm";
import type { Reader } from "~/db/connection.server";
import { placeholder, prepared } from "~/db/prepared.server";
import { priceLists, priceSteps, tradeAccounts } from "~/db/schema";

/** What one pack costs (paise), and from how many packs on; null: the product's own price. */
export type UnitPrice = { paise: number; fromPacks: number | null };

type Wanted = { product: { id: string; pricePaise: number }; quantity: number };

/**
 * The price of one pack for each product and quantity, in the same order: the lowest of the product's own price, everybody's prices
 * by quantity, and those of the customer's price list. The one place that picks a price; orders through /api/v1 do not ask it, they
 * cost the product's own price. `userId`: who buys; null: a guest.
 */
export function unitPrices(from: Reader, userId: string | null, wanted: Wanted[]): UnitPrice[] {
  if (wanted.length === 0) return [];
  const ids = JSON.stringify(wanted.map(({ product }) => product.id));
  const steps = stepsFor(from).all({ ids, list: priceListOf(from, userId)?.id ?? null });
  return wanted.map(({ product, quantity }) =>
    steps
      .filter((step) => step.productId === product.id && step.fromPacks <= quantity)
      .reduce<UnitPrice>(
        (best, { pricePaise, fromPacks }) =>
          pricePaise < best.paise ? { paise: pricePaise, fromPacks } : best,
        { paise: product.pricePaise, fromPacks: null },
      ),
  );
}

const stepsFor = prepared((from: Reader) =>
  from
    .select({
      productId: priceSteps.productId,
      fromPacks: priceSteps.fromPacks,
      pricePaise: priceSteps.pricePaise,
    })
    .from(priceSteps)
    .where(
      sql`${priceSteps.productId} in (select value from json_each(${placeholder("ids")}))
        and (${priceSteps.listId} is null or ${priceSteps.listId} = ${placeholder("list")})`,
    )
    .prepare(),
);

/** The customer's price list; null: everybody's prices. */
export function priceListOf(
  from: Reader,
  userId: string | null,
): { id: string; name: string } | null {
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
