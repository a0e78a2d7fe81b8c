import type { Actor } from "~/upkeep/audit/record.server";
import { write } from "~/base/db/connection.server";
import { insertRows } from "~/base/db/insert-rows.server";
import { pricePlanLines, pricePlans } from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";

type Priced = { id: string; pricePaise: number };

/**
 * Puts a price that the product's own form set into the list of all changes, so that it can be undone like the others. Returns its plan;
 * null: the price is the same. `now`: UTC ms.
 */
export async function noteNewPrice(
  actor: Actor,
  before: Priced,
  after: Priced,
  now = Date.now(),
): Promise<string | null> {
  const { id, pricePaise } = after;
  return noteNewPrices(actor, [{ id, seenPaise: before.pricePaise, pricePaise }], { now });
}

/** `noteNewPrice` for the prices that a file of products set; those that are the same are left out. */
export async function noteNewPrices(
  { id: actorId, name: actorName }: Actor,
  prices: { id: string; seenPaise: number; pricePaise: number }[],
  { note = "", now = Date.now() } = {},
): Promise<string | null> {
  const changed = prices.filter(({ seenPaise, pricePaise }) => seenPaise !== pricePaise);
  if (changed.length === 0) return null;
  const planId = newId(now);
  await write((tx) => {
    const at = { runsAt: now, appliedAt: now, createdAt: now };
    const plan = { id: planId, note, packs: changed.length, actorId, actorName, ...at };
    tx.insert(pricePlans).values(plan).run();
    const lines = changed.map(({ id: productId, ...price }) => ({ planId, productId, ...price }));
    insertRows(tx, pricePlanLines, lines);
  });
  return planId;
}
