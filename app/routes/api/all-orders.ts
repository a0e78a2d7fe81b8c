import { answering } from "~/accounts/answering.server";
import { jsonArray } from "~/lib/api/json-array.server";
import { allApiOrders } from "~/orders/api-orders.server";
import { allOrders } from "~/orders/contract";

const { loader, action } = answering(allOrders, async () => jsonArray(allApiOrders()));

export { loader, action };
