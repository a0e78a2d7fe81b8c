import { answering } from "~/accounts/answering.server";
import { Refusal } from "~/lib/api/refusal";
import { apiOrderById } from "~/orders/api-orders.server";
import { orderStatus } from "~/orders/contract";
import { setOrderStatus } from "~/orders/orders.server";

const { loader, action } = answering(orderStatus, async ({ params, body, caller }) => {
  const { orderId } = params;
  // setOrderStatus also accepts orders that are not yet paid, which this API does not expose.
  const isSet = apiOrderById(orderId) && (await setOrderStatus(orderId, body.status, caller));
  const order = isSet && apiOrderById(orderId);
  if (!order) throw new Refusal(404, "There is no such order");
  return order;
});

export { loader, action };
