import { quantityTold } from "~/base/lib/pack-figures";
import { desc, eq } from "drizzle-orm";
import { updateProduct } from "~/goods/catalogue/changes/product-changes.server";
import { productById } from "~/goods/catalogue/products.server";
import { db } from "~/base/db/connection.server";
import { priceHistory, products } from "~/base/db/schema";
import { admin } from "../../cast";
import { product } from "../../shelf";

/** A pack of ₹2,400 with an MRP, of an oil of its own unless said otherwise. */
export async function pack(
  given: {
    name?: string;
    pricePaise?: number;
    volumeMl?: number;
    mrpPaise?: number | null;
    family?: string;
    code?: string;
  } = {},
) {
  const { mrpPaise = 260_000, family, code, ...overrides } = given;
  const made = await product({ pricePaise: 240_000, volumeMl: 15_000, ...overrides });
  return {
    ...made,
    ...(await edited(made.id, { mrpPaise, ...(family && { family }), ...(code && { code }) })),
  };
}

let owner: ReturnType<typeof admin> | undefined;

/** Changes a pack as its own form does. */
export async function edited(
  id: string,
  change: { pricePaise?: number; mrpPaise?: number | null; family?: string; code?: string },
  now = Date.now(),
) {
  const before = productById(id);
  if (!before) throw new Error("There is no such product");
  const { name, description, pricePaise, shipping, category } = before;
  const volumeMl = quantityTold(before);
  const input = { name, description, pricePaise, volumeMl, shipping, categoryId: category.id };
  owner ??= admin();
  const made = await updateProduct(id, { ...input, ...change }, now, await owner);
  if (made.problem) throw new Error(`The change was refused: ${made.problem}`);
  return made.product;
}

export function priceOf(id: string): number | undefined {
  return db.select().from(products).where(eq(products.id, id)).get()?.pricePaise;
}

/** The newest rows of a pack's history, newest first. */
export function pastOf(id: string) {
  return db
    .select()
    .from(priceHistory)
    .where(eq(priceHistory.productId, id))
    .orderBy(desc(priceHistory.at), desc(priceHistory.id))
    .all();
}
