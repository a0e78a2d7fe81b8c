import { and, count, eq, ne, sql } from "drizzle-orm";
import {
  type Actor,
  type AuditAction,
  type Change,
  recordChange,
} from "~/upkeep/audit/record.server";
import { write, type Writer } from "~/base/db/connection.server";
import { categories, products } from "~/base/db/schema";
import { isOvertaken } from "~/base/lib/form/version.server";
import { newId } from "~/base/lib/ids.server";
import type { Category } from "../product";
import { keepOldCategorySlug, slugForCategory } from "../slug-rows.server";

/** `taken`: another category has this name or a name with the same slug. */
type CategoryChange =
  { category: Category; problem?: undefined } | { category?: undefined; problem: "taken" };

/** Creates a category with a slug made from its name. `actor`: the admin; null for the shop itself, without audit entry. `id`: of its form. */
export function createCategory(
  name: string,
  now = Date.now(),
  actor: Actor | null = null,
  id = newId(now),
): Promise<CategoryChange> {
  return write((tx) => {
    const made = tx.select().from(categories).where(eq(categories.id, id)).get();
    if (made) return { category: made };
    const slug = freeSlugFor(tx, name, id);
    if (slug === null) return { problem: "taken" };
    const category = { id, name, slug };
    tx.insert(categories)
      .values({ ...category, createdAt: now, updatedAt: now })
      .run();
    record(tx, actor, "category.create", { after: category });
    return { category };
  });
}

/**
 * Renames a category and changes its slug accordingly; links with the old slug still work. `version`: of the name that a form was filled
 * from. `meanwhile`: the name that somebody else has given it.
 */
export function renameCategory(
  id: string,
  name: string,
  now = Date.now(),
  actor: Actor | null = null,
  version?: string,
): Promise<
  | CategoryChange
  | { category?: undefined; problem: "unknown-category" }
  | { category?: undefined; problem: "changed-meanwhile"; meanwhile: string }
> {
  return write((tx) => {
    const before = tx.select().from(categories).where(eq(categories.id, id)).get();
    if (!before) return { problem: "unknown-category" };
    if (version !== undefined && isOvertaken(before.name, version, name))
      return { problem: "changed-meanwhile", meanwhile: before.name };
    const slug = before.name === name ? before.slug : freeSlugFor(tx, name, id);
    if (slug === null) return { problem: "taken" };
    const category = { id, name, slug };
    keepOldCategorySlug(tx, id, { old: before.slug, new: slug }, now);
    tx.update(categories).set({ name, slug, updatedAt: now }).where(eq(categories.id, id)).run();
    record(tx, actor, "category.update", { before, after: category });
    return { category };
  });
}

/** Deletes an empty category; refuses one with products and returns their number. */
export function deleteCategory(
  id: string,
  actor: Actor | null = null,
): Promise<
  | { problem?: undefined }
  | { problem: "unknown-category" }
  | { problem: "has-products"; products: number }
> {
  return write((tx) => {
    const row = tx
      .select({ total: count() })
      .from(products)
      .where(eq(products.categoryId, id))
      .get();
    if (row && row.total > 0) return { problem: "has-products", products: row.total };
    const [before] = tx.delete(categories).where(eq(categories.id, id)).returning().all();
    if (!before) return { problem: "unknown-category" };
    record(tx, actor, "category.delete", { before });
    return {};
  });
}

/** The slug for this name; null if another category has the name (ignoring case) or the slug. */
function freeSlugFor(tx: Writer, name: string, id: string): string | null {
  const namesake = tx
    .select({ id: categories.id })
    .from(categories)
    .where(and(sql`${categories.name} = ${name} collate nocase`, ne(categories.id, id)))
    .get();
  return namesake ? null : slugForCategory(tx, name, id);
}

function record(
  tx: Writer,
  actor: Actor | null,
  action: AuditAction,
  facts: { before?: Category; after?: Category },
): void {
  if (actor) recordChange(tx, changeOf(actor, action, facts));
}

function changeOf(
  actor: Actor,
  action: AuditAction,
  { before, after }: { before?: Category; after?: Category },
): Change {
  const { id = "", name = "" } = after ?? before ?? {};
  return {
    actor,
    action,
    subject: { id, name },
    before: before && { name: before.name, slug: before.slug },
    after: after && { name: after.name, slug: after.slug },
  };
}
