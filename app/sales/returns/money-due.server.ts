import type { Reader } from "~/base/db/connection.server";
import { amountOf, proposalFor, type RefundScope } from "~/sales/payments/refunds/refund-scope";
import { limitsOf, refundable } from "~/sales/payments/refunds/refundable.server";
import { packsToRefund } from "./claims.server";
import { countedPacks, type WholeRequest } from "./requests.server";

/**
 * What goes back for the packs of a return, in paise: `byHand` where it was paid by hand. `nothing`: the order is not paid, or they are
 * refunded already. `problem`: it cannot be computed, as a sentence for the staff.
 */
type MoneyDue =
  | { kind: "money"; what: RefundScope; amountPaise: number; byHand: boolean }
  | { kind: "nothing"; isUnpaid: boolean }
  | { kind: "problem"; problem: string };

/** The price of the accepted packs that are not refunded yet, less their discount, or what is left of it: the same that the refund page asks about. */
export function moneyDue(request: WholeRequest, from: Reader): MoneyDue {
  const found = refundable({ orderId: request.orderId }, from);
  if (!found) return { kind: "nothing", isUnpaid: true };
  const limits = limitsOf(found);
  const due = packsToRefund(request.orderId, found.lines, limits.bought, from);
  const lines = countedPacks(request.packs)
    .map(({ position, quantity }) => {
      const left = limits.bought.find((line) => line.position === position)?.quantity ?? 0;
      return { position, quantity: Math.min(quantity, left, due.get(position) ?? 0) };
    })
    .filter(({ quantity }) => quantity > 0);
  if (lines.length === 0 || found.leftPaise === 0) return { kind: "nothing", isUnpaid: false };
  const what = proposalFor({ kind: "lines", lines }, limits);
  if (!what) return { kind: "nothing", isUnpaid: false };
  const amount = amountOf(what, limits);
  if (amount.problem !== undefined) return { kind: "problem", problem: amount.problem };
  return { kind: "money", what, amountPaise: amount.amountPaise, byHand: limits.byHand };
}
