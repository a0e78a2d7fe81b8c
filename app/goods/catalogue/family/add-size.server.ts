import { asc, eq } from "drizzle-orm";
import type { Actor } from "~/upkeep/audit/record.server";
import { write, type Writer } from "~/base/db/connection.server";
import { photos, products } from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";
import { declaredSize, gramsOf, quantityTold } from "~/base/lib/pack-size";
import { longestFact } from "../pack-labels";
import { factsOf, recordProduct } from "../changes/product-audit.server";
import { insertProduct, laterThan } from "../changes/product-changes.server";
import { productDefaults } from "../changes/product-check.server";
import { withKept } from "../changes/product-input.server";
import { isStrict } from "../sale/strict.server";
import { packRows } from "./family.server";
import { nameOfSize, withoutSize } from "./size-in-name";
import { packFromTyped, type TypedSize } from "../typed-size";

type Row = typeof products.$inferSelect;

export type SizeProblem = "unknown-product" | "same-size" | "volume" | "price";

/**
 * Adds a pack of another size to an oil. Words, facts, tax and photos are taken over from the pack `siblingId`; MRP, code, box
 * and label are the new pack's own and not known yet, so that a strict shop hides it. `idempotencyKey`: of the form: sent twice, it adds one pack.
 */
export function addSize(
  siblingId: string,
  {
    size,
    pricePaise,
    idempotencyKey,
  }: { size: TypedSize; pricePaise: number; idempotencyKey: string },
  actor: Actor,
  now = Date.now(),
): Promise<{ added: string; isKept: boolean; problem?: undefined } | { problem: SizeProblem }> {
  return write((tx) => {
    const sibling = tx.select().from(products).where(eq(products.id, siblingId)).get();
    if (!sibling) return { problem: "unknown-product" };
    const pack = packBeside(sibling, size);
    const said = declaredSize(packFromTyped(size, sibling));
    const twin = packRows(tx, sibling).find((other) => declaredSize(other) === said);
    const isKept = sibling.sale !== "hidden" && isStrict(tx);
    if (twin)
      return twin.idempotencyKey === idempotencyKey
        ? { added: said, isKept }
        : { problem: "same-size" };
    const family = sibling.family ?? withoutSize(sibling.name).slice(0, longestFact.family).trim();
    const [photo = null, ...morePhotos] = photosOf(tx, siblingId);
    const sale = isKept || sibling.sale === "hidden" ? ("hidden" as const) : ("on sale" as const);
    const name = nameOfSize(family, said);
    const input = { ...pack, name, pricePaise, family, photo, morePhotos, sale };
    const stored = { ...withKept(input, productDefaults), id: newId(now), idempotencyKey };
    const made = insertProduct(tx, stored, now, actor);
    if (made.problem) return { problem: made.problem === "price" ? "price" : "volume" };
    if (sibling.family === null) nameFamily(tx, sibling, family, actor, now);
    return { added: said, isKept };
  });
}

/** The new pack with what it takes over. Who declares the weight of one pack declares it of the others. */
function packBeside(sibling: Row, size: TypedSize) {
  const pack = packFromTyped(size, sibling);
  return {
    ...pack,
    volumeMl: quantityTold(pack),
    netWeightG: pack.netWeightG ?? weightBeside(sibling, pack),
    densityGPerL: sibling.densityGPerL,
    description: sibling.description,
    shipping: sibling.shipping,
    hsn: sibling.hsn,
    gstBasisPoints: sibling.gstBasisPoints,
    categoryId: sibling.categoryId,
    genericName: sibling.genericName,
    ingredients: sibling.ingredients,
    allergens: sibling.allergens,
    isVegetarian: sibling.isVegetarian,
    storage: sibling.storage,
    bestBefore: sibling.bestBefore,
    countryOfOrigin: sibling.countryOfOrigin,
    maker: sibling.maker,
    nutrition: sibling.nutrition,
  };
}

/** Net weight of litres by their density, and of goods by number as each of the sibling's weighs; null: it is not known. */
function weightBeside(sibling: Row, pack: ReturnType<typeof packFromTyped>): number | null {
  if (sibling.netWeightG === null) return null;
  if (pack.volumeMl !== null) return gramsOf(pack.volumeMl, sibling);
  return sibling.pieces && sibling.measure === pack.measure
    ? Math.round((sibling.netWeightG * pack.pieces) / sibling.pieces)
    : null;
}

/** The sibling's photos, to be stored as rows of the same files. */
function photosOf(tx: Writer, productId: string) {
  const { hash, alt, width, height, colour } = photos;
  return tx
    .select({ hash, alt, width, height, colour })
    .from(photos)
    .where(eq(photos.productId, productId))
    .orderBy(asc(photos.position), asc(photos.id))
    .all();
}

/** A pack that had no oil's name until now. */
function nameFamily(tx: Writer, pack: Row, family: string, actor: Actor, now: number): void {
  const after = { ...pack, family, updatedAt: laterThan(pack.updatedAt, now) };
  tx.update(products)
    .set({ family, updatedAt: after.updatedAt })
    .where(eq(products.id, pack.id))
    .run();
  recordProduct(tx, {
    actor,
    action: "product.update",
    id: pack.id,
    before: factsOf(tx, pack),
    after: factsOf(tx, after),
  });
}
