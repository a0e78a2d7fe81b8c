import { eq } from "drizzle-orm";
import type { Actor } from "~/upkeep/audit/record.server";
import { db, write, type Writer } from "~/base/db/connection.server";
import { photos, productParts, products } from "~/base/db/schema";
import { quantityTold } from "~/base/lib/pack-figures";
import { newId } from "~/base/lib/ids.server";
import { archive, mustStayKnown } from "../archive/archive-product.server";
import type { WholeProduct } from "../product";
import { doubtful, tellOfFirstPrices, unsureOfFirst } from "./first-price.server";
import { productOfForm } from "./product-of-form.server";
import { type Sure, tellOfPrice, unsureOf } from "./price-told.server";
import { storeInputPhotos } from "./input-photos.server";
import { factsOf, recordProduct } from "./product-audit.server";
import {
  type ChangeProblem,
  checkedChange,
  checkedNew,
  productDefaults,
} from "./product-check.server";
import {
  columnsOf,
  type ProductInput,
  type ProductProblem,
  type SettledInput,
  storedInput,
  withKept,
} from "./product-input.server";
import { dropPhotos } from "../product-photos.server";
import { productById } from "../products.server";
import { forgetBackOn } from "../sale/back-on.server";
import { refuseLosingLabel, refuseUnready } from "../sale/strict.server";
import { hearNewWords } from "../search/spelling/heard-words.server";
import { keepOldProductSlug, slugForProduct } from "../slug-rows.server";

export type ProductChange = { product: WholeProduct; problem?: undefined } | ProductProblem;

/**
 * Creates a product with a slug made from its name. `now` (UTC ms): the creation time, by which lists are sorted. `actor`:
 * the admin; null for the shop itself, without audit entry. `isSure`, and what the owner is told: as of `updateProduct`.
 */
export async function createProduct(
  input: ProductInput,
  now = Date.now(),
  actor: Actor | null = null,
  isSure?: Sure,
): Promise<ProductChange | Unsure> {
  const early = checkedNew(db, input);
  if (early.problem) return { problem: early.problem };
  const made = productOfForm(db, input.idempotencyKey);
  if (made) return productAfter(made.id);
  const open = unsureOfFirst(db, withKept(input, productDefaults), isSure);
  if (open) return open;
  const accepted = await storedInput(input);
  if ("problem" in accepted) return accepted;
  const stored = withKept(accepted, productDefaults);
  const id = newId(now);
  const result = await write((tx) => {
    const doubts = actor ? doubtful(tx, [stored]) : [];
    const inserted = insertProduct(tx, { ...stored, id }, now, actor);
    if (actor && inserted.problem === undefined && inserted.id === id) {
      const told = { key: `product:${id}`, path: "/dashboard/admin/products", doubts };
      tellOfFirstPrices(tx, actor, { ...told, isAsked: !!isSure }, now);
    }
    return inserted;
  });
  return result.problem === undefined ? productAfter(result.id) : result;
}

type Unsure = { product?: undefined; problem: "unsure"; asks: string[] };

/**
 * Stores a new product with its slug and photos, in its caller's transaction; the one that this form created before, if there is
 * one.
 */
export function insertProduct(
  tx: Writer,
  { id, idempotencyKey, ...stored }: SettledInput & { id: string },
  now: number,
  actor: Actor | null,
): ProductProblem | { id: string; problem?: undefined } {
  const existing = productOfForm(tx, idempotencyKey);
  if (existing) return existing;
  const { category, problem } = checkedNew(tx, { ...stored, volumeMl: quantityTold(stored) });
  if (problem) return { problem };
  refuseUnready(tx, { ...stored, labelPhotoId: null }, null);
  const slug = slugForProduct(tx, stored.name, id);
  tx.insert(products)
    .values({ id, slug, ...columnsOf(stored), idempotencyKey, createdAt: now, updatedAt: now })
    .run();
  hearNewWords(tx);
  forgetBackOn(tx, [id]);
  storeInputPhotos(tx, id, stored, now, null);
  recordProduct(tx, { actor, action: "product.create", id, after: { ...stored, slug, category } });
  return { id };
}

