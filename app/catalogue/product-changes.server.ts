import { eq } from "drizzle-orm";
import { write, type Writer } from "~/db/connection.server";
import { categories, photos, products } from "~/db/schema";
import { newId } from "~/lib/ids.server";
import { type PhotoProblem, storePhoto } from "./photos.server";
import type { Product } from "./product";
import {
  dropPhotos,
  type NewPhoto,
  type PhotoWithAlt,
  setFirstPhoto,
} from "./product-photos.server";
import { productById } from "./products.server";
import { searchText } from "./search-text";
import { keepOldProductSlug, slugForProduct } from "./slug-rows.server";

/** Price in paise, volume in ml; `shipping` 1: offered, 0: not. */
export type ProductInput = {
  name: string;
  description: string;
  pricePaise: number;
  volumeMl: number;
  shipping: number;
  categoryId: string;
  photo?: NewPhoto;
};

/** `price`, `volume`: outside of what the shop can sell; the photo's problems are those of `storePhoto`. */
export type ProductProblem = {
  product?: undefined;
  problem: "price" | "volume" | "unknown-category" | PhotoProblem["problem"];
};
export type ProductChange = { product: Product; problem?: undefined } | ProductProblem;

type StoredInput = Omit<ProductInput, "photo"> & { photo: PhotoWithAlt | null };

/** Puts a product on sale, with a slug made from its name. `now` is the time (UTC ms) by which lists are sorted. */
export async function createProduct(input: ProductInput, now = Date.now()): Promise<ProductChange> {
  const stored = await storedInput(input);
  if ("problem" in stored) return stored;
  const id = newId(now);
  const problem = await write(async (tx): Promise<ProductProblem | null> => {
    if (await isUnknownCategory(tx, stored.categoryId)) return { problem: "unknown-category" };
    const slug = await slugForProduct(tx, stored.name, id);
    await tx
      .insert(products)
      .values({ id, slug, ...columnsOf(stored), createdAt: now, updatedAt: now });
    if (stored.photo) await setFirstPhoto(tx, id, stored.photo, now);
    return null;
  });
  return problem ?? productAfter(id);
}

/**
 * Changes a product to what `input` says; without a photo it keeps the one it has. Another name makes another slug, and
 * the old one goes on to lead here.
 */
export async function updateProduct(
  id: string,
  input: ProductInput,
  now = Date.now(),
): Promise<ProductChange | { product?: undefined; problem: "unknown-product" }> {
  const stored = await storedInput(input);
  if ("problem" in stored) return stored;
  const problem = await write(async (tx) => {
    const [before] = await tx.select().from(products).where(eq(products.id, id));
    if (!before) return { problem: "unknown-product" as const };
    if (await isUnknownCategory(tx, stored.categoryId))
      return { problem: "unknown-category" as const };
    const slug =
      before.name === stored.name ? before.slug : await slugForProduct(tx, stored.name, id);
    await keepOldProductSlug(tx, id, { old: before.slug, new: slug }, now);
    await tx
      .update(products)
      .set({ slug, ...columnsOf(stored), updatedAt: now })
      .where(eq(products.id, id));
    if (stored.photo) await setFirstPhoto(tx, id, stored.photo, now);
    return null;
  });
  return problem ?? productAfter(id);
}

/**
 * Takes a product away for good; false when there is none of that id. Orders keep their lines and the photos these show,
 * carts keep a line that says it is no longer sold.
 */
export function deleteProduct(id: string): Promise<boolean> {
  return write(async (tx) => {
    await dropPhotos(tx, eq(photos.productId, id));
    const deleted = await tx
      .delete(products)
      .where(eq(products.id, id))
      .returning({ id: products.id });
    return deleted.length > 0;
  });
}

/** Everything that needs no database: the picture is decoded and stored before the transaction begins. */
async function storedInput({
  photo,
  ...input
}: ProductInput): Promise<StoredInput | ProductProblem> {
  if (!isWhole(input.pricePaise, 100_000_000)) return { problem: "price" };
  if (!isWhole(input.volumeMl, 9_999_990)) return { problem: "volume" };
  if (!photo) return { ...input, photo: null };
  const stored = await storePhoto(photo.original);
  return stored.problem ? stored : { ...input, photo: { ...stored, alt: photo.alt } };
}

function isWhole(amount: number, most: number): boolean {
  return Number.isSafeInteger(amount) && amount > 0 && amount <= most;
}

function columnsOf(input: StoredInput) {
  const { name, description, pricePaise, volumeMl, shipping, categoryId } = input;
  return {
    name,
    description,
    searchText: searchText(input),
    pricePaise,
    volumeMl,
    shipping,
    categoryId,
  };
}

async function isUnknownCategory(tx: Writer, id: string): Promise<boolean> {
  const found = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(eq(categories.id, id));
  return found.length === 0;
}

async function productAfter(id: string): Promise<{ product: Product }> {
  const product = await productById(id);
  if (!product) throw new Error("A product vanished while it was being saved");
  return { product };
}
