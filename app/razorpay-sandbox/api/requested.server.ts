import { malformedId, unknownId } from "../api-error";
import type { Context } from "../context";
import { isId } from "../ids.server";
import { type Dispute, disputeById } from "../state/disputes.server";
import { type Order, orderById } from "../state/orders.server";
import { type Payment, paymentById } from "../state/payments.server";
import { type Refund, refundById } from "../state/refunds.server";
import { type Settlement, settlementById } from "../state/settlements.server";

/** The order with the id from a path. Throws 400 if the id is malformed or unknown, as do the next four. */
export function requestedOrder(context: Context, id = ""): Order {
  if (!isId("order", id)) throw malformedId(id);
  return orderById(context, id) ?? absent();
}

export function requestedPayment(context: Context, id = ""): Payment {
  if (!isId("pay", id)) throw malformedId(id);
  return paymentById(context, id) ?? absent();
}

export function requestedRefund(context: Context, id = ""): Refund {
  if (!isId("rfnd", id)) throw malformedId(id);
  return refundById(context, id) ?? absent();
}

export function requestedSettlement(context: Context, id = ""): Settlement {
  if (!isId("setl", id)) throw malformedId(id);
  return settlementById(context, id) ?? absent();
}

export function requestedDispute(context: Context, id = ""): Dispute {
  if (!isId("disp", id)) throw malformedId(id);
  return disputeById(context, id) ?? absent();
}

function absent(): never {
  throw unknownId();
}
