import { and, asc, eq, inArray, isNull, type SQL } from "drizzle-orm";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import type { Reader, Writer } from "~/base/db/connection.server";
import { priceSteps } from "~/base/db/schema";
import { groupedBy } from "~/base/lib/grouped-by";
import { newId } from "~/base/lib/ids.server";
import type { PriceList } from "../unit-price.server";
import { stepsInLine } from "./check-steps";
import type { Step } from "../step";

/** The stored prices of these products on a list (null: everybody's), by product, from the fewest packs on. */
export function storedSteps(
  from: Reader,
  list: Pick<PriceList, "id"> | null,
  productIds: string[],
): Map<string, Step[]> {
  const rows = from
    .select({
      productId: priceSteps.productId,
      fromPacks: priceSteps.fromPacks,
      pricePaise: priceSteps.pricePaise,
    })
    .from(priceSteps)
    .where(and(inArray(priceSteps.productId, productIds), ofList(list)))
    .orderBy(asc(priceSteps.fromPacks))
    .all();
  return groupedBy(rows, ({ productId }) => productId);
}

/** The prices of a pack on a list before a change and after it. */
export type StepChange = { productId: string; before: Step[]; after: Step[] };

/**
 * Replaces the prices of one product on a list (null: everybody's) by `steps`, which are checked already. Call it in the transaction
 * that read what they were checked against. Returns what was replaced by what; null: they are the same.
 */
export function setSteps(
  tx: Writer,
  list: PriceList | null,
  product: { id: string; name: string },
  steps: Step[],
  actor: Actor,
): StepChange | null {
  const before = storedSteps(tx, list, [product.id]).get(product.id) ?? [];
  const after = steps.toSorted((one, other) => one.fromPacks - other.fromPacks);
  if (stepsInLine(before) === stepsInLine(after)) return null;
  tx.delete(priceSteps)
    .where(and(eq(priceSteps.productId, product.id), ofList(list)))
    .run();
  const now = Date.now();
  if (after.length > 0)
    tx.insert(priceSteps)
      .values(
        after.map((step) => ({
          id: newId(now),
          listId: list?.id ?? null,
          productId: product.id,
          ...step,
          createdAt: now,
          updatedAt: now,
        })),
      )
      .run();
  recordChange(tx, {
    actor,
    action: list ? "price-list.update" : "product.update",
    subject: list ? { id: list.id, name: `${list.name}: ${product.name}` } : product,
    before: { pricesByQuantity: stepsInLine(before) },
    after: { pricesByQuantity: stepsInLine(after) },
  });
  return { productId: product.id, before, after };
}

const ofList = (list: Pick<PriceList, "id"> | null): SQL =>
  list ? eq(priceSteps.listId, list.id) : isNull(priceSteps.listId);
