import { forgetBackOn } from "~/catalogue/sale/back-on.server";
import type { Writer } from "~/db/connection.server";
import { insertRow } from "~/db/prepared.server";
import { stockMovements } from "~/db/schema";
import type { MovementKind } from "~/db/statuses";
import { newId } from "~/lib/ids.server";

/**
 * Packs that came (above zero) or went (below). `actor`: a user's id, or as in an order's history; `why`: in the admin's words, without
 * anybody's name. `at`: UTC ms.
 */
export type Movement = {
  productId: string;
  batchId?: string | null;
  kind: MovementKind;
  packs: number;
  orderId?: string | null;
  actor: string;
  why?: string;
  at: number;
};

/** Writes a movement; triggers keep the sums of product and batch. The only way that stock changes. */
export function moveStock(
  tx: Writer,
  { productId, batchId = null, kind, packs, orderId = null, actor, why = "", at }: Movement,
): void {
  insertRow(tx, stockMovements, {
    id: newId(at),
    productId,
    batchId,
    kind,
    packs,
    orderId,
    actor,
    why,
    createdAt: at,
  });
  if (packs > 0) forgetBackOn(tx, [productId]);
}
