import { eq } from "drizzle-orm";
import type { Actor } from "~/upkeep/audit/record.server";
import { write } from "~/base/db/connection.server";
import { products } from "~/base/db/schema";
import { photoAgain } from "~/goods/photos/quick-photo.server";
import { named, photosByProduct, problemOfAdding, storeOrder } from "./photo-changes.server";
import { recordPhoto } from "./product-audit.server";
import { appendPhotos } from "../product-photos.server";
import type { RemovedPhoto } from "./removed-photo";

/**
 * Puts a removed photo back in its place, as the label if it was that, in those of `productIds` that showed it and do not show it again. `unknown-photo`: its
 * files are gone, some time after an hour; `too-many`: others have taken its place.
 */
export async function restorePhoto(
  productIds: string[],
  { hash, alt, at }: RemovedPhoto,
  actor: Actor | null,
  now = Date.now(),
): Promise<{ problem?: "unknown-photo" | "too-many" }> {
  const stored = await photoAgain(hash);
  if (!stored) return { problem: "unknown-photo" };
  return write((tx) => {
    const before = photosByProduct(tx, productIds);
    const places = at.filter(
      ({ id }) =>
        productIds.includes(id) && !(before.get(id) ?? []).some((photo) => photo.hash === hash),
    );
    if (places.length === 0) return {};
    const ids = places.map(({ id }) => id);
    const problem = problemOfAdding(tx, ids, 1);
    if (problem) return { problem };
    for (const product of named(tx, ids)) {
      appendPhotos(tx, product.id, [{ ...stored, alt }], now);
      const list = photosByProduct(tx, [product.id]).get(product.id) ?? [];
      const was = places.find(({ id }) => id === product.id);
      const [added] = list.splice(-1);
      if (added) storeOrder(tx, product.id, list.toSpliced(was?.place ?? list.length, 0, added));
      // Unless another was said to be the label meanwhile.
      if (added && was?.isLabel && product.labelPhotoId === null)
        tx.update(products)
          .set({ labelPhotoId: added.id })
          .where(eq(products.id, product.id))
          .run();
      recordPhoto(tx, actor, product, { before: null, after: alt });
    }
    return {};
  });
}
