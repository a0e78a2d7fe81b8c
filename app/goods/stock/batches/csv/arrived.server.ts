import { and, eq, inArray, sql } from "drizzle-orm";
import { db, type Reader } from "~/base/db/connection.server";
import { stockMovements } from "~/base/db/schema";

/** The packs that ever arrived in these batches, by id. */
export function arrivedIn(batchIds: string[], from: Reader = db): Map<string, number> {
  const rows = from
    .select({
      id: stockMovements.batchId,
      packs: sql<number>`sum(${stockMovements.packs})`,
    })
    .from(stockMovements)
    .where(
      and(
        inArray(
          stockMovements.batchId,
          sql`(select value from json_each(${JSON.stringify(batchIds)}))`,
        ),
        eq(stockMovements.kind, "arrived"),
      ),
    )
    .groupBy(stockMovements.batchId)
    .all();
  return new Map(rows.map(({ id, packs }) => [id ?? "", packs]));
}
