import { codeTyped } from "~/base/lib/typed/code";
import type { Actor } from "~/upkeep/audit/record.server";
import { write } from "~/base/db/connection.server";
import { rowAt } from "~/base/db/idempotency.server";
import { clipped } from "~/base/lib/clipped";
import { batchesNumbered } from "../batches/batch-rows.server";
import { recalledBatch } from "../admin/stock-words";
import { moveStock } from "../move-stock.server";
import { isNoted, recordStock } from "../admin/change-stock.server";
import { packsIn } from "../admin/forms";
import { stockOfProduct } from "../admin/stock-list.server";

/** `batch`: its number as typed, or "". */
type Arrival = { productId: string; packs: number; batch: string };

/** The fields `packs-<product id>` and `batch-<product id>` of the sheet that are filled in, and what is wrong with them by field. */
export function arrivalsIn(form: FormData): {
  arrivals: Arrival[];
  errors: Record<string, string>;
} {
  const errors: Record<string, string> = {};
  const arrivals: Arrival[] = [];
  for (const name of form.keys()) {
    if (!name.startsWith("packs-")) continue;
    const productId = name.slice("packs-".length);
    const typed = String(form.get(name)).trim();
    const batch = codeTyped(String(form.get(`batch-${productId}`) ?? ""));
    const packs = typed === "" ? 0 : packsIn(typed);
    if (packs === null) errors[name] = "Packs must be a whole number up to 99,999";
    else if (packs > 0) arrivals.push({ productId, packs, batch });
    else if (batch !== "") errors[name] = `Type how many packs of batch ${clipped(batch, 30)} came`;
  }
  return { arrivals, errors };
}

/**
 * Notes what arrived of many products at once: all or nothing. Returns the packs and products that were noted, or what is wrong by
 * field. `id`: of the first movement; the same sheet sent twice is noted once. `now`: UTC ms.
 */
export function noteArrivals(
  arrivals: Arrival[],
  { id: first, why }: { id: string; why: string },
  actor: Actor,
  now = Date.now(),
): Promise<{ packs: number; products: number; errors: Record<string, string> }> {
  return write((tx) => {
    const numbered = batchesNumbered(
      arrivals.map(({ batch }) => batch),
      tx,
    );
    const errors: Record<string, string> = {};
    const found = arrivals.flatMap(({ productId, packs, batch: number }) => {
      const product = stockOfProduct(productId, tx);
      const batch = numbered.get(number.toLowerCase());
      if (!product?.isCounted)
        errors[`packs-${productId}`] = "This product is not counted any more";
      else if (number !== "" && batch?.productId !== productId)
        errors[`batch-${productId}`] = notItsBatch(number, product);
      else if (batch?.isRecalled) errors[`batch-${productId}`] = recalledBatch;
      return product ? [{ product, packs, batch }] : [];
    });
    if (Object.keys(errors).length > 0) return { packs: 0, products: 0, errors };
    for (const [place, { product, packs, batch }] of found.entries()) {
      const productId = product.id;
      const id = rowAt(first, place);
      if (isNoted(tx, id)) continue;
      const movement = {
        id,
        productId,
        batchId: batch?.id ?? null,
        kind: "arrived",
        packs,
      } as const;
      moveStock(tx, { ...movement, actor: actor.id, why, at: now });
      const after = { onHand: product.stock + packs, what: "arrived", why: why || null };
      recordStock(
        tx,
        actor,
        product,
        { onHand: product.stock },
        {
          ...after,
          ...(batch && { batch: batch.number }),
        },
      );
    }
    const packs = arrivals.reduce((sum, arrival) => sum + arrival.packs, 0);
    return { packs, products: arrivals.length, errors };
  });
}

const notItsBatch = (number: string, { name }: { name: string }) =>
  `${clipped(name, 60)} has no batch ${clipped(number, 30)}: type the number of one of its batches, or leave it empty`;
