import { eq, sum } from "drizzle-orm";
import { db, type Reader } from "~/base/db/connection.server";
import { packedScans } from "~/base/db/schema";
import { declaredSize } from "~/base/lib/pack-size";
import { slipOf } from "~/sales/orders/admin/slip/slip.server";
import { linesOf } from "~/sales/orders/orders.server";

/** What is to be packed of one product, and how much of it lies in the box. */
export type BoxLine = {
  productId: string;
  name: string;
  wanted: number;
  packed: number;
  /** The numbers of the batches that the slip names. */
  batches: string[];
};

/** The lines of an order as its packer fills the box, one for each product; empty: there is no such order. */
export function boxOf(order: { id: string; number: string }, from: Reader = db): BoxLine[] {
  const slip = slipOf(order.number);
  if (!slip) return [];
  const productAt = new Map(linesOf([order.id]).map(({ line }) => [line.position, line.productId]));
  const packed = packedIn(order.id, from);
  const lines = new Map<string, BoxLine>();
  for (const { position, quantity, picks, ...pack } of slip.lines) {
    const productId = productAt.get(position) ?? "";
    const line = lines.get(productId) ?? {
      productId,
      name: `${pack.name}, ${declaredSize(pack)}`,
      wanted: 0,
      packed: packed.get(productId) ?? 0,
      batches: picks.map(({ number }) => number),
    };
    lines.set(productId, { ...line, wanted: line.wanted + quantity });
  }
  return [...lines.values()];
}

/** Whether everything lies in the box, and nothing too many. */
export const isFull = (lines: BoxLine[]): boolean =>
  lines.length > 0 && lines.every(({ wanted, packed }) => wanted === packed);

/** Packs in the box by product. */
function packedIn(orderId: string, from: Reader): Map<string, number> {
  const rows = from
    .select({ productId: packedScans.productId, packs: sum(packedScans.packs).mapWith(Number) })
    .from(packedScans)
    .where(eq(packedScans.orderId, orderId))
    .groupBy(packedScans.productId)
    .all();
  return new Map(rows.map(({ productId, packs }) => [productId, packs]));
}
