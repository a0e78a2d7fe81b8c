import { inArray, sql } from "drizzle-orm";
import type { Reader } from "~/base/db/connection.server";
import { moneyCame } from "~/base/db/schema";
import type { PaymentMethod } from "~/base/db/statuses";
import type { WayPaid } from "./came";

type PaidOrder = { id: string; paymentMethod: PaymentMethod };

/** How the money of paid orders came, by order id, whatever was agreed when they were placed. */
export function waysPaid(from: Reader, paid: PaidOrder[]): Map<string, WayPaid> {
  const ids = JSON.stringify(paid.map(({ id }) => id));
  const ways = from
    .select({ orderId: moneyCame.orderId, way: moneyCame.way })
    .from(moneyCame)
    .where(inArray(moneyCame.orderId, sql`(select value from json_each(${ids}))`))
    .groupBy(sql`1, 2`)
    // Not by what was taken back; of several ways the last one counts.
    .having(sql`sum(${moneyCame.amountPaise}) > 0`)
    .orderBy(sql`max(${moneyCame.cameAt})`)
    .all();
  const wayOf = new Map(ways.map(({ orderId, way }) => [orderId, way]));
  return new Map(
    paid.map(({ id, paymentMethod }) => [id, wayPaid(wayOf.get(id) ?? null, paymentMethod)]),
  );
}

/** Where nobody said how it came, as it was agreed. */
export function wayPaid(way: string | null, method: PaymentMethod): WayPaid {
  if (way === "online" || way === "cash") return way;
  if (way !== null) return "transfer";
  return method === "later" || method === "on-delivery" ? "unsaid" : method;
}
