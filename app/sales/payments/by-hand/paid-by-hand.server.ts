import { eq } from "drizzle-orm";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import type { Writer } from "~/base/db/connection.server";
import { orders } from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";
import { rupees } from "~/base/lib/money";
import { recordEvent } from "~/sales/orders/events.server";
import { mailCreditKept } from "~/sales/orders/mails/credit-mails.server";
import { mailPartPaid } from "~/sales/orders/mails/part-paid-mail.server";
import { canHaveKhata, openKhata } from "~/sales/orders/money/khata.server";
import { cameFor, noteMoney } from "~/sales/orders/money/money-received.server";
import { type SentBack, sentBackOf } from "~/sales/orders/money/owed.server";
import { settleWrittenOff } from "~/sales/orders/money/written-off.server";
import { type Order, orderById } from "~/sales/orders/order.server";
import { markOrderPaid } from "../mark-order-paid.server";
import { addRefund } from "../refunds/request-refund.server";

type Part = { receivedPaise: number; leftPaise: number; by: string; isCredit: boolean };

/** Notes on an order that a part of its money came. Of credit that was used another mail tells (`isCredit`). */
export function partPaid(
  tx: Writer,
  order: Order,
  { receivedPaise, leftPaise, by, isCredit }: Part,
  actor: Actor,
  now: number,
): void {
  const { id, number: name, partPaidAt, confirmedAt } = order;
  const part = {
    partPaidAt: partPaidAt ?? now,
    // Who pays a part has confirmed the order.
    confirmedAt: order.paymentMethod === "on-delivery" ? (confirmedAt ?? now) : confirmedAt,
    updatedAt: now,
  };
  tx.update(orders).set(part).where(eq(orders.id, id)).run();
  settleWrittenOff(tx, id, { reason: "A part of it came after all", by: actor.id }, now);
  const words = `${rupees(receivedPaise)} ${by}, ${rupees(leftPaise)} is still to come`;
  recordEvent(tx, id, actor.id, "part-paid", words);
  recordChange(tx, {
    actor,
    action: "order.money",
    subject: { id, name },
    after: { came: rupees(receivedPaise), stillToCome: rupees(leftPaise) },
  });
  if (!isCredit) mailPartPaid(tx, { ...order, ...part }, { receivedPaise, leftPaise });
}

/**
 * Marks an order paid of which so much has come before that nothing is to come any more, since packs left it or came back. What came
 * beyond that becomes its buyer's credit; of a buyer who can have none it is to be given back first. Does nothing for other orders.
 */
export function paidIfWhole(tx: Writer, orderId: string, actor: Actor, now: number): void {
  const order = orderById(orderId, tx);
  if (!order || order.partPaidAt === null || order.status === "cancel") return;
  const more = beyondCost(tx, order);
  if (more < 0 || (more > 0 && !canHaveKhata(order))) return;
  wholePaid(tx, order, "by hand, in parts", actor, now);
}

/** How much more came for an order that is not paid than it costs, in paise; below zero: what is still to come. */
export const beyondCost = (tx: Writer, order: Order): number =>
  (cameFor(tx, [order.id]).get(order.id) ?? 0) -
  order.totalPaise +
  (sentBackOf([order.id], tx).get(order.id)?.paise ?? 0);

/** Moves money (paise) of an order that is not paid to its buyer's credit; false: the buyer can have none. */
export function toCredit(
  tx: Writer,
  order: Order,
  paise: number,
  actor: Actor,
  now: number,
  receiptId = newId(),
): boolean {
  const khataId = openKhata(tx, order, now);
  if (khataId === null) return false;
  const note = `of order ${order.number}`;
  const row = { way: "credit", reference: null, note, receiptId, by: actor.id } as const;
  noteMoney(tx, { ...row, orderId: order.id, amountPaise: -paise }, now);
  noteMoney(tx, { ...row, khataId, amountPaise: paise }, now);
  recordEvent(tx, order.id, actor.id, "credit", rupees(paise));
  mailCreditKept(tx, order, paise);
  return true;
}

/** Marks an order paid for which all has come; what came beyond that becomes its buyer's credit. `by`: how, for its history. */
export function wholePaid(tx: Writer, order: Order, by: string, actor: Actor, now: number): void {
  // Only parts that came before packs left can be more.
  const more = order.partPaidAt === null ? 0 : beyondCost(tx, order);
  if (more > 0) toCredit(tx, order, more, actor, now);
  const back = sentBackOf([order.id], tx).get(order.id);
  const receivedPaise = cameFor(tx, [order.id]).get(order.id) ?? 0;
  markOrderPaid(tx, order, { actor: actor.id, by, paymentId: null, receivedPaise }, now);
  recordChange(tx, {
    actor,
    action: "order.money",
    subject: { id: order.id, name: order.number },
    before: { paymentStatus: order.paymentStatus },
    after: { paymentStatus: "paid" },
  });
  if (back && back.paise > 0) creditSentBack(tx, order, back, actor, now);
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
    { what, reason, actor, idempotencyKey: newId(), isTold: true },
    now,
  );
  if (refused.problem !== undefined) throw new Error(refused.problem);
}