/**
 * Updates a product; without a photo it keeps its own. A new name changes the slug, and the old slug still leads here.
 * `changed-meanwhile`: the product is no longer the `version` that the form was filled from; `stored` is the current one.
 * `isSure`: whether whoever changes it on a screen said Yes to these questions (`unsure`: they did not, and nothing is stored). Of a
 * price that surprises and nobody was asked about, or somebody else said Yes to, the owner is told.
 */
export async function updateProduct(
  id: string,
  input: ProductInput,
  now = Date.now(),
  actor: Actor | null = null,
  isSure?: Sure,
): Promise<
  | ProductChange
  | { product?: undefined; problem: "unknown-product" }
  | { product?: undefined; problem: "changed-meanwhile"; stored: WholeProduct }
  | Unsure
> {
  const early = checkedChange(db, id, input);
  if (early.problem) return refusedChange(id, early.problem);
  const open = unsureOf(db, early.before, input, isSure);
  if (open) return open;
  const accepted = await storedInput(input);
  if ("problem" in accepted) return accepted;
  const refused = await write((tx) => {
    const { before, category, problem } = checkedChange(tx, id, input);
    if (problem) return refusedChange(id, problem);
    const unsure = unsureOf(tx, before, input, isSure);
    if (unsure) return unsure;
    const stored = withKept(accepted, before);
    const { labelPhotoId, photoId } = before;
    refuseUnready(tx, { ...stored, labelPhotoId }, before);
    if (stored.photo) refuseLosingLabel(tx, { ...stored, labelPhotoId }, photoId);
    const slug = before.name === stored.name ? before.slug : slugForProduct(tx, stored.name, id);
    keepOldProductSlug(tx, id, { old: before.slug, new: slug }, now);
    tx.update(products)
      .set({ slug, ...columnsOf(stored), updatedAt: laterThan(before.updatedAt, now) })
      .where(eq(products.id, id))
      .run();
    hearNewWords(tx);
    forgetBackOn(tx, [id]);
    recordProduct(tx, {
      actor,
      action: "product.update",
      id,
      before: factsOf(tx, before),
      after: { ...stored, slug, category },
    });
    storeInputPhotos(tx, id, stored, now, actor);
    if (actor) tellOfPrice(tx, actor, before, { ...stored, slug, isAsked: !!isSure }, now);
    return null;
  });
  return refused ?? productAfter(id);
}

function refusedChange(id: string, problem: ChangeProblem) {
  return problem === "changed-meanwhile"
    ? { problem, stored: productAfter(id).product }
    : { problem };
}

/**
 * Deletes a product; false if there is none with this id, or another one is made of it (`partOf`). For shoppers and API clients it is gone; what was sold, counted or quoted
 * is archived. Orders keep their lines and the photos these show; carts keep a line that says the product is no longer sold.
 */
export function deleteProduct(
  id: string,
  actor: Actor | null = null,
  now = Date.now(),
): Promise<boolean> {
  return write((tx) => {
    const before = tx.select().from(products).where(eq(products.id, id)).get();
    if (!before || isPart(tx, id)) return false;
    recordProduct(tx, { actor, action: "product.delete", id, before: factsOf(tx, before) });
    if (mustStayKnown(tx, id)) archive(tx, before, now);
    // It leaves the shop first: what a strict shop has on sale keeps the photo of its label.
    tx.update(products).set({ sale: "hidden" }).where(eq(products.id, id)).run();
    dropPhotos(tx, eq(photos.productId, id));
    tx.delete(products).where(eq(products.id, id)).run();
    return true;
  });
}

const isPart = (tx: Writer, id: string): boolean =>
  tx
    .select({ id: productParts.productId })
    .from(productParts)
    .where(eq(productParts.partId, id))
    .get() !== undefined;

/** `now` (UTC ms), but always later than `before`: `updatedAt` is also the version. */
export function laterThan(before: number, now: number): number {
  return Math.max(now, before + 1);
}

function productAfter(id: string): { product: WholeProduct } {
  const product = productById(id);
  if (!product) throw new Error("A product vanished while it was being saved");
  return { product };
}
