import { answering } from "~/people/accounts/guards/answering.server";
import { Refusal } from "~/base/lib/api/refusal";
import { apiOrderById } from "~/sales/orders/api/api-orders.server";
import { orderStatus } from "~/sales/orders/api/contract";
import { moveOrder } from "~/sales/fulfilment/move-order.server";
import { moveRefusal } from "~/sales/fulfilment/refusal-words";

const { loader, action } = answering(orderStatus, async ({ params, body, caller }) => {
  const { orderId } = params;
  // moveOrder also accepts orders that are not yet paid, which this API does not expose; it does expose those paid back.
  const move = { status: body.status, unpaid: "told" } as const;
  const moved = apiOrderById(orderId) && (await moveOrder(orderId, move, caller));
  if (moved?.problem === "recalled")
    throw new Refusal(409, moveRefusal(moved.problem, caller).words);
  const order = moved && !moved.problem && apiOrderById(orderId);
  if (!order) throw new Refusal(404, "There is no such order");
  return order;
});

export { loader, action };
