import { eq } from "drizzle-orm";
import type { Actor } from "~/upkeep/audit/record.server";
import { saveParts } from "~/goods/catalogue/parts/parts.server";
import { changeSale } from "~/goods/catalogue/changes/change-sale.server";
import { db, write } from "~/base/db/connection.server";
import { batches } from "~/base/db/schema";
import { dayOf } from "~/base/lib/days";
import { day } from "~/base/lib/time";
import { setSteps } from "~/goods/prices/steps/set-steps.server";
import { beginCounting, setLowStock } from "~/goods/stock/admin/change-stock.server";
import { addBatch } from "~/goods/stock/batches/batch-changes.server";

/** Stock of the demo shop: the other products are not counted. `low`: the line below which the owner is told. */
const counted = [
  { name: "Cold Pressed Groundnut Oil", packs: 84, low: 24 },
  { name: "Carton of Ten Cold Pressed 1 Litre Bottles", packs: 0, low: null },
  { name: "Cold Pressed Groundnut Oil Tin", packs: 48, low: 12 },
  { name: "Half Litre Filtered Pouch", packs: 4, low: 10 },
];
/** Products that are made of others: a carton that is packed when it is sold, and a gift. */
const made = [
  {
    name: "Carton of Ten Cold Pressed 1 Litre Bottles",
    part: "Cold Pressed Groundnut Oil",
    packs: 10,
  },
  {
    name: "Gift Pair: Two Glass Bottles of Sing Tel",
    part: "Cold Pressed Oil in Glass",
    packs: 2,
  },
];
const batch = {
  name: "Cold Pressed Groundnut Oil Tin",
  packs: 40,
  daysAgo: 12,
  reportWords: "Free fatty acid 0.6 %",
};
const soldOut = { name: "Three Litre Jar of Filtered Oil", backInDays: 6 };
const byQuantity = { name: "Caterer's Tin, Filtered Groundnut Oil", from: [5, 10], less: [3, 5] };

type Seeded = Map<string, { id: string; pricePaise: number }>;

/** Says what cartons are made of, counts some products, notes a batch, runs out of one and sells one cheaper by quantity. `now`: UTC ms. */
export async function seedGoods(products: Seeded, actor: Actor, now = Date.now()): Promise<void> {
  for (const { name, part, packs } of made)
    await saveParts(idOf(name), [{ partId: idOf(part), packs }], null, actor, now);
  for (const { name, packs, low } of counted) {
    await beginCounting(idOf(name), packs, actor, now);
    await setLowStock(idOf(name), low, actor);
  }
  const { name, daysAgo, reportWords, packs } = batch;
  const packedOn = dayOf(now - daysAgo * day);
  const fields = { number: null, packedOn, bestBefore: null, reportWords, isShown: true };
  const noted = db
    .select()
    .from(batches)
    .where(eq(batches.productId, idOf(name)))
    .all();
  if (noted.length === 0)
    await addBatch(idOf(name), { ...fields, packs, isOnHand: true }, actor, now);
  const backOn = dayOf(now + soldOut.backInDays * day);
  await changeSale(idOf(soldOut.name), { sale: "sold out", backOn }, actor, now);

  const { id, pricePaise } = productOf(byQuantity.name);
  const steps = byQuantity.from.map((fromPacks, index) => ({
    fromPacks,
    // Whole rupees, a few percent less.
    pricePaise: Math.round((pricePaise * (100 - (byQuantity.less[index] ?? 0))) / 10_000) * 100,
  }));
  await write((tx) => void setSteps(tx, null, { id, name: byQuantity.name }, steps, actor));

  function productOf(product: string) {
    const found = products.get(product);
    if (!found) throw new Error(`The demo data names ${product}, which is not there`);
    return found;
  }
  function idOf(product: string): string {
    return productOf(product).id;
  }
}
