import { db } from "~/base/db/connection.server";
import { isCancellable } from "~/sales/fulfilment/cancellable";
import { kindWords } from "~/sales/invoices/content";
import { lastCreditDay } from "~/sales/invoices/financial-year";
import { invoiceOf } from "~/sales/invoices/papers.server";
import { dayOf } from "~/base/lib/days";
import { newId } from "~/base/lib/ids.server";
import { causeIn } from "~/sales/orders/money/refund-path";
import { moneyOf } from "~/sales/orders/money/order-money.server";
import { toGiveBackOf } from "~/sales/orders/money/to-give-back.server";
import { advanceLeft } from "../advance/advance-money.server";
import { chosenRefund, fieldsOf } from "./refund-form";
import { amountOf, proposalFor, type RefundAmount } from "./refund-scope";
import { limitsOf, type Refundable, refundable } from "./refundable.server";
import { orderByNumber } from "~/sales/orders/order.server";

/**
 * Data of an order's refund page: what was paid and refunded, the choices, and, if the query string holds a choice, its
 * amount (paise) to confirm. Null if the order is not found.
 */
export function refundPage(number: string, query: URLSearchParams, now = Date.now()) {
  const order = orderByNumber(number);
  const monies = moneyOf(order ? [order] : []);
  const money = order && monies.get(order.id);
  if (!order || !money) return null;
  const found = refundable({ orderId: order.id }, db);
  const limits = found && limitsOf(found);
  return {
    number,
    needsReview: money.needsReview,
    payment: money.payment && { id: money.payment.id, method: money.payment.method },
    paidAt: order.paidAt,
    /** Only a part of its money came. */
    isPartPaid: order.partPaidAt !== null,
    /** What of it came online as an advance, and can go back that way. */
    onlinePaise: advanceLeft(order),
    totalPaise: order.totalPaise,
    paidPaise: money.paidPaise,
    refundedPaise: money.refundedPaise,
    leftPaise: money.leftPaise,
    /** What of the rest a bank has taken or asks back: it is not left. */
    disputedPaise: money.disputedPaise,
    refunds: money.refunds,
    /** What is to be given back (paise), and when the owner said that it is kept; null: it is not. */
    toGiveBack: toGiveBackOf([order], monies).get(order.id) ?? null,
    kept: order.keptAt === null ? null : { at: order.keptAt, reason: order.keptReason },
    lines: (limits && limits.leftPaise > 0 ? limits.bought : []).map((line) => ({
      position: line.position,
      name: line.name,
      unitPricePaise: line.unitPricePaise,
      quantity: line.quantity,
      leftPaise: line.leftPaise,
    })),
    /** Delivery and fee as far as they can still be refunded. */
    charges: chargesIn(money.left),
    choice: found && choiceIn(query, found),
    /** What the reason begins with. */
    reason: causeIn(query),
    /** Packs that are refunded and not to be sent are taken out instead. */
    isToPack: isCancellable(order),
    creditedUntil: missedCreditDay(order, now),
    fresh: newId(),
  };
}

export type RefundPage = NonNullable<ReturnType<typeof refundPage>>;

/** The day until which a credit note would have lowered the tax of the order's invoice, if it is past; else null. */
function missedCreditDay(order: { id: string }, now: number): string | null {
  const invoice = invoiceOf(order);
  if (!invoice || invoice.tax === "none") return null;
  const last = lastCreditDay(invoice.issuedAt);
  return dayOf(now) > last ? last : null;
}

type Charge = { name: "delivery" | "fee"; label: string; paise: number };

function chargesIn({ deliveryPaise, feePaise }: Pick<RefundAmount, "deliveryPaise" | "feePaise">) {
  const charges: Charge[] = [
    { name: "delivery", label: kindWords.delivery, paise: deliveryPaise },
    { name: "fee", label: kindWords.fee, paise: feePaise },
  ];
  return charges.filter(({ paise }) => paise > 0);
}

/**
 * The choice in the query string: its fields, amount (paise) and the parts it is made of, or the problem and the choice it
 * belongs to; null if nothing is chosen.
 */
function choiceIn(query: URLSearchParams, found: Refundable) {
  const chosen = chosenRefund(query);
  if (!chosen) return null;
  if (!chosen.what) return { problem: chosen.problem, place: chosen.place };
  const limits = limitsOf(found);
  // The shop itself chose the packs: they came back, or were taken out.
  const isProposed = causeIn(query) !== "";
  const what =
    isProposed && chosen.what.kind === "lines" ? proposalFor(chosen.what, limits) : chosen.what;
  if (!what) return null;
  const amount = amountOf(what, limits);
  if (amount.problem !== undefined) return { problem: amount.problem, place: chosen.what.kind };
  return {
    fields: fieldsOf(what),
    amountPaise: amount.amountPaise,
    parts: partsOf(amount, found),
  };
}

/** What a refund is made of, in paise; empty if it is an amount without delivery and fee. */
function partsOf(amount: RefundAmount, { lines }: Refundable) {
  const charges = chargesIn(amount).map(({ label, paise }) => ({ label, paise }));
  const goodsPaise = amount.amountPaise - amount.deliveryPaise - amount.feePaise;
  if (amount.lines)
    return [
      ...amount.lines.map(({ position, quantity, paise }) => {
        const name = lines.find((line) => line.position === position)?.name ?? "";
        return { label: `${quantity} × ${name}`, paise };
      }),
      ...charges,
    ];
  if (charges.length === 0) return [];
  return [...(goodsPaise > 0 ? [{ label: "Goods", paise: goodsPaise }] : []), ...charges];
}
