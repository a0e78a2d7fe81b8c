import { answering } from "~/accounts/answering.server";
import { Refusal } from "~/lib/api/refusal";
import { apiOrderById } from "../api-orders.server";
import { orderStatus } from "../contract";
import { setOrderStatus } from "../orders.server";

const { loader, action } = answering(orderStatus, async ({ params, body, caller }) => {
  const isSet = await setOrderStatus(params.orderId, body.status, caller);
  const order = isSet && (await apiOrderById(params.orderId));
  if (!order) throw new Refusal(404, "There is no such order");
  return order;
});

export { loader, action };
