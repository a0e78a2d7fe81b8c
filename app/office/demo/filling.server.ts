import { z } from "zod";
import { write, db } from "~/base/db/connection.server";
import { storedSettings, storeSettings } from "~/base/db/stored-settings.server";
import { settings } from "~/base/lib/env/settings.server";
import { eq } from "drizzle-orm";
import { categories, products, users } from "~/base/db/schema";

/** In its own file, because the rest of the demo is large to load. */
const key = "demo.filling";

const filling = z.object({ done: z.number().int(), of: z.number().int() });
/** Steps that are done, of how many. */
export type Filling = z.output<typeof filling>;

/** How far the demo shop is filled; null: it is filled, or needs no filling. Stored, so that a filling that was killed goes on. */
export function fillingNow(): Filling | null {
  if (settings.mode !== "demo") return null;
  const stored = storedSettings().get(key);
  return stored === undefined ? null : filling.parse(JSON.parse(stored));
}

/** Begins to fill the shop when it is a demo and empty. Returns whether it is to be filled, or to be filled on. */
export async function beginFilling(): Promise<boolean> {
  if (fillingNow()) return true;
  if (settings.mode !== "demo" || !isEmptyShop()) return false;
  await noteFilling({ done: 0, of: 1 });
  return true;
}

/** Null: it is filled. */
export async function noteFilling(now: Filling | null): Promise<void> {
  await write((tx) => storeSettings(tx, { [key]: now && JSON.stringify(now) }));
}

/** True if there are no categories, products or shoppers. In its own file, because the rest of the demo is large to load. */
function isEmptyShop(): boolean {
  const found = [
    db.select({ id: categories.id }).from(categories).limit(1).all(),
    db.select({ id: products.id }).from(products).limit(1).all(),
    db.select({ id: users.id }).from(users).where(eq(users.role, 0)).limit(1).all(),
  ];
  return found.flat().length === 0;
}
