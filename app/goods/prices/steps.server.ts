import { sql } from "drizzle-orm";
import type { Reader } from "~/base/db/connection.server";
import { placeholder, prepared } from "~/base/db/prepared.server";
import { priceSteps } from "~/base/db/schema";
import { groupedBy } from "~/base/lib/grouped-by";
import type { Step } from "./step";

type Priced = { id: string; pricePaise: number };

/**
 * The price of one pack from each number of packs on, for each product (by id): everybody's steps and those of this price list,
 * without the ones that make nothing cheaper. A product without any is missing. The first may be from 1 pack on.
 */
export function stepsFor(
  from: Reader,
  listId: string | null,
  products: Priced[],
): Map<string, Step[]> {
  if (products.length === 0) return new Map();
  const ids = JSON.stringify(products.map(({ id }) => id));
  const found = groupedBy(stepRows(from).all({ ids, list: listId }), (row) => row.productId);
  return new Map(
    products.flatMap((product) => {
      const steps = falling(product.pricePaise, found.get(product.id) ?? []);
      return steps.length > 0 ? [[product.id, steps] as const] : [];
    }),
  );
}

/** The steps that lower the price, in the order of their packs. */
function falling(pricePaise: number, steps: Step[]): Step[] {
  let best = pricePaise;
  const kept = new Map<number, Step>();
  for (const { fromPacks, pricePaise: paise } of steps.toSorted(byPacks)) {
    if (paise >= best) continue;
    best = paise;
    kept.set(fromPacks, { fromPacks, pricePaise: paise });
  }
  return [...kept.values()];
}

const byPacks = (one: Step, other: Step) => one.fromPacks - other.fromPacks;

const stepRows = prepared((from: Reader) =>
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
