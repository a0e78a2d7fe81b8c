import { answering } from "~/accounts/answering.server";
import { jsonArray } from "~/lib/api/json-array.server";
import { apiOrdersOf } from "~/orders/api/api-orders.server";
import { myOrders } from "~/orders/api/contract";

const { loader, action } = answering(myOrders, async ({ caller }) =>
  jsonArray(apiOrdersOf(caller.id)),
);

export { loader, action };
