import type { Context } from "../context";
import { inputOf } from "../http/body";
import { parseInput } from "../http/input";
import type { Call } from "../http/route";
import { orderById, orderEntity, orders, setOrderNotes } from "../state/orders.server";
import { paymentEntity } from "../state/payment-entity";
import { paymentsOfOrder } from "../state/payments.server";
import { collection, pageIn } from "./collection";
import { orderChange } from "./order-input";
import { requestedOrder } from "./requested.server";

/** `GET /v1/orders` */
export function listOrders(context: Context, { url: { searchParams } }: Call) {
  const where = {
    receipt: searchParams.get("receipt") ?? undefined,
    onlyAuthorized: searchParams.get("authorized") === "1",
  };
  return collection(orders(context, where, pageIn(searchParams)).map(orderEntity));
}

/** `GET /v1/orders/:id`; includes the payments if `expand[]=payments` */
export function fetchOrder(context: Context, { parameters, url }: Call) {
  const order = requestedOrder(context, parameters.id);
  const expanded = url.searchParams.getAll("expand[]").includes("payments");
  return {
    ...orderEntity(order),
    ...(expanded && { payments: paymentsIn(context, order.id) }),
  };
}

/** `GET /v1/orders/:id/payments` */
export function listPaymentsOfOrder(context: Context, { parameters }: Call) {
  return paymentsIn(context, requestedOrder(context, parameters.id).id);
}

/** `PATCH /v1/orders/:id` */
export async function changeOrder(context: Context, { parameters, request }: Call) {
  const { id } = requestedOrder(context, parameters.id);
  const { notes } = parseInput(orderChange, await inputOf(request));
  setOrderNotes(context, id, notes);
  return orderEntity(orderById(context, id)!);
}

const paymentsIn = (context: Context, orderId: string) =>
  collection(paymentsOfOrder(context, orderId).map(paymentEntity));
