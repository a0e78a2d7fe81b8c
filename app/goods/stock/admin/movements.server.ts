import { and, count, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import {
  archivedProducts,
  batches,
  isListed,
  orders,
  products,
  stockMovements,
  users,
} from "~/base/db/schema";
import { pageWithin } from "~/base/lib/page-number";
import type { StockRow } from "./stock-list.server";

const pageSize = 50;

const actors: Record<string, string> = {
  shop: "The shop",
  shopper: "The shopper",
  guest: "The buyer",
  provider: "Payment provider",
};

/** What movements are asked for: those of a product, or of one of its batches. */
type By = "product" | "batch";
const columnOf = { product: stockMovements.productId, batch: stockMovements.batchId };

/** One page (from 1) of a product's or batch's movements, newest first, each with the packs on hand after it. */
export function movementsOf(
  { id, stock }: Pick<StockRow, "id" | "stock">,
  page: number,
  by: By = "product",
) {
  const isOf = eq(columnOf[by], id);
  const row = db.select({ total: count() }).from(stockMovements).where(isOf).get();
  const { offset, ...place } = pageWithin(row?.total ?? 0, page, pageSize);
  const newestFirst = [desc(stockMovements.createdAt), desc(stockMovements.id)];
  const found = db
    .select({
      movement: stockMovements,
      who: users.name,
      order: orders.number,
      batch: batches.number,
      partOf: sql<string | null>`coalesce(${products.name}, ${archivedProducts.name})`,
    })
    .from(stockMovements)
    .leftJoin(users, eq(users.id, stockMovements.actor))
    .leftJoin(orders, eq(orders.id, stockMovements.orderId))
    .leftJoin(batches, eq(batches.id, stockMovements.batchId))
    .leftJoin(products, eq(products.id, stockMovements.forProductId))
    .leftJoin(archivedProducts, eq(archivedProducts.id, stockMovements.forProductId))
    .where(isOf)
    .orderBy(...newestFirst)
    .limit(pageSize)
    .offset(offset)
    .all();
  let onHand = stock - packsSince(eq(columnOf[by], id), found[0]?.movement);
  const movements = found.map(({ movement, who, order, batch, partOf }) => {
    const { id, kind, packs, why, createdAt, actor } = movement;
    const after = onHand;
    onHand -= packs;
    const name = who ?? actors[actor] ?? "Someone whose account was deleted";
    const of = by === "batch" ? null : batch;
    return { id, kind, packs, why, at: createdAt, who: name, order, batch: of, partOf, after };
  });
  return { ...place, movements };
}

/** The sum of the movements after this one. The index alone answers it. */
function packsSince(isOf: SQL, last: { createdAt: number; id: string } | undefined): number {
  if (!last) return 0;
  const row = db
    .select({ packs: sql<number>`coalesce(sum(${stockMovements.packs}), 0)` })
    .from(stockMovements)
    .where(
      and(
        isOf,
        sql`(${stockMovements.createdAt}, ${stockMovements.id}) > (${last.createdAt}, ${last.id})`,
      ),
    )
    .get();
  return row?.packs ?? 0;
}

export type ShownMovement = ReturnType<typeof movementsOf>["movements"][number];

/** Packs of a product or batch in orders that took them and have not left: they still stand on the shelf, but are not on hand. The cross join goes by the orders, which are few. */
export function soldNotSent(id: string, by: By = "product"): number {
  const row = db
    .select({ packs: sql<number>`coalesce(-sum(${stockMovements.packs}), 0)` })
    .from(orders)
    .crossJoin(stockMovements)
    .where(
      and(
        isListed,
        inArray(orders.status, ["Not Process", "Processing"]),
        eq(stockMovements.orderId, orders.id),
        inArray(stockMovements.kind, ["sold", "returned"]),
        eq(columnOf[by], id),
      ),
    )
    .get();
  return row?.packs ?? 0;
}
