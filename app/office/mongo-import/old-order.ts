import { type OrderStatus, orderStatuses } from "~/base/db/statuses";
import { idIn, idNamed, textIn, type Times, timesOf } from "./fields";
import type { Known } from "./known.server";
import { linesOf, type OldLine } from "./old-lines";
import { moneyOf } from "./old-money";
import { type Doc, isDoc } from "./plain-value";

/** An order of the old shop, parsed and completed. */
export type OldOrder = Times & {
  id: string;
  /** As in the dump; null: missing. */
  buyerId: string | null;
  email: string | null;
  status: OrderStatus;
  isPaid: boolean;
  totalPaise: number;
  lines: OldLine[];
  /** The payment provider's ids; null: not in the order. */
  provider: { orderId: string; paymentId: string } | null;
};

/** Parses an order. Calls `note` with a sentence for each correction. Returns a string, the reason, if it must be refused. */
export function oldOrder(
  doc: Doc,
  known: Known,
  now: number,
  note: (sentence: string) => void,
): OldOrder | string {
  const id = idIn(doc._id);
  if (id === null) return "It has no usable _id.";
  const payment = isDoc(doc.payment) ? doc.payment : (Object.create(null) as Doc);
  const money = moneyOf(doc, payment, linesOf(payment, known));
  if (money.problem !== undefined) return money.problem;
  if (money.note) note(money.note);
  const times = timesOf(doc, id, now);
  if (times.isGuessed) note("Its date is impossible and was replaced.");
  const provider = providerIds(payment);
  const isPaid = wasPaid(payment, provider !== null);
  if (!isPaid)
    note("It has no record of payment: it is imported as unpaid, and lists do not show it.");
  return {
    id,
    buyerId: idNamed(doc.buyer),
    email: textIn(payment.email)?.toLowerCase() ?? null,
    status: statusOf(doc.status, note),
    isPaid,
    totalPaise: money.totalPaise,
    lines: money.lines,
    provider,
    ...times,
  };
}

/** The old shop stored an order once the provider had confirmed its payment, with the status "Success". */
function wasPaid(payment: Doc, hasProviderIds: boolean): boolean {
  const stated = textIn(payment.paymentstatus);
  if (stated === null) return hasProviderIds || payment.success === true;
  return /^(success|successful|paid|captured)$/i.test(stated);
}

function providerIds(payment: Doc): OldOrder["provider"] {
  const orderId = textIn(payment.razorpay_order_id);
  const paymentId = textIn(payment.razorpay_payment_id);
  const areIds = /^order_\w{1,60}$/.test(orderId ?? "") && /^pay_\w{1,60}$/.test(paymentId ?? "");
  return areIds && orderId && paymentId ? { orderId, paymentId } : null;
}

const otherSpellings: Record<string, OrderStatus> = {
  "not processed": "Not Process",
  delivered: "deliverd",
  cancelled: "cancel",
  canceled: "cancel",
};

function statusOf(value: unknown, note: (sentence: string) => void): OrderStatus {
  const stated = textIn(value)?.toLowerCase() ?? null;
  if (stated === null) return "Not Process";
  const status =
    orderStatuses.find((each) => each.toLowerCase() === stated) ??
    (Object.hasOwn(otherSpellings, stated) ? otherSpellings[stated] : undefined);
  if (!status) note("Its status is unknown: it becomes Not Process.");
  return status ?? "Not Process";
}
