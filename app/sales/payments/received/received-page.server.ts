import { db } from "~/base/db/connection.server";
import { rowOfForm } from "~/base/db/idempotency.server";
import { moneyReceived } from "~/base/db/schema";
import { invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { notFound } from "~/base/lib/http/http";
import { newId } from "~/base/lib/ids.server";
import { rupees } from "~/base/lib/money";
import { seeOtherWith } from "~/base/lib/toast.server";
import type { Actor } from "~/upkeep/audit/record.server";
import { returnedGoods } from "~/sales/fulfilment/returned-goods.server";
import { invoiceOf } from "~/sales/invoices/papers.server";
import { canHaveKhata, creditOf } from "~/sales/orders/money/khata.server";
import { receivedOf } from "~/sales/orders/money/money-received.server";
import { owedFor } from "~/sales/orders/money/owed.server";
import { orderByNumber } from "~/sales/orders/order.server";
import { isAwaitingMoney } from "~/sales/orders/page/payment-badge";
import { cashFieldOf, partForm } from "../forms";
import { otherOrdersWith } from "../by-hand/claimed-utr.server";
import { type NotReceived, receiveMoney } from "../by-hand/receive-money.server";

/** The page that notes money for an order. Amounts in paise. Throws 404 if there is no such order. */
export function receivedPage(number: string) {
  const order = orderBy(number);
  const { totalPaise, buyerName: buyer, claimedUtr } = order;
  return {
    number,
    buyer,
    totalPaise,
    /** What is still to come. */
    owedPaise: owedFor(order),
    /** What came before, oldest first. */
    received: receivedOf(order.id),
    isAwaiting: isAwaitingMoney(order) || order.writtenOffAt !== null,
    isWrittenOff: order.writtenOffAt !== null,
    invoice: invoiceOf(order)?.number ?? null,
    returned: returnedGoods(number),
    claimed: claimedUtr && { utr: claimedUtr, alsoAt: otherOrdersWith(claimedUtr, number) },
    /** The buyer's credit with the shop; null: the buyer can have none. */
    creditPaise: canHaveKhata(order) ? creditOf(order, db) : null,
    fresh: newId(),
  };
}

function orderBy(number: string) {
  const order = orderByNumber(number);
  if (!order) throw notFound();
  return order;
}

/** Notes the money that an admin typed. Throws 404 if there is no such order. */
export async function submitReceived(number: string, form: FormData, admin: Actor) {
  const order = orderBy(number);
  const { data: typed, problem } = parseForm(partForm, form);
  if (problem) return invalid(problem);
  const row = rowOfForm(form, moneyReceived.receiptId);
  if (row.refused) return row.refused;
  const { amount: amountPaise, keepsMore, ...how } = typed;
  const money = { ...how, receiptId: row.id, amountPaise, keepsMore: keepsMore === "on" };
  const received = await receiveMoney(order.id, money, admin);
  const refused = (field: string, words: string) =>
    invalid(problemWith(field, words, form), { status: 409 });
  switch (received.problem) {
    case undefined:
      return back(number, "success", receivedWords(number, received));
    case "already":
      // Pressed twice, or by two admins.
      return back(number, "info", `The money of ${number} was noted before`);
    case "used":
      return refused(
        "reference",
        `This reference has paid ${received.paidOrder} already: one payment is noted once.`,
      );
    case "too-much-cash":
      return refused(cashFieldOf(typed), received.words ?? "");
    case "too-much":
      return refused("amount", received.words ?? "");
    default:
      return refused("form", refusals[received.problem]);
  }
}

const back = (number: string, type: "success" | "info", message: string) =>
  seeOtherWith({ type, message }, `/dashboard/admin/orders/${number}`);

function receivedWords(
  number: string,
  { paise, leftPaise, creditPaise }: { paise: number; leftPaise: number; creditPaise: number },
): string {
  const words = `${rupees(paise)} received for ${number}`;
  if (leftPaise > 0) return `${words}: ${rupees(leftPaise)} is still to come`;
  return creditPaise > 0
    ? `${words}: ${rupees(creditPaise)} of it stands on the buyer’s khata`
    : words;
}

const refusals: Record<
  Exclude<NotReceived, "already" | "used" | "too-much-cash" | "too-much">,
  string
> = {
  "no-order": "There is no such order.",
  "not-by-hand": "This order is not paid by hand, so nothing is noted.",
  cancelled:
    "This order is cancelled. If it is to be sent after all, set another status first; otherwise give the money back.",
  "paid-otherwise":
    "The same cart was paid with another order, so this one cannot be paid too. Please cancel it.",
};
