import { count, desc, eq, sql } from "drizzle-orm";
import { db } from "~/db/connection.server";
import { orders, stockMovements, users } from "~/db/schema";
import { pageWithin } from "~/lib/page-number";
import type { BatchRow } from "./batch-rows.server";

const pageSize = 50;

/** Who moved packs without an account of an admin: as in an order's history. */
const actors: Record<string, string> = {
  shop: "The shop",
  shopper: "The shopper",
  guest: "The buyer",
  provider: "Payment provider",
};

/** One page (from 1) of what came and went of a batch, newest first, each with the packs left after it. */
export function movementsOfBatch(
  { id, packs: left }: Pick<BatchRow, "id" | "packs">,
  page: number,
) {
  const ofBatch = eq(stockMovements.batchId, id);
  const row = db.select({ total: count() }).from(stockMovements).where(ofBatch).get();
  const { offset, ...place } = pageWithin(row?.total ?? 0, page, pageSize);
  const newestFirst = [desc(stockMovements.createdAt), desc(stockMovements.id)];
  const newer = db
    .select({ packs: stockMovements.packs })
    .from(stockMovements)
    .where(ofBatch)
    .orderBy(...newestFirst)
    .limit(offset)
    .as("newer");
  const since = db
    .select({ packs: sql<number>`coalesce(sum(packs), 0)` })
    .from(newer)
    .get();
  const found = db
    .select({ movement: stockMovements, who: users.name, order: orders.number })
    .from(stockMovements)
    .leftJoin(users, eq(users.id, stockMovements.actor))
    .leftJoin(orders, eq(orders.id, stockMovements.orderId))
    .where(ofBatch)
    .orderBy(...newestFirst)
    .limit(pageSize)
    .offset(offset)
    .all();
  let after = left - (since?.packs ?? 0);
  const movements = found.map(({ movement, who, order }) => {
    const { id: key, kind, packs, why, createdAt: at, actor } = movement;
    const shown = { id: key, kind, packs, why, at, order, batch: null, after };
    after -= packs;
    return { ...shown, who: who ?? actors[actor] ?? "Someone whose account was deleted" };
  });
  return { ...place, movements };
}

export type BatchMovement = ReturnType<typeof movementsOfBatch>["movements"][number];
