import { answering } from "~/people/accounts/guards/answering.server";
import { jsonArray } from "~/base/lib/api/json-array.server";
import { allApiOrders } from "~/sales/orders/api/api-orders.server";
import { allOrders } from "~/sales/orders/api/contract";

const { loader, action } = answering(allOrders, async () => jsonArray(allApiOrders()));

export { loader, action };
