import { and, eq, ne } from "drizzle-orm";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { db, write, type Writer } from "~/base/db/connection.server";
import { isUnpaidByHand, orders } from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";
import { recordEvent } from "~/sales/orders/events.server";
import { type Order, orderById } from "~/sales/orders/order.server";
import { type SentBack, sentBackOf } from "~/sales/orders/money/owed.server";
import { isAwaitingMoney } from "~/sales/orders/page/payment-badge";
import { markOrderPaid } from "../mark-order-paid.server";
import { isCartPaid } from "../payable.server";
import { addRefund } from "../refunds/request-refund.server";
import type { MoneyWay } from "~/base/db/statuses";
import { cameWords } from "~/sales/orders/money/came-words";
import { wayIn } from "./came";
import { saysCash } from "./cash-limit";
import { cashProblem } from "./cash-limit.server";
import { noteMoney, ordersPaidBy } from "~/sales/orders/money/money-received.server";

/**
 * `not-by-hand`: paid online, or not placed. `paid-otherwise`: another order of the same cart is paid. `used`: the reference has paid
 * the order with the number `paidOrder`. `too-much-cash`: more than the law allows from one buyer in a day; `words`: the reason.
 */
export type NotReceived =
  | "no-order"
  | "already"
  | "not-by-hand"
  | "cancelled"
  | "paid-otherwise"
  | "used"
  | "too-much-cash";

type Received = { problem?: NotReceived; paidOrder?: string; words?: string };

/**
 * How money came (empty: not said), the bank's reference if there is one, which belongs to one receipt, and a note without personal data.
 * `receiptId`: the same for all orders that it pays; without one it pays this order alone.
 */
export type HowItCame = {
  came?: MoneyWay | "";
  reference: string | null;
  note: string;
  receiptId?: string;
};

/**
 * Records that the money for an order that is paid by hand arrived, and marks the order paid, once.
 */
export const receiveMoney = (orderId: string, how: HowItCame, actor: Actor): Promise<Received> =>
  write((tx) => receiveIn(tx, orderId, how, actor));

/** `receiveMoney` inside a write. `now`: UTC ms. */
export function receiveIn(
  tx: Writer,
  orderId: string,
  { came = "", reference, note, receiptId }: HowItCame,
  actor: Actor,
  now = Date.now(),
): Received {
  const order = orderById(orderId, tx);
  if (!order) return { problem: "no-order" };
  if (order.paidAt !== null) return { problem: "already" };
  if (order.paymentMethod === "online" || order.paymentStatus !== "pending")
    return { problem: "not-by-hand" };
  // Marking it paid would confirm a cancelled order and invoice goods that are not sent.
  if (order.status === "cancel") return { problem: "cancelled" };
  if (isCartPaid(order, tx)) return { problem: "paid-otherwise" };

  const [other] = reference ? ordersPaidBy(reference, tx, receiptId) : [];
  if (other) return { problem: "used", paidOrder: other };

  const back = sentBackOf([orderId], tx).get(orderId);
  const receivedPaise = order.totalPaise - (back?.paise ?? 0);
  const way = wayIn(came, reference, note);
  const words = way === "cash" || saysCash(note) ? noCash(tx, order, receivedPaise) : null;
  if (words) return { problem: "too-much-cash", words };

  const how = [came && cameWords[came], reference && `reference ${reference}`, note]
    .filter(Boolean)
    .join(", ");
  const by = `by hand${how && `: ${how}`}`;
  const received = { orderId, amountPaise: receivedPaise, way, reference, note };
  noteMoney(tx, { ...received, by: actor.id, ...(receiptId && { receiptId }) }, now);
  markOrderPaid(tx, order, { actor: actor.id, by, paymentId: null, receivedPaise }, now);
  recordChange(tx, {
    actor,
    action: "order.money",
    subject: { id: order.id, name: order.number },
    before: { paymentStatus: order.paymentStatus },
    after: { paymentStatus: "paid" },
  });
  if (back && back.paise > 0) creditSentBack(tx, order, back, actor, now);
  return {};
}

/**
 * Packs that were sent back before the money came were not paid, but the invoice names them: their credit note comes with the money. It
 * is no news to the buyer, who was asked for less. `now`: when the money came, by which `credited.server.ts` knows it.
 */
function creditSentBack(
  tx: Writer,
  { id }: Order,
  { lines }: SentBack,
  actor: Actor,
  now: number,
): void {
  const reason = "Sent back before it was paid";
  const what = { kind: "lines", lines } as const;
  const refused = addRefund(
    tx,
    { orderId: id },
    { what, reason, actor, formKey: newId(), isTold: true },
    now,
  );
  if (refused.problem !== undefined) throw new Error(refused.problem);
}

/** Why cash may not be taken for this order; null: it may. */
function noCash(tx: Writer, order: Order, paise: number): string | null {
  const { userId, buyerPhone, shipPhone } = order;
  return cashProblem(tx, { userId, phones: [buyerPhone, shipPhone ?? ""] }, paise, Date.now());
}

/**
 * Keeps the UPI reference that a buyer typed for an order by transfer: a claim that helps the owner to find the money, no proof.
 * False if no transfer is awaited for it. Typing another one replaces it.
 */
export function claimUtr(orderId: string, utr: string): Promise<boolean> {
  return write((tx) => {
    const order = orderById(orderId, tx);
    if (order?.paymentMethod !== "transfer" || !isAwaitingMoney(order)) return false;
    if (order.claimedUtr === utr) return true;
    tx.update(orders).set({ claimedUtr: utr }).where(eq(orders.id, orderId)).run();
    // Anybody with the order's link can type one number after the other: the history says once that one was typed.
    if (order.claimedUtr === null) recordEvent(tx, orderId, order.userId ?? "guest", "utr-claimed");
    return true;
  });
}

/** The numbers of other orders that wait for money with this reference, as their buyers say, or were paid by it. */
export function otherOrdersWith(utr: string, number: string): string[] {
  const waiting = db
    .select({ number: orders.number })
    .from(orders)
    .where(and(isUnpaidByHand, eq(orders.claimedUtr, utr), ne(orders.number, number)))
    .limit(5)
    .all();
  const paid = ordersPaidBy(utr).filter((each) => each !== number);
  return [...new Set([...paid, ...waiting.map((order) => order.number)])];
}
