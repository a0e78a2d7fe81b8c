import { refusal } from "../api-error";
import type { Context } from "../context";
import { inputOf } from "../http/body";
import { parseInput } from "../http/input";
import type { Call } from "../http/route";
import { insertOrder, type Order, orderByReceipt, orderEntity } from "../state/orders.server";
import { inTransaction } from "../state/transition.server";
import { orderInput, type OrderInput } from "./order-input";

/** `POST /v1/orders` */
export async function createOrder(context: Context, { request }: Call) {
  const input = parseInput(orderInput, await inputOf(request));
  return orderEntity(inTransaction(context, () => orderFor(context, input)));
}

function orderFor(context: Context, input: OrderInput): Order {
  const existing = input.receipt ? orderByReceipt(context, input.receipt) : null;
  if (existing && input.unique_receipt) return existing;
  if (existing && context.settings.strictReceipt) {
    throw refusal("Order receipt should be unique.", { field: "receipt" });
  }
  return insertOrder(context, {
    amountPaise: input.amount,
    currency: input.currency,
    receipt: input.receipt ?? null,
    autoCapture: autoCaptureOf(input),
    notes: input.notes,
  });
}

/** The newer `payment` block overrides the older flag; null: use the account setting. */
function autoCaptureOf({ payment, payment_capture }: OrderInput): boolean | null {
  return payment ? payment.capture === "automatic" : (payment_capture ?? null);
}
