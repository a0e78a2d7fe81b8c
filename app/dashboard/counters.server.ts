import { count } from "drizzle-orm";
import { db } from "~/db/connection.server";
import { isPaid, orders, products, users } from "~/db/schema";

/** Numbers of paid orders (including those refunded since), products and users. */
export function counters(): { orders: number; products: number; users: number } {
  const paid = db.select({ total: count() }).from(orders).where(isPaid).all();
  const forSale = db.select({ total: count() }).from(products).all();
  const registered = db.select({ total: count() }).from(users).all();
  return {
    orders: paid[0]?.total ?? 0,
    products: forSale[0]?.total ?? 0,
    users: registered[0]?.total ?? 0,
  };
}
