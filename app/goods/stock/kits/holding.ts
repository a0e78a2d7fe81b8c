import { type SQL, sql } from "drizzle-orm";

/** Movements of packs that hold packs of this batch: its own, and those of batches that were packed ahead with it. */
export const holdsPacksOf = (batchId: string): SQL =>
  sql`stock_movements.batch_id in (select ${batchId}
    union all select batch_id from batch_parts where part_batch_id = ${batchId})`;

/** Movements of packs that went to a buyer or came back: sold, given back, or sent in place of others (`takeReplacement`). */
export const isOfBuyer: SQL = sql`stock_movements.order_id is not null and stock_movements.kind in ('sold', 'returned', 'corrected')`;

/** How many packs of this batch are in one pack that moved. */
export const packsInside = (batchId: string): SQL<number> =>
  sql<number>`iif(stock_movements.batch_id = ${batchId}, 1, (select inside.packs from batch_parts inside
    where inside.batch_id = stock_movements.batch_id and inside.part_batch_id = ${batchId}))`;
