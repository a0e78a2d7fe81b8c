import { count } from "drizzle-orm";
import { db } from "~/db/connection.server";
import { isPaid, orders, products, users } from "~/db/schema";

/** How many orders were paid, also those refunded since; how many products and users there are. */
export async function counters(): Promise<{ orders: number; products: number; users: number }> {
  const [paid, sold, known] = await Promise.all([
    db.select({ total: count() }).from(orders).where(isPaid),
    db.select({ total: count() }).from(products),
    db.select({ total: count() }).from(users),
  ]);
  return {
    orders: paid[0]?.total ?? 0,
    products: sold[0]?.total ?? 0,
    users: known[0]?.total ?? 0,
  };
}
