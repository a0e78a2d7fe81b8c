import type { Actor } from "~/audit/record.server";
import { write } from "~/db/connection.server";
import { pricePlanLines, pricePlans } from "~/db/schema";
import { newId } from "~/lib/ids.server";

type Priced = { id: string; pricePaise: number };

/**
 * Puts a price that the product's own form set into the list of all changes, so that it can be undone like the others. Returns its plan;
 * null: the price is the same. `now`: UTC ms.
 */
export async function noteNewPrice(
  { id: actorId, name: actorName }: Actor,
  before: Priced,
  after: Priced,
  now = Date.now(),
): Promise<string | null> {
  if (before.pricePaise === after.pricePaise) return null;
  const id = newId(now);
  await write((tx) => {
    const at = { runsAt: now, appliedAt: now, createdAt: now };
    tx.insert(pricePlans)
      .values({ id, packs: 1, actorId, actorName, ...at })
      .run();
    tx.insert(pricePlanLines)
      .values({
        planId: id,
        productId: after.id,
        seenPaise: before.pricePaise,
        pricePaise: after.pricePaise,
      })
      .run();
  });
  return id;
}
