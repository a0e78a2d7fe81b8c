import { type SQL, sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { orderCounts } from "~/base/db/schema";
import { dayNumber } from "~/base/lib/day-count";

type Days = { from: number | null; until: number | null };

/**
 * How many orders are shown in lists: of this status, placed from the beginning of one day until the beginning of another (UTC ms, null:
 * since ever, until now); "": of any status.
 */
export function countListed(status: string, { from, until }: Days): number {
  const conditions = [
    ...(status ? [sql`status = ${status}`] : []),
    ...(from === null ? [] : [sql`day >= ${dayNumber(from)}`]),
    ...(until === null ? [] : [sql`day < ${dayNumber(until)}`]),
  ];
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
  return sumOf(sql`sum(listed)`, where);
}

/** How many orders were paid, including those refunded since. */
export const countPaid = (): number => sumOf(sql`sum(paid)`, sql``);

function sumOf(sum: SQL, where: SQL): number {
  return (
    db.get<{ total: number | null }>(sql`select ${sum} as total from ${orderCounts} ${where}`)
      .total ?? 0
  );
}
