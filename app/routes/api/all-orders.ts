import { answering } from "~/accounts/answering.server";
import { jsonArray } from "~/lib/api/json-array.server";
import { allApiOrders } from "~/orders/api/api-orders.server";
import { allOrders } from "~/orders/api/contract";

const { loader, action } = answering(allOrders, async () => jsonArray(allApiOrders()));

export { loader, action };
