import { eq } from "drizzle-orm";
import type { Actor } from "~/upkeep/audit/record.server";
import { write, type Writer } from "~/base/db/connection.server";
import { products } from "~/base/db/schema";
import { quantityTold } from "~/base/lib/pack-figures";
import { factsOf, recordProduct } from "../changes/product-audit.server";
import { laterThan } from "../changes/product-changes.server";
import { categoryName } from "../changes/product-check.server";
import { hearNewWords } from "../search/spelling/heard-words.server";
import { searchText } from "../search-text";
import { settledPack } from "../changes/settled-size";
import { mostPacksOfOil, packRows, versionOf } from "./family.server";
import { type Shared, sharedKeys, sharedOf } from "./shared-facts";
import type { SharedInput } from "./shared-form";

type Row = typeof products.$inferSelect;

export type SharedProblem =
  "unknown-product" | "changed-meanwhile" | "too-many" | "unknown-category" | "description";

/**
 * Gives all packs of an oil the same words and its name, in one write; returns how many changed. A fact left blank stays as it is
 * where the packs differ in it.
 */
export function changeShared(
  productId: string,
  { family, version, facts }: SharedInput,
  actor: Actor,
  now = Date.now(),
): Promise<{ changed: number; problem?: undefined } | { problem: SharedProblem }> {
  return write((tx) => {
    const lead = tx.select().from(products).where(eq(products.id, productId)).get();
    if (!lead) return { problem: "unknown-product" };
    const packs = packRows(tx, lead);
    if (packs.length > mostPacksOfOil) return { problem: "too-many" };
    if (versionOf(packs) !== version) return { problem: "changed-meanwhile" };
    const wanted = wantedFacts(facts, sharedOf(packs));
    if (wanted.description === null) return { problem: "description" };
    if (wanted.categoryId && categoryName(tx, wanted.categoryId) === null)
      return { problem: "unknown-category" };
    const changed = packs.filter((pack) => changePack(tx, pack, { ...wanted, family }, actor, now));
    return { changed: changed.length };
  });
}

/** The typed facts, without the blank ones in which the packs differ. */
function wantedFacts(typed: SharedInput["facts"], shared: Shared) {
  const kept = sharedKeys.filter((key) => typed[key] !== null || shared[key] !== undefined);
  const facts = Object.fromEntries(kept.map((key) => [key, typed[key]]));
  // A choice has no blank of its own.
  if (facts.isVegetarian === null) delete facts.isVegetarian;
  if (facts.categoryId === null) delete facts.categoryId;
  return facts as Partial<SharedInput["facts"]>;
}

type Wanted = ReturnType<typeof wantedFacts> & { family: string };

/** Whether the pack was not so already. */
function changePack(tx: Writer, before: Row, wanted: Wanted, actor: Actor, now: number): boolean {
  const { description, categoryId, isVegetarian, ...facts } = wanted;
  const pack = settledPack(
    { ...facts, isVegetarian: isVegetarian ?? before.isVegetarian, volumeMl: quantityTold(before) },
    before,
  );
  const words = { name: before.name, description: description ?? before.description };
  const after: Row = {
    ...before,
    ...words,
    ...pack,
    categoryId: categoryId ?? before.categoryId,
    searchText: searchText(words),
  };
  const keys = Object.keys(after) as (keyof Row)[];
  const changes = Object.fromEntries(
    keys.filter((key) => after[key] !== before[key]).map((key) => [key, after[key]]),
  );
  if (Object.keys(changes).length === 0) return false;
  tx.update(products)
    .set({ ...changes, updatedAt: laterThan(before.updatedAt, now) })
    .where(eq(products.id, before.id))
    .run();
  hearNewWords(tx);
  recordProduct(tx, {
    actor,
    action: "product.update",
    id: before.id,
    before: factsOf(tx, before),
    after: factsOf(tx, after),
  });
  return true;
}
