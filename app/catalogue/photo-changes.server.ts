import { and, asc, eq } from "drizzle-orm";
import type { Actor } from "~/audit/record.server";
import { db, type Reader, write, type Writer } from "~/db/connection.server";
import { photos, products } from "~/db/schema";
import { mostPhotos } from "~/photos/photo-ref";
import type { PhotoProblem } from "~/photos/photos.server";
import { recordPhoto } from "./product-audit.server";
import {
  appendPhotos,
  dropPhotos,
  type NewPhoto,
  type PhotoWithAlt,
} from "./product-photos.server";
import { storePhotoQuickly } from "~/photos/quick-photo.server";

type Row = typeof photos.$inferSelect;
type ProductPhotos = { product: { id: string; name: string }; list: Row[] };
type UnknownProduct = { product: undefined; list: Row[] };

/** `unknown-photo`: the product or its photo no longer exists. */
export type PhotoChange = { problem?: undefined } | { problem: "unknown-photo" };

export const photoMoves = ["up", "down", "first"] as const;
export type PhotoMove = (typeof photoMoves)[number];

/** Moves a photo one place up or down, or to the first place, which is the main photo's. */
export function movePhoto(
  productId: string,
  photoId: string,
  move: PhotoMove,
  actor: Actor | null,
): Promise<PhotoChange> {
  return write((tx) => {
    const { product, list } = readPhotos(tx, productId);
    const from = list.findIndex((photo) => photo.id === photoId);
    const photo = list[from];
    if (!product || !photo) return { problem: "unknown-photo" };
    const to = { up: Math.max(0, from - 1), down: Math.min(list.length - 1, from + 1), first: 0 }[
      move
    ];
    if (from === to) return {};
    storeOrder(tx, productId, list.toSpliced(from, 1).toSpliced(to, 0, photo));
    const place = (index: number) => `${photo.alt}: place ${index + 1}`;
    recordPhoto(tx, actor, product, { before: place(from), after: place(to) });
    return {};
  });
}

/** Removes a photo from a product; order lines that show it keep it. */
export function removePhoto(
  productId: string,
  photoId: string,
  actor: Actor | null,
): Promise<PhotoChange> {
  return write((tx) => {
    const { product, list } = readPhotos(tx, productId);
    const photo = list.find(({ id }) => id === photoId);
    if (!product || !photo) return { problem: "unknown-photo" };
    dropPhotos(tx, eq(photos.id, photoId));
    tx.update(photos).set({ productId: null }).where(eq(photos.id, photoId)).run();
    storeOrder(
      tx,
      productId,
      list.filter(({ id }) => id !== photoId),
    );
    recordPhoto(tx, actor, product, { before: photo.alt, after: null });
    return {};
  });
}

/** Sets a photo's alternative text. `was`: the text when the form was opened; if it has changed, returns it as `stored`. */
export function describePhoto(
  productId: string,
  photoId: string,
  { alt, was }: { alt: string; was: string },
  actor: Actor | null,
): Promise<PhotoChange | { problem: "changed-meanwhile"; stored: string }> {
  return write((tx) => {
    const { product, list } = readPhotos(tx, productId);
    const photo = list.find(({ id }) => id === photoId);
    if (!product || !photo) return { problem: "unknown-photo" };
    if (photo.alt !== was) return { problem: "changed-meanwhile", stored: photo.alt };
    if (photo.alt === alt) return {};
    tx.update(photos).set({ alt }).where(eq(photos.id, photoId)).run();
    recordPhoto(tx, actor, product, { before: photo.alt, after: alt });
    return {};
  });
}

/** Appends photos to a product, all or none. `too-many`: it would have more than `mostPhotos`. */
export async function addPhotos(
  productId: string,
  added: NewPhoto[],
  actor: Actor | null,
  now = Date.now(),
): Promise<PhotoChange | PhotoProblem | { problem: "too-many" }> {
  const before = readPhotos(db, productId);
  // Check before decoding the pictures, and again in the transaction.
  const early = problemOfAdding(before, added.length);
  if (early) return { problem: early };
  const stored: PhotoWithAlt[] = [];
  for (const { original, alt } of added) {
    const photo = await storePhotoQuickly(original);
    if (photo.problem) return photo;
    stored.push({ ...photo, alt });
  }
  return write((tx) => {
    const current = readPhotos(tx, productId);
    const { product } = current;
    const problem = problemOfAdding(current, stored.length);
    if (!product || problem) return { problem: problem ?? "unknown-photo" };
    appendPhotos(tx, productId, stored, now);
    for (const { alt } of stored) recordPhoto(tx, actor, product, { before: null, after: alt });
    return {};
  });
}

function problemOfAdding({ product, list }: ProductPhotos | UnknownProduct, more: number) {
  if (!product) return "unknown-photo" as const;
  return list.length + more > mostPhotos ? ("too-many" as const) : null;
}

function readPhotos(tx: Reader, productId: string): ProductPhotos | UnknownProduct {
  const product = tx
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(eq(products.id, productId))
    .get();
  const list = tx
    .select()
    .from(photos)
    .where(eq(photos.productId, productId))
    .orderBy(asc(photos.position), asc(photos.id))
    .all();
  return { product, list };
}

/** Stores the photos in this order; the first becomes the product's main photo. */
function storeOrder(tx: Writer, productId: string, list: Row[]): void {
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
