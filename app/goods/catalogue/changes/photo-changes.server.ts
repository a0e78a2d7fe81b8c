import { and, asc, eq, inArray } from "drizzle-orm";
import type { Actor } from "~/upkeep/audit/record.server";
import { db, type Reader, write, type Writer } from "~/base/db/connection.server";
import { photos, products } from "~/base/db/schema";
import { groupedBy } from "~/base/lib/grouped-by";
import { mostPhotos } from "~/goods/photos/photo-ref";
import type { PhotoProblem } from "~/goods/photos/picture.server";
import type { RemovedPhoto } from "./removed-photo";
import { recordPhoto } from "./product-audit.server";
import { appendPhotos, dropPhotos, type NewPhoto, storePhotos } from "../product-photos.server";
import { refuseLosingLabel } from "../sale/strict.server";
import { keepForNow } from "~/goods/photos/quick-photo.server";

type PhotoRow = typeof photos.$inferSelect;
type Holder = { product: ReturnType<typeof named>[number]; list: PhotoRow[]; photo: PhotoRow };

/** `unknown-photo`: none of the products has this photo any more. */
export type PhotoChange = { problem?: undefined } | { problem: "unknown-photo" };

export const photoMoves = ["up", "down", "first"] as const;
type PhotoMove = (typeof photoMoves)[number];

// A photo is changed in all of `productIds` that show the same picture, each with a row of its own: one product, or the packs of an
// oil.

/** Moves a photo one place up or down, to the first place, which is the main photo's, or to a place counted from 0. */
export function movePhoto(
  productIds: string[],
  photoId: string,
  move: PhotoMove | number,
  actor: Actor | null,
): Promise<PhotoChange> {
  return write((tx) =>
    inEach(holdersOf(tx, productIds, photoId), ({ product, list, photo }) => {
      const from = list.indexOf(photo);
      const places = { up: from - 1, down: from + 1, first: 0 };
      const wanted = typeof move === "number" ? move : places[move];
      const to = Math.min(Math.max(0, wanted), list.length - 1);
      if (from === to) return;
      storeOrder(tx, product.id, list.toSpliced(from, 1).toSpliced(to, 0, photo));
      const place = (index: number) => `${photo.alt}: place ${index + 1}`;
      recordPhoto(tx, actor, product, { before: place(from), after: place(to) });
    }),
  );
}

/**
 * Removes a photo; order lines that show it keep it. `removed` is what puts it back; its files stay for an hour at least. None:
 * the photo was not there any more. Throws `Refused` as `refuseLosingLabel` does.
 */
export async function removePhoto(
  productIds: string[],
  photoId: string,
  actor: Actor | null,
): Promise<PhotoChange & { removed?: RemovedPhoto }> {
  const known = db.select({ hash: photos.hash }).from(photos).where(eq(photos.id, photoId)).get();
  if (known) await keepForNow(known.hash);
  return write((tx) => {
    const holders = holdersOf(tx, productIds, photoId);
    const [first] = holders;
    for (const { product, photo } of holders) refuseLosingLabel(tx, product, photo.id);
    const at = holders.map(({ product, photo }) => ({
      id: product.id,
      place: photo.position,
      ...(product.labelPhotoId === photo.id && { isLabel: true }),
    }));
    const change = inEach(holders, ({ product, list, photo }) => {
      dropPhotos(tx, eq(photos.id, photo.id));
      tx.update(photos).set({ productId: null }).where(eq(photos.id, photo.id)).run();
      const others = list.filter(({ id }) => id !== photo.id);
      storeOrder(tx, product.id, others);
      recordPhoto(tx, actor, product, { before: photo.alt, after: null });
    });
    if (!first) return change;
    return { removed: { hash: first.photo.hash, alt: first.photo.alt, at } };
  });
}

/** Sets a photo's alternative text. `version`: the text that the form was filled from. `meanwhile`: what somebody else has changed it to. */
export function describePhoto(
  productIds: string[],
  photoId: string,
  { alt, version }: { alt: string; version: string },
  actor: Actor | null,
): Promise<PhotoChange & { meanwhile?: string }> {
  return write((tx) => {
    const holders = holdersOf(tx, productIds, photoId);
    const stored = holders.find(({ photo }) => photo.id === photoId)?.photo.alt;
    if (stored !== undefined && ![version, alt].includes(stored)) return { meanwhile: stored };
    return inEach(holders, ({ product, photo }) => {
      if (photo.alt === alt) return;
      tx.update(photos).set({ alt }).where(eq(photos.id, photo.id)).run();
      recordPhoto(tx, actor, product, { before: photo.alt, after: alt });
    });
  });
}

/** Appends photos to each product, all or none. `too-many`: one would have more than `mostPhotos`. */
export async function addPhotos(
  productIds: string[],
  added: NewPhoto[],
  actor: Actor | null,
  now = Date.now(),
): Promise<PhotoChange | PhotoProblem | { problem: "too-many" }> {
  // Check before decoding the pictures, and again in the transaction.
  const early = problemOfAdding(db, productIds, added.length);
  if (early) return { problem: early };
  const stored = await storePhotos(added);
  if ("problem" in stored) return stored;
  return write((tx) => {
    const problem = problemOfAdding(tx, productIds, stored.length);
    if (problem) return { problem };
    for (const product of named(tx, productIds)) {
      appendPhotos(tx, product.id, stored, now);
      for (const { alt } of stored) recordPhoto(tx, actor, product, { before: null, after: alt });
    }
    return {};
  });
}

export function problemOfAdding(from: Reader, productIds: string[], more: number) {
  if (named(from, productIds).length === 0) return "unknown-photo" as const;
  const lists = photosByProduct(from, productIds).values();
  const isFull = [[], ...lists].some((list) => list.length + more > mostPhotos);
  return isFull ? ("too-many" as const) : null;
}

/** The products that have this photo's picture, each with its own row of it. */
function holdersOf(tx: Reader, productIds: string[], photoId: string): Holder[] {
  const lists = photosByProduct(tx, productIds);
  const shown = [...lists.values()].flat().find(({ id }) => id === photoId);
  return named(tx, productIds).flatMap((product) => {
    const list = lists.get(product.id) ?? [];
    const photo =
      list.find(({ id }) => id === photoId) ?? list.find(({ hash }) => hash === shown?.hash);
    return photo ? [{ product, list, photo }] : [];
  });
}

function inEach(holders: Holder[], change: (holder: Holder) => void): PhotoChange {
  for (const holder of holders) change(holder);
  return holders.length > 0 ? {} : { problem: "unknown-photo" };
}

export const named = (from: Reader, productIds: string[]) =>
  from
    .select({
      id: products.id,
      name: products.name,
      sale: products.sale,
      labelPhotoId: products.labelPhotoId,
    })
    .from(products)
    .where(inArray(products.id, productIds))
    .all();

export function photosByProduct(from: Reader, productIds: string[]): Map<string, PhotoRow[]> {
  const rows = from
    .select()
    .from(photos)
    .where(inArray(photos.productId, productIds))
    .orderBy(asc(photos.position), asc(photos.id))
    .all();
  return groupedBy(rows, ({ productId }) => productId ?? "");
}

/** Stores the photos in this order; the first becomes the product's main photo. */
export function storeOrder(tx: Writer, productId: string, list: PhotoRow[]): void {
  for (const [position, { id }] of list.entries()) {
    tx.update(photos)
      .set({ position })
      .where(and(eq(photos.id, id), eq(photos.productId, productId)))
      .run();
  }
  tx.update(products)
    .set({ photoId: list[0]?.id ?? null })
    .where(eq(products.id, productId))
    .run();
}
