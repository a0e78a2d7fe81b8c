import { and, count, eq, max, notExists, type SQL } from "drizzle-orm";
import { write, type Writer } from "~/base/db/connection.server";
import { orderLines, photos, products } from "~/base/db/schema";
import { runSoon } from "~/upkeep/jobs/lease.server";
import { newId } from "~/base/lib/ids.server";
import { photoJobName } from "~/goods/photos/photo-remaking.server";
import { storePhoto } from "~/goods/photos/photos.server";
import type { PhotoProblem } from "~/goods/photos/picture.server";
import { type QuickPhoto, storePhotosQuickly } from "~/goods/photos/quick-photo.server";

/** An uploaded picture and its alternative text. */
export type NewPhoto = { original: Buffer; alt: string };
export type PhotoWithAlt = QuickPhoto & { alt: string };

/** Stores all pictures or none. Call it before the transaction: it is slow. */
export async function storePhotos(added: NewPhoto[]): Promise<PhotoWithAlt[] | PhotoProblem> {
  const stored = await storePhotosQuickly(added.map(({ original }) => original));
  return "problem" in stored
    ? stored
    : stored.map((photo, at) => ({ ...photo, alt: added[at]?.alt ?? "" }));
}

/** Appends a photo to a product. */
export async function addPhoto(
  productId: string,
  { original, alt }: NewPhoto,
  now = Date.now(),
): Promise<{ problem?: undefined } | PhotoProblem | { problem: "unknown-product" }> {
  const stored = await storePhoto(original);
  if (stored.problem) return stored;
  return write((tx) => {
    const product = tx
      .select({ photos: count(photos.id) })
      .from(products)
      .leftJoin(photos, eq(photos.productId, products.id))
      .where(eq(products.id, productId))
      .groupBy(products.id)
      .get();
    if (!product) return { problem: "unknown-product" };
    if (product.photos === 0) setFirstPhoto(tx, productId, { ...stored, alt }, now);
    else insertPhoto(tx, productId, { ...stored, alt }, product.photos, now);
    return {};
  });
}

/** Replaces a product's main photo, or sets the first one. */
export function setFirstPhoto(
  tx: Writer,
  productId: string,
  photo: PhotoWithAlt,
  now: number,
): void {
  const before = and(eq(photos.productId, productId), eq(photos.position, 0));
  dropPhotos(tx, before);
  tx.update(photos).set({ productId: null }).where(before).run();
  const photoId = insertPhoto(tx, productId, photo, 0, now);
  tx.update(products).set({ photoId }).where(eq(products.id, productId)).run();
}

/** Appends photos to a product; if it had none, the first becomes the main photo. */
export function appendPhotos(
  tx: Writer,
  productId: string,
  added: PhotoWithAlt[],
  now: number,
): void {
  const last = tx
    .select({ position: max(photos.position) })
    .from(photos)
    .where(eq(photos.productId, productId))
    .get();
  let position = (last?.position ?? -1) + 1;
  for (const photo of added) {
    if (position === 0) setFirstPhoto(tx, productId, photo, now);
    else insertPhoto(tx, productId, photo, position, now);
    position += 1;
  }
}

/** Deletes the matching photos except those that an order line shows. */
export function dropPhotos(tx: Writer, which: SQL | undefined): void {
  const linesShowingIt = tx
    .select({ id: orderLines.orderId })
    .from(orderLines)
    .where(eq(orderLines.photoId, photos.id));
  tx.delete(photos)
    .where(and(which, notExists(linesShowingIt)))
    .run();
}

function insertPhoto(
  tx: Writer,
  productId: string,
  { hash, width, height, colour, alt }: PhotoWithAlt,
  position: number,
  now: number,
): string {
  const id = newId(now);
  tx.insert(photos)
    .values({ id, productId, hash, alt, width, height, colour, position, createdAt: now })
    .run();
  if (colour === null) runSoon(tx, photoJobName);
  return id;
}
