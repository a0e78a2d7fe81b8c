import { eq } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { categories, products, users } from "~/base/db/schema";

/** True if there are no categories, products or shoppers. In its own file, because the rest of the demo is large to load. */
export function isEmptyShop(): boolean {
  const found = [
    db.select({ id: categories.id }).from(categories).limit(1).all(),
    db.select({ id: products.id }).from(products).limit(1).all(),
    db.select({ id: users.id }).from(users).where(eq(users.role, 0)).limit(1).all(),
  ];
  return found.flat().length === 0;
}
