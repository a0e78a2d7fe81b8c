import type { Writer } from "~/db/connection.server";
import type { ReviewReason } from "~/db/statuses";
import type { Order } from "./orders.server";

/** The mails that an order's life brings, each queued in the transaction of what it tells. */

/** To the buyer: the order is paid. */
export async function mailOrderPaid(_tx: Writer, _order: Order): Promise<void> {}

/** To the buyer: the parcel is on its way, with courier and tracking number if they are known. */
export async function mailShipped(_tx: Writer, _order: Order): Promise<void> {}

/** To the buyer: the parcel was delivered. */
export async function mailDelivered(_tx: Writer, _order: Order): Promise<void> {}

/** To the buyer: the order was cancelled. */
export async function mailCancelled(_tx: Writer, _order: Order): Promise<void> {}

type Refund = { id: string; amountPaise: number; reason: string };

/** To the buyer: a refund was started. */
export async function mailRefundStarted(
  _tx: Writer,
  _order: Order,
  _refund: Refund,
): Promise<void> {}

/** To the buyer: the provider has sent the money back. */
export async function mailRefunded(_tx: Writer, _order: Order, _refund: Refund): Promise<void> {}

/** To the operator: money came that a person has to look at; `number` is the order's, if it belongs to one. */
export async function mailReviewNeeded(
  _tx: Writer,
  _payment: { id: string; amountPaise: number; reason: ReviewReason; number: string | null },
): Promise<void> {}
