import { eq } from "drizzle-orm";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { write } from "~/base/db/connection.server";
import { photos, products } from "~/base/db/schema";
import { refuseLosingLabel } from "../sale/strict.server";
import type { PhotoChange } from "../changes/photo-changes.server";

/**
 * Says that this photo of the product shows the label of its pack, instead of the one said before; `isLabel` false: takes that word
 * back, which a strict shop refuses for what is on sale (`refuseLosingLabel`). `actor`: null for the shop itself, without audit entry.
 * `unknown-photo`: the product does not have the photo any more.
 */
export function markLabel(
  productId: string,
  photoId: string,
  isLabel: boolean,
  actor: Actor | null,
): Promise<PhotoChange> {
  return write((tx) => {
    const product = tx
      .select({
        name: products.name,
        sale: products.sale,
        labelPhotoId: products.labelPhotoId,
      })
      .from(products)
      .where(eq(products.id, productId))
      .get();
    const shown = tx
      .select({ id: photos.id, alt: photos.alt })
      .from(photos)
      .where(eq(photos.productId, productId))
      .all();
    const photo = shown.find(({ id }) => id === photoId);
    if (!product || !photo) return { problem: "unknown-photo" };
    if ((product.labelPhotoId === photoId) === isLabel) return {};
    if (!isLabel) refuseLosingLabel(tx, product, photoId);
    tx.update(products)
      .set({ labelPhotoId: isLabel ? photoId : null })
      .where(eq(products.id, productId))
      .run();
    const before = shown.find(({ id }) => id === product.labelPhotoId)?.alt ?? null;
    if (actor)
      recordChange(tx, {
        actor,
        action: "product.update",
        subject: { id: productId, name: product.name },
        before: { label: before },
        after: { label: isLabel ? photo.alt : null },
      });
    return {};
  });
}
