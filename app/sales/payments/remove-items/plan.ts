import { isPaidStatus } from "~/base/db/statuses";
import { isCancellable } from "~/sales/fulfilment/cancellable";
import { type OpenLine, priceOfPacks } from "~/sales/orders/money/open-lines";
import type { Order } from "~/sales/orders/order.server";
import { toSend } from "~/sales/orders/packs-to-send";
import { amountOf, type RefundLimits, type RefundLine } from "../refunds/refund-scope";

type Line = Omit<OpenLine, "leftPaise"> & {
  productId: string;
  takenOut: number;
  discountPaise: number;
};

/** What taking packs out is decided by. `limits`: of the next refund; null: the order is not paid. */
export type Standing = {
  order: Pick<Order, "status" | "paymentStatus" | "paymentMethod" | "totalPaise">;
  lines: Line[];
  limits: RefundLimits | null;
  hasInvoice: boolean;
};

/**
 * What becomes of the money: sent back to the payment, owed until it is given back by hand, no longer to be collected, or nothing: it
 * went back before.
 */
type MoneyOut = "sent-back" | "owed" | "not-collected" | "none";

export type Plan = {
  packs: (RefundLine & { productId: string; name: string; paise: number })[];
  /** What they cost less their discount, as far as it was not refunded before; `refund`: the packs that this names. */
  paise: number;
  refund: RefundLine[];
  money: MoneyOut;
  problem?: undefined;
};
/** `isAll`: nothing would be left to send. */
export type NoPlan = { problem: string; isAll?: boolean };

/** Why nothing can be taken out of this order; null: it can. */
export function closedTo({ order, limits, hasInvoice }: Omit<Standing, "lines">): string | null {
  if (order.status === "cancel") return "This order is cancelled: nothing of it is sent.";
  if (order.status !== "Not Process")
    return "This order is packed already. If a pack is still to come out, set its status back to “Not Process” first.";
  if (!isCancellable(order)) return "This order is not paid, so there is nothing to pack.";
  if (limits === null && hasInvoice)
    return "This order was sent before it was paid and has its invoice, which cannot be changed by parts. Cancel it, and write down another one.";
  return null;
}

/** Taking these packs out, in paise, or why not, as a sentence for the admin. */
export function planOf(standing: Standing, wanted: RefundLine[]): Plan | NoPlan {
  const closed = closedTo(standing);
  if (closed) return { problem: closed };
  const chosen = wanted.filter(({ quantity }) => quantity > 0);
  if (wanted.some(({ quantity }) => Number.isNaN(quantity)))
    return { problem: "Type how many as whole numbers." };
  if (chosen.length === 0) return { problem: "Choose how many of at least one product." };
  const lines = chosen.map((packs) => ({
    ...packs,
    line: standing.lines.find(({ position }) => position === packs.position),
  }));
  const sent = standing.lines.reduce((sum, line) => sum + toSend(line), 0);
  const out = chosen.reduce((sum, { quantity }) => sum + quantity, 0);
  if (lines.some(({ line, quantity }) => !line || quantity > toSend(line)))
    return { problem: "That is more than is to be sent." };
  if (out === sent)
    return { problem: "Nothing would be left to send: that is cancelling.", isAll: true };

  const named = lines.flatMap(({ line, ...packs }) => (line ? [{ ...packs, line }] : []));
  return standing.limits ? paidPlan(named, standing.limits) : unpaidPlan(named, standing.order);
}

type Named = RefundLine & { line: Line };

/** An unpaid order costs less. */
function unpaidPlan(named: Named[], { totalPaise }: Pick<Order, "totalPaise">): Plan | NoPlan {
  const packs = named.map(({ line, position, quantity }) => {
    const leftPaise = line.unitPricePaise * line.quantity - line.discountPaise;
    const paise = priceOfPacks({ quantity: line.quantity, leftPaise }, quantity);
    const { productId, name } = line;
    return { position, quantity, productId, name, paise };
  });
  const paise = sumOf(packs);
  return paise < totalPaise
    ? { packs, paise, refund: [], money: "not-collected" }
    : { problem: "Nothing would be left to pay: that is cancelling.", isAll: true };
}

/**
 * The packs of a paid order are refunded as any others. Those that were refunded before, and were still to be sent, come out first and
 * bring no money.
 */
function paidPlan(named: Named[], limits: RefundLimits): Plan | NoPlan {
  const packs = named.map(({ line, position, quantity }) => {
    const open = limits.bought.find((one) => one.position === position);
    const refunded = line.quantity - (open?.quantity ?? 0);
    const paying = Math.max(0, line.takenOut + quantity - Math.max(refunded, line.takenOut));
    const paise = open ? priceOfPacks(open, paying) : 0;
    const { productId, name } = line;
    return { position, quantity, productId, name, paise, paying };
  });
  const refund = packs
    .filter(({ paise }) => paise > 0)
    .map(({ position, paying }) => ({ position, quantity: paying }));
  const plan = {
    packs: packs.map(({ paying: _refunded, ...pack }) => pack),
    paise: sumOf(packs),
    refund,
  };
  if (refund.length === 0) return { ...plan, money: "none" };
  const amount = amountOf({ kind: "lines", lines: refund }, limits);
  if (amount.problem !== undefined) return { problem: amount.problem };
  return { ...plan, money: limits.byHand ? "owed" : "sent-back" };
}

const sumOf = (packs: { paise: number }[]) => packs.reduce((sum, { paise }) => sum + paise, 0);

/** Whether money goes back, so that the admin's password is asked for. */
export const isPaid = ({ paymentStatus }: Pick<Order, "paymentStatus">) =>
  isPaidStatus(paymentStatus);

/** The packs in words: `1 × Tin, 2 × Pouch`. */
export const packsInWords = (packs: { quantity: number; name: string }[]) =>
  packs.map(({ quantity, name }) => `${quantity} × ${name}`).join(", ");
