import { eq } from "drizzle-orm";
import type { Reader } from "~/base/db/connection.server";
import { products } from "~/base/db/schema";

/** The product that this form created before; null: none. */
export function productOfForm(
  from: Reader,
  idempotencyKey: string | undefined,
): { id: string } | null {
  if (idempotencyKey === undefined) return null;
  const existing = from
    .select({ id: products.id })
    .from(products)
    .where(eq(products.idempotencyKey, idempotencyKey))
    .get();
  return existing ?? null;
}
