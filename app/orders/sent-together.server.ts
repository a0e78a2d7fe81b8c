import { and, asc, eq, ne } from "drizzle-orm";
import { db } from "~/db/connection.server";
import { isListed, orders } from "~/db/schema";
import type { Order } from "./order.server";

/** The numbers of the other orders that travel in the same parcel as this one; those that are cancelled do not. */
export function sentTogetherWith({ id, sendWith }: Pick<Order, "id" | "sendWith">): string[] {
  const first = sendWith ?? id;
  const going = (which: ReturnType<typeof eq>) =>
    db
      .select({ number: orders.number })
      .from(orders)
      .where(and(which, ne(orders.id, id), ne(orders.status, "cancel"), isListed))
      .orderBy(asc(orders.serial))
      .all();
  return [...going(eq(orders.id, first)), ...going(eq(orders.sendWith, first))].map(
    ({ number }) => number,
  );
}
