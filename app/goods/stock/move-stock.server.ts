import { forgetBackOn } from "~/goods/catalogue/sale/back-on.server";
import type { Writer } from "~/base/db/connection.server";
import { insertRow } from "~/base/db/prepared.server";
import { stockMovements } from "~/base/db/schema";
import type { MovementKind } from "~/base/db/movement-kinds";
import { newId } from "~/base/lib/ids.server";
import { levelOf, tellOfFall } from "./low-stock.server";

/**
 * Packs that came (above zero) or went (below). `actor`: a user's id, or as in an order's history; `why`: in the admin's words, without
 * anybody's name. `at`: UTC ms.
 */
export type Movement = {
  /** Of a form's own making, so that a form sent twice moves once; a new one by default. */
  id?: string;
  productId: string;
  batchId?: string | null;
  kind: MovementKind;
  packs: number;
  orderId?: string | null;
  /** The product that these packs go into, or come out of, as parts; null: none. */
  forProductId?: string | null;
  /** One for all movements of a packing. */
  packingId?: string | null;
  actor: string;
  why?: string;
  at: number;
};

/**
 * Writes a movement; triggers keep the sums of product and batch. The only way that stock changes. The owner is told of what an order
 * brings low or below zero; what an admin notes he sees at once.
 */
export function moveStock(tx: Writer, movement: Movement): void {
  const { productId, packs, orderId = null, at } = movement;
  const before = orderId === null ? undefined : levelOf(tx, productId);
  writeMovement(tx, movement);
  if (packs > 0) forgetBackOn(tx, [productId]);
  if (orderId !== null) tellOfFall(tx, { productId, orderId, at }, before, levelOf(tx, productId));
}

/** A pack of an order is of this batch, and not of the one it was taken from (`batchId`). What is on hand stays, so nobody is told. */
export function moveToBatch(tx: Writer, taken: Omit<Movement, "kind" | "packs">, to: string): void {
  writeMovement(tx, { ...taken, kind: "returned", packs: 1 });
  writeMovement(tx, { ...taken, batchId: to, kind: "sold", packs: -1 });
}

function writeMovement(
  tx: Writer,
  {
    productId,
    batchId = null,
    kind,
    packs,
    orderId = null,
    forProductId = null,
    packingId = null,
    actor,
    why = "",
    at,
    id = newId(at),
  }: Movement,
): void {
  insertRow(tx, stockMovements, {
    id,
    productId,
    batchId,
    kind,
    packs,
    orderId,
    actor,
    why,
    createdAt: at,
    forProductId,
    packingId,
  });
}
