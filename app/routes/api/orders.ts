import { answering } from "~/people/accounts/guards/answering.server";
import { jsonArray } from "~/base/lib/api/json-array.server";
import { apiOrdersOf } from "~/sales/orders/api/api-orders.server";
import { myOrders } from "~/sales/orders/api/contract";

const { loader, action } = answering(myOrders, async ({ caller }) =>
  jsonArray(apiOrdersOf(caller.id)),
);

export { loader, action };
