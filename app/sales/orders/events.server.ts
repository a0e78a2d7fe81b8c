import type { Writer } from "~/base/db/connection.server";
import { insertRow } from "~/base/db/prepared.server";
import { orderEvents } from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";

export type OrderEvent =
  | "placed"
  | "payment-authorized"
  | "payment-failed"
  | "payment-review"
  | "paid"
  | "part-paid"
  | "part-given-back"
  | "money-taken-back"
  | "credit"
  | "review-closed"
  | "refund-requested"
  | "refund-started"
  | "refunded"
  | "refund-failed"
  | "forged-callback"
  | "status"
  | "tracking"
  | "on-day"
  | "parcel-added"
  | "parcel-changed"
  | "parcel-removed"
  | "cancelled-by-buyer"
  | "came-back"
  | "payment-by-hand"
  | "kept"
  | "payment-signed"
  | "utr-claimed"
  | "confirmed"
  | "reminded"
  | "transfer-missing"
  | "return-forgiven"
  | "address"
  | "noted"
  | "taken-out"
  | "other-packs"
  | "returned"
  | "return-asked"
  | "return-accepted"
  | "return-refused"
  | "return-received"
  | "return-settled"
  | "return-withdrawn"
  | "send-with"
  | "unpaid-on"
  | "coupon-over"
  | "bargain"
  | "money-kept"
  | "money-not-kept"
  | "written-off"
  | "write-off-back"
  | "invoice-corrected"
  | "old-shop";

/**
 * Adds an event to an order's history, in the transaction that causes it. `actor`: a user's id, `provider` or `shop`.
 * `detail` must not contain personal data. `id`: of a form's own making, so that it is recorded once.
 */
export function recordEvent(
  tx: Writer,
  orderId: string,
  actor: string,
  kind: OrderEvent,
  detail = "",
  id = newId(),
): void {
  insertRow(tx, orderEvents, { id, orderId, actor, kind, detail, createdAt: Date.now() });
}
