import { eq, sum } from "drizzle-orm";
import { db, type Reader, type Writer } from "~/base/db/connection.server";
import { packedScans } from "~/base/db/schema";
import { groupedBy } from "~/base/lib/grouped-by";
import { newId } from "~/base/lib/ids.server";
import { declaredSize } from "~/base/lib/pack-size";
import type { Pick } from "~/goods/stock/batches/picks.server";
import { madeOfParts, recipeIn } from "~/goods/stock/untaken.server";
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

/**
 * The lines of an order as its packer fills the box, one for each product; empty: there is no such order. What is made of its parts for
 * the order is packed as these parts.
 */
export function boxOf(order: { id: string; number: string }, from: Reader = db): BoxLine[] {
  const slip = slipOf(order.number);
  if (!slip) return [];
  const lineAt = new Map(linesOf([order.id]).map(({ line }) => [line.position, line]));
  const packed = packedIn(order.id, from);
  const lines = new Map<string, BoxLine>();
  const want = (productId: string, name: string, wanted: number, picks: Pick[]) => {
    if (wanted <= 0) return;
    const before = lines.get(productId);
    lines.set(productId, {
      productId,
      name: before?.name ?? name,
      wanted: wanted + (before?.wanted ?? 0),
      packed: packed.get(productId) ?? 0,
      batches: [
        ...(before?.batches ?? []),
        ...picks.flatMap(({ number }) => (number ? [number] : [])),
      ],
    });
  };
  for (const { position, quantity, picks, ...pack } of slip.lines) {
    const line = lineAt.get(position);
    const ready = picks.filter(({ partId }) => partId === undefined);
    const parts = [...groupedBy(picks, ({ partId }) => partId)].flatMap(([id, of]) =>
      id === undefined ? [] : { id, name: of[0]?.part ?? "", of, packs: packsIn(of) },
    );
    const taken = parts.map(({ id, packs }) => ({ productId: id, taken: packs }));
    const made = madeOfParts(taken, recipeIn(line?.madeOf ?? null));
    const name = `${pack.name}, ${declaredSize(pack)}`;
    want(line?.productId ?? "", name, quantity - made, ready);
    for (const part of parts) want(part.id, `${part.name} for ${name}`, part.packs, part.of);
  }
  return [...lines.values()];
}

const packsIn = (picks: Pick[]) => picks.reduce((sum, { packs }) => sum + packs, 0);

/** Whether everything lies in the box, and nothing too many. */
export const isFull = (lines: BoxLine[]): boolean =>
  lines.length > 0 && lines.every(({ wanted, packed }) => wanted === packed);

/**
 * Takes so many packs of a product out of an order's box, or all of them if there are fewer: others are to be put in. `actor`: a user's
 * id; `now`: UTC ms.
 */
export function takeOutOfBox(
  tx: Writer,
  { orderId, productId, packs }: { orderId: string; productId: string; packs: number },
  actor: string,
  now: number,
): void {
  const out = Math.min(packs, packedIn(orderId, tx).get(productId) ?? 0);
  if (out <= 0) return;
  tx.insert(packedScans)
    .values({ id: newId(now), orderId, productId, packs: -out, actor, createdAt: now })
    .run();
}

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
