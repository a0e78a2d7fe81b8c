import { and, inArray, sql } from "drizzle-orm";
import type { Reader } from "~/base/db/connection.server";
import { orders } from "~/base/db/schema";
import { forIds, type KnownPerson } from "./person.server";

/** The numbers of orders that need their address still: paid or to be paid by hand, and not delivered yet. */
export function openOrdersOf(reader: Reader, { orderIds }: KnownPerson): string[] {
  return forIds(orderIds, (some) =>
    reader
      .select({ number: orders.number })
      .from(orders)
      .where(
        and(
          inArray(orders.id, some),
          sql`${orders.status} in ('Not Process', 'Processing', 'Shipped')`,
          sql`${orders.paymentStatus} in ('paid', 'part_refunded', 'review', 'pending')`,
        ),
      )
      .all(),
  ).map(({ number }) => number);
}
