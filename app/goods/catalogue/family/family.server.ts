import { asc, eq, inArray, sql } from "drizzle-orm";
import { db, type Reader } from "~/base/db/connection.server";
import { photos, products } from "~/base/db/schema";
import { photoColumns } from "~/goods/photos/photo-columns.server";
import type { PhotoRef } from "~/goods/photos/photo-ref";
import { type ShownPack, shownPack } from "./shown-pack";
import { sharedOf } from "./shared-facts";

/** More packs than one oil will have; an oil with more is changed by CSV. */
export const mostPacksOfOil = 60;

type Pack = { id: string; slug: string; name: string; family: string | null };

/**
 * The oil of this pack for its owner: all packs of its family, hidden ones too, smallest first, with what they share. A product without a
 * family is the only pack of its oil.
 */
export function oilOf(pack: Pack) {
  const rows = packRows(db, pack);
  const packs: ShownPack[] = rows.map(shownPack);
  return {
    /** The family as this pack spells it; a pack without one lends its name. */
    name: pack.family ?? pack.name,
    packs,
    shared: sharedOf(rows),
    version: versionOf(rows),
    photos: sharedPhotos(packs.map(({ id }) => id)),
  };
}

/** The rows of a pack's family, smallest pack first. */
export function packRows(from: Reader, { id, family }: Pick<Pack, "id" | "family">) {
  return from
    .select()
    .from(products)
    .where(
      family === null ? eq(products.id, id) : sql`${products.family} = ${family} collate nocase`,
    )
    .orderBy(asc(products.volumeMl), asc(products.id))
    .limit(mostPacksOfOil + 1)
    .all();
}

/** Changes whenever one of the packs does. */
export function versionOf(packs: { updatedAt: number }[]): string {
  return `${packs.length}-${packs.reduce((sum, { updatedAt }) => sum + updatedAt, 0)}`;
}

/** Each picture of the packs once, in the order of the first pack that shows it. */
function sharedPhotos(ids: string[]): (PhotoRef & { id: string })[] {
  const rows = db
    .select({ id: photos.id, ...photoColumns })
    .from(photos)
    .where(inArray(photos.productId, ids))
    .orderBy(asc(photos.position), asc(photos.id))
    .all();
  return [...new Map(rows.toReversed().map((photo) => [photo.hash, photo])).values()].toReversed();
}
