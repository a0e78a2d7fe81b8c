import { viewerOf } from "~/people/accounts/guards/viewer.server";
import { db } from "~/base/db/connection.server";
import type { RouteArgs } from "~/base/lib/context";
import { withinPrint } from "~/goods/catalogue/changes/printed-mrp.server";
import { type Step, stepAt } from "./step";
import { stepsFor } from "./steps.server";
import { type PriceList, priceListOf } from "./unit-price.server";

type Source = Pick<RouteArgs, "request" | "context">;

/**
 * The visitor's price list; null: everybody's prices. With a list the response is marked as made for one customer, so that no cache
 * keeps it. A page made for the page cache has no visitor: somebody with a list never gets that page.
 */
export async function listOfVisitor({ request, context }: Source): Promise<PriceList | null> {
  if (context.template) return null;
  const viewer = await viewerOf({ request, context });
  const list = priceListOf(db, viewer?.id ?? null);
  if (list) context.isForOne = true;
  return list;
}

/** Products for a page, each with the price that this visitor pays for one pack. */
export async function ownPrices<P extends { id: string; pricePaise: number }>(
  source: Source,
  products: P[],
): Promise<P[]> {
  return pricedBy(await listOfVisitor(source), products);
}

/** Products with the price of one pack by a price list, never above what is printed on packs on hand; null: everybody's. */
export function pricedBy<P extends { id: string; pricePaise: number }>(
  list: PriceList | null,
  products: P[],
): P[] {
  const within = withinPrint(db, products);
  if (!list) return within;
  const steps = stepsFor(db, list.id, within);
  return within.map((product) => {
    const own = stepAt(steps.get(product.id) ?? [], 1);
    return own ? { ...product, ...withoutPast, pricePaise: own.pricePaise } : product;
  });
}

/** What a product's history says is about everybody's price. */
const withoutPast = {
  pricedAt: null,
  lowestPaise: null,
  isCompared: false,
  isLowered: false,
  loweredFromPaise: null,
};

/** The steps above one pack, for a product's page. `pricePaise`: everybody's price of one. */
export function stepsShown(
  list: PriceList | null,
  product: { id: string; pricePaise: number },
): Step[] {
  const steps = stepsFor(db, list?.id ?? null, [product]).get(product.id) ?? [];
  return steps.filter(({ fromPacks }) => fromPacks > 1);
}
