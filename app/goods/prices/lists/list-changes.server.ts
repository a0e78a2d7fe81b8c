import { eq, sql } from "drizzle-orm";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { write, type Writer } from "~/base/db/connection.server";
import { priceLists, products } from "~/base/db/schema";
import { isOvertaken } from "~/base/lib/form/version.server";
import { newId } from "~/base/lib/ids.server";
import type { Step } from "../step";
import { type StepProblem, stepsInLine, stepsProblem } from "../steps/check-steps";
import { setSteps, storedSteps } from "../steps/set-steps.server";
import { noteSteps } from "../steps/undo-steps.server";
import { priceListAt } from "./price-lists.server";

/** `taken`: another list has that name. */
type ListRefusal = "taken" | "unknown-list";

/** Adds a price list without prices. `id`: of its form; sent twice, it adds one. */
export function addPriceList(
  name: string,
  actor: Actor,
  id = newId(),
): Promise<{ problem?: ListRefusal }> {
  return write((tx) => {
    const now = Date.now();
    if (tx.select().from(priceLists).where(eq(priceLists.id, id)).get()) return {};
    if (idOf(tx, name)) return { problem: "taken" };
    const list = { id, name, createdAt: now, updatedAt: now };
    tx.insert(priceLists).values(list).run();
    recordChange(tx, { actor, action: "price-list.create", subject: list, after: { name } });
    return {};
  });
}

/**
 * Renames a price list, whose name was read at this `version`. Orders keep the name they were placed with. `meanwhile`: the name that
 * somebody else has given it.
 */
export function renamePriceList(
  id: string,
  { name, version }: { name: string; version: string },
  actor: Actor,
): Promise<{ problem?: ListRefusal; meanwhile?: string }> {
  return write((tx) => {
    const before = priceListAt(id, tx)?.list;
    if (!before) return { problem: "unknown-list" };
    if (isOvertaken(before.name, version, name)) return { meanwhile: before.name };
    const other = idOf(tx, name);
    if (other && other !== id) return { problem: "taken" };
    tx.update(priceLists).set({ name, updatedAt: Date.now() }).where(eq(priceLists.id, id)).run();
    recordChange(tx, {
      actor,
      action: "price-list.update",
      subject: { id, name },
      before: { name: before.name },
      after: { name },
    });
    return {};
  });
}

/** Deletes a price list with its prices; its customers pay everybody's from then on. Null: there is none. */
export function deletePriceList(id: string, actor: Actor): Promise<{ name: string } | null> {
  return write((tx) => {
    const list = priceListAt(id, tx)?.list;
    if (!list) return null;
    tx.delete(priceLists).where(eq(priceLists.id, id)).run();
    const { name } = list;
    recordChange(tx, { actor, action: "price-list.delete", subject: list, before: { name } });
    return { name };
  });
}

/**
 * Sets the prices of one pack on a list (by the key of its address), read at this `version`, checked against the price of this moment.
 * `gone`: list or pack do not exist any more. `meanwhile`: the prices that somebody else has set. `change`: by which it can be undone; null:
 * nothing was changed.
 */
export function priceOnePack(
  key: string,
  productId: string,
  { steps, version }: { steps: Step[]; version: string },
  actor: Actor,
): Promise<
  | { change: string | null; problem?: undefined }
  | { problem: "gone" | StepProblem }
  | { problem: "changed-meanwhile"; meanwhile: Step[] }
> {
  return write((tx) => {
    const found = priceListAt(key, tx);
    const product = tx.select().from(products).where(eq(products.id, productId)).get();
    if (!found || !product) return { problem: "gone" };
    const stored = storedSteps(tx, found.list, [productId]).get(productId) ?? [];
    if (isOvertaken(stepsInLine(stored), version, stepsInLine(steps)))
      return { problem: "changed-meanwhile", meanwhile: stored };
    const problem = stepsProblem(steps, product, found.list === null);
    if (problem) return { problem };
    const changed = setSteps(tx, found.list, product, steps, actor);
    return { change: noteSteps(tx, found.list, changed ? [changed] : []) };
  });
}

function idOf(tx: Writer, name: string): string | null {
  const row = tx
    .select({ id: priceLists.id })
    .from(priceLists)
    .where(sql`${priceLists.name} = ${name} collate nocase`)
    .get();
  return row?.id ?? null;
}
