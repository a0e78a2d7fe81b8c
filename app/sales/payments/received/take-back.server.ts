import { and, eq, gte } from "drizzle-orm";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { db, type Reader, write, type Writer } from "~/base/db/connection.server";
import { invoices, moneyReceived, orders, refunds } from "~/base/db/schema";
import { rupees } from "~/base/lib/money";
import { recordEvent } from "~/sales/orders/events.server";
import { cameOn, joinedTo, khataOf, moveToJoined } from "~/sales/orders/money/khata.server";
import {
  cameFor,
  noteMoney,
  onAccountIn,
  paysOthers,
  receivedOf,
} from "~/sales/orders/money/money-received.server";
import { settleWrittenOff } from "~/sales/orders/money/written-off.server";
import { type Order, orderById, orderByNumber } from "~/sales/orders/order.server";

type Row = typeof moneyReceived.$inferSelect;

/**
 * Takes back money that was noted by mistake: by a row below zero with the reason, and with all that was noted in the same receipt for
 * this order and as its buyer's credit. An order that was paid is to be paid again. `problem`: why not, as a sentence. `now`: UTC ms.
 */
export const takeBack = (
  number: string,
  rowId: string,
  reason: string,
  actor: Actor,
  now = Date.now(),
): Promise<TakenBack> => write((tx) => takeBackIn(tx, number, rowId, reason, actor, now));

type TakenBack = { paise: number; problem?: undefined } | { problem: string };

/** `takeBack` inside a write. */
export function takeBackIn(
  tx: Writer,
  number: string,
  rowId: string,
  reason: string,
  actor: Actor,
  now: number,
): TakenBack {
  const found = rowOf(number, rowId, tx);
  if (!found) return { problem: "This money was not noted here, or was taken back before." };
  const { order, row } = found;
  const problem = whyNotTakenBack(order, row, tx);
  if (problem !== null) return { problem };
  const halves = halvesOf(row, tx);
  for (const each of [...halves, row])
    noteMoney(
      tx,
      {
        ...(each.orderId === null ? { khataId: each.khataId ?? "" } : { orderId: each.orderId }),
        amountPaise: -each.amountPaise,
        way: each.way,
        reference: each.reference,
        note: reason,
        receiptId: each.receiptId,
        by: actor.id,
        takesBack: each.id,
      },
      now,
    );
  const [first] = receivedOf(order.id, tx);
  tx.update(orders)
    .set({
      paymentStatus: "pending",
      paidAt: null,
      partPaidAt: first?.cameAt ?? null,
      updatedAt: now,
    })
    .where(eq(orders.id, order.id))
    .run();
  for (const { khataId } of halves) if (khataId !== null) moveToJoined(tx, khataId, actor.id, now);
  settleWrittenOff(tx, order.id, { reason, by: actor.id }, now);
  recordEvent(tx, order.id, actor.id, "money-taken-back", `${rupees(row.amountPaise)}: ${reason}`);
  recordChange(tx, {
    actor,
    action: "order.money",
    subject: { id: order.id, name: order.number },
    before: { paymentStatus: order.paymentStatus },
    after: { paymentStatus: "pending", takenBack: rupees(row.amountPaise), reason },
  });
  return { paise: row.amountPaise };
}

/** What was noted for an order, for the page that asks; null: nothing such. `problem`: why it cannot be taken back. */
export function takeBackPage(number: string, rowId: string) {
  const found = rowOf(number, rowId, db);
  if (!found) return null;
  const { order, row } = found;
  const [credit] = halvesOf(row, db);
  return {
    number,
    amountPaise: row.amountPaise,
    way: row.way,
    reference: row.reference,
    cameAt: row.cameAt,
    isPaid: order.paidAt !== null,
    /** What goes from the buyer's credit with it; below zero: what it gets back; null: nothing. */
    creditPaise: credit?.amountPaise ?? null,
    problem: whyNotTakenBack(order, row, db),
  };
}

function rowOf(number: string, rowId: string, from: Reader): { order: Order; row: Row } | null {
  const order = orderByNumber(number, from);
  if (!order || !receivedOf(order.id, from).some(({ id }) => id === rowId)) return null;
  const row = from.select().from(moneyReceived).where(eq(moneyReceived.id, rowId)).get();
  return row ? { order, row } : null;
}

/** The credit that came or was used with this money. What one receipt brought for some orders goes with the last of them. */
function halvesOf(row: Row, from: Reader): Row[] {
  const onAccount = onAccountIn(row.receiptId, from);
  if (onAccount.length === 0) return [];
  const order = row.orderId === null ? undefined : orderById(row.orderId, from);
  const own = order ? khataOf(order, from) : null;
  // What was used before two khatas became one stands on the one that joined.
  const isOwn = (khataId: string | null) =>
    khataId !== null && (khataId === own || joinedTo(khataId, from) === own);
  if (row.way === "credit")
    return onAccount
      .filter(({ amountPaise, khataId }) => amountPaise === -row.amountPaise && isOwn(khataId))
      .slice(0, 1);
  return paysOthers(row, from) ? [] : onAccount;
}

/** Papers that were made since the money came rest on it. */
function whyNotTakenBack(order: Order, row: Row, from: Reader): string | null {
  if (row.amountPaise < 0) return "This money went back to the buyer.";
  if (row.paymentId !== null) return "It came online: give it back by a refund.";
  if (order.source === "import") return "It came through the old shop, whose books are closed.";
  const since = row.createdAt;
  const paper = from
    .select({ number: invoices.number })
    .from(invoices)
    .where(and(eq(invoices.orderId, order.id), gte(invoices.createdAt, since)))
    .get();
  if (paper)
    return `${paper.number} was issued when this money came or after it. Give the money back as a refund instead.`;
  const refund = from
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.orderId, order.id), gte(refunds.createdAt, since)))
    .get();
  if (refund) return "Money of this order went back since. Refund the rest instead.";
  if ((cameFor(from, [order.id]).get(order.id) ?? 0) < row.amountPaise)
    return "A part of it went back, or became credit, since.";
  const isUsed = halvesOf(row, from).some(
    ({ khataId, amountPaise }) => khataId !== null && cameOn(khataId, from) < amountPaise,
  );
  return isUsed ? "The credit that came with it was used since." : null;
}
