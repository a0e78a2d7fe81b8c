import { count } from "drizzle-orm";
import { db } from "~/db/connection.server";
import { isPaid, orders, products, users } from "~/db/schema";

/** How many orders were paid, also those refunded since; how many products and users there are. */
export function counters(): { orders: number; products: number; users: number } {
  const paid = db.select({ total: count() }).from(orders).where(isPaid).all();
  const sold = db.select({ total: count() }).from(products).all();
  const known = db.select({ total: count() }).from(users).all();
  return {
    orders: paid[0]?.total ?? 0,
    products: sold[0]?.total ?? 0,
    users: known[0]?.total ?? 0,
  };
}
