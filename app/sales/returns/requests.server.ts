import { and, asc, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { db, type Reader } from "~/base/db/connection.server";
import {
  orderLines,
  refunds,
  returnPhotos,
  returnRequestLines,
  returnRequests,
} from "~/base/db/schema";
import { groupedBy } from "~/base/lib/grouped-by";
import type { ReturnStanding } from "./return-words";

/** A return with its packs and the ids of its photos, as its order has it. */
export type WholeRequest = typeof returnRequests.$inferSelect &
  ReturnStanding & {
    packs: RequestedPack[];
    photoIds: string[];
  };

/** `accepted` null: not decided yet. */
export type RequestedPack = {
  position: number;
  productId: string;
  name: string;
  quantity: number;
  accepted: number | null;
};

/** The returns of an order, newest first. */
export const requestsOf = (orderId: string): WholeRequest[] =>
  whole(requestsWhere(eq(returnRequests.orderId, orderId), db).all(), db);

/** One return; null: there is none of this number. */
export const requestBy = (number: string, from: Reader = db): WholeRequest | null =>
  whole(requestsWhere(eq(returnRequests.number, number), from).all(), from)[0] ?? null;

/** The refund that settled it; if that failed, the next one that the owner gave for the order. */
const countedRefund = sql`coalesce((
  select later.id from refunds failed join refunds later on later.order_id = failed.order_id
  where failed.id = ${returnRequests.refundId} and failed.status = 'failed'
    and later.status <> 'failed' and later.created_at >= failed.created_at
  order by later.created_at limit 1), ${returnRequests.refundId})`;

const requestsWhere = (where: SQL, from: Reader) =>
  from
    .select({ request: returnRequests, amountPaise: refunds.amountPaise, status: refunds.status })
    .from(returnRequests)
    .leftJoin(refunds, eq(refunds.id, countedRefund))
    .where(where)
    .orderBy(desc(returnRequests.createdAt), desc(returnRequests.id));

type Found = ReturnType<ReturnType<typeof requestsWhere>["all"]>;

function whole(found: Found, from: Reader): WholeRequest[] {
  if (found.length === 0) return [];
  const ids = found.map(({ request }) => request.id);
  const packs = groupedBy(packsOf(ids, from), ({ requestId }) => requestId);
  const photos = groupedBy(photosOf(ids, from), ({ requestId }) => requestId);
  return found.map(({ request, amountPaise, status }) => ({
    ...request,
    refund:
      amountPaise === null || status === null
        ? null
        : { amountPaise, isPaid: status === "processed", isFailed: status === "failed" },
    packs: packs.get(request.id) ?? [],
    photoIds: (photos.get(request.id) ?? []).map(({ id }) => id),
  }));
}

const packsOf = (ids: string[], from: Reader) =>
  from
    .select({
      requestId: returnRequestLines.requestId,
      position: returnRequestLines.position,
      productId: orderLines.productId,
      name: orderLines.name,
      quantity: returnRequestLines.quantity,
      accepted: returnRequestLines.accepted,
    })
    .from(returnRequestLines)
    .innerJoin(returnRequests, eq(returnRequests.id, returnRequestLines.requestId))
    .innerJoin(
      orderLines,
      and(
        eq(orderLines.orderId, returnRequests.orderId),
        eq(orderLines.position, returnRequestLines.position),
      ),
    )
    .where(inArray(returnRequestLines.requestId, ids))
    .orderBy(asc(returnRequestLines.position))
    .all();

const photosOf = (ids: string[], from: Reader) =>
  from
    .select({ id: returnPhotos.id, requestId: returnPhotos.requestId })
    .from(returnPhotos)
    .where(inArray(returnPhotos.requestId, ids))
    .orderBy(asc(returnPhotos.position))
    .all();

/** Whether something is still to happen. */
export const isOpen = ({ state }: Pick<WholeRequest, "state">): boolean =>
  state === "asked" || state === "accepted" || state === "received";

/** Whether the shop is to settle it: the packs are back, or stay with the buyer. */
export const isToSettle = ({ state, goods }: Pick<WholeRequest, "state" | "goods">): boolean =>
  state === "received" || (state === "accepted" && goods === "kept");

/** The packs that count: those accepted, or before that those asked for. */
export const countedPacks = (packs: RequestedPack[]): { position: number; quantity: number }[] =>
  packs
    .map(({ position, quantity, accepted }) => ({ position, quantity: accepted ?? quantity }))
    .filter(({ quantity }) => quantity > 0);

/** The packs in words: `2 × Tin`. */
export const packWords = (packs: RequestedPack[]): string[] =>
  countedPacks(packs).map(({ position, quantity }) => {
    const name = packs.find((pack) => pack.position === position)?.name ?? "";
    return `${quantity} × ${name}`;
  });
