import { count } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { products, users } from "~/base/db/schema";
import { countPaid } from "~/sales/orders/counted.server";

/** Numbers of paid orders (including those refunded since), products and users. */
export function counters(): { orders: number; products: number; users: number } {
  const forSale = db.select({ total: count() }).from(products).all();
  const registered = db.select({ total: count() }).from(users).all();
  return {
    orders: countPaid(),
    products: forSale[0]?.total ?? 0,
    users: registered[0]?.total ?? 0,
  };
}
