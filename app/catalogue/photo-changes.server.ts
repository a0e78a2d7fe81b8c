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
type Shelf = { product: { id: string; name: string }; list: Row[] };
type Gone = { product: undefined; list: Row[] };

/** `unknown-photo`: the product, or this photo of it, is gone. */
export type PhotoChange = { problem?: undefined } | { problem: "unknown-photo" };

export const photoMoves = ["up", "down", "first"] as const;
export type PhotoMove = (typeof photoMoves)[number];

/** Moves a photo one place up or down, or to the first place: the first is the main one. */
export function movePhoto(
  productId: string,
  photoId: string,
  move: PhotoMove,
  actor: Actor | null,
): Promise<PhotoChange> {
  return write((tx) => {
    const { product, list } = photosOnShelf(tx, productId);
    const from = list.findIndex((photo) => photo.id === photoId);
    const photo = list[from];
    if (!product || !photo) return { problem: "unknown-photo" };
    const to = { up: Math.max(0, from - 1), down: Math.min(list.length - 1, from + 1), first: 0 }[
      move
    ];
    if (from === to) return {};
    arrange(tx, productId, list.toSpliced(from, 1).toSpliced(to, 0, photo));
    const place = (index: number) => `${photo.alt}: place ${index + 1}`;
    recordPhoto(tx, actor, product, { before: place(from), after: place(to) });
    return {};
  });
}

/** Takes a photo off a product; an order line that shows it keeps it. */
export function removePhoto(
  productId: string,
  photoId: string,
  actor: Actor | null,
): Promise<PhotoChange> {
  return write((tx) => {
    const { product, list } = photosOnShelf(tx, productId);
    const photo = list.find(({ id }) => id === photoId);
    if (!product || !photo) return { problem: "unknown-photo" };
    dropPhotos(tx, eq(photos.id, photoId));
    tx.update(photos).set({ productId: null }).where(eq(photos.id, photoId)).run();
    arrange(
      tx,
      productId,
      list.filter(({ id }) => id !== photoId),
    );
    recordPhoto(tx, actor, product, { before: photo.alt, after: null });
    return {};
  });
}

/** Says what a photo shows. `was`: what the form was filled with; when it is something else by now, it comes as `stored`. */
export function describePhoto(
  productId: string,
  photoId: string,
  { alt, was }: { alt: string; was: string },
  actor: Actor | null,
): Promise<PhotoChange | { problem: "changed-meanwhile"; stored: string }> {
  return write((tx) => {
    const { product, list } = photosOnShelf(tx, productId);
    const photo = list.find(({ id }) => id === photoId);
    if (!product || !photo) return { problem: "unknown-photo" };
    if (photo.alt !== was) return { problem: "changed-meanwhile", stored: photo.alt };
    if (photo.alt === alt) return {};
    tx.update(photos).set({ alt }).where(eq(photos.id, photoId)).run();
    recordPhoto(tx, actor, product, { before: photo.alt, after: alt });
    return {};
  });
}

/** Adds photos behind those a product has. `too-many`: it would have more than `mostPhotos`. All or none. */
export async function addPhotos(
  productId: string,
  added: NewPhoto[],
  actor: Actor | null,
  now = Date.now(),
): Promise<PhotoChange | PhotoProblem | { problem: "too-many" }> {
  const before = photosOnShelf(db, productId);
  const early = problemOfAdding(before, added.length);
  if (early) return { problem: early };
  const stored: PhotoWithAlt[] = [];
  for (const { original, alt } of added) {
    const photo = await storePhotoQuickly(original);
    if (photo.problem) return photo;
    stored.push({ ...photo, alt });
  }
  return write((tx) => {
    const shelf = photosOnShelf(tx, productId);
    const { product } = shelf;
    const problem = problemOfAdding(shelf, stored.length);
    if (!product || problem) return { problem: problem ?? "unknown-photo" };
    appendPhotos(tx, productId, stored, now);
    for (const { alt } of stored) recordPhoto(tx, actor, product, { before: null, after: alt });
    return {};
  });
}

function problemOfAdding({ product, list }: Shelf | Gone, more: number) {
  if (!product) return "unknown-photo" as const;
  return list.length + more > mostPhotos ? ("too-many" as const) : null;
}

function photosOnShelf(tx: Reader, productId: string): Shelf | Gone {
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

/** Gives the photos these places, the first of them also to the product. */
function arrange(tx: Writer, productId: string, list: Row[]): void {
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
