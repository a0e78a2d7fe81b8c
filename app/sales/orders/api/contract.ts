import { z } from "zod";
import type { Call } from "~/base/lib/api/call";
import { apiOrder, exampleOrder } from "./api-order";
import { statusOf } from "../forms";

/** The calls of /api/v1 about orders. */

export const myOrders = {
  method: "GET",
  path: "/auth/orders",
  does: "The caller's own paid orders, newest first.",
  who: "user",
  success: { status: 200, schema: z.array(apiOrder), example: [exampleOrder] },
} as const satisfies Call;

export const allOrders = {
  method: "GET",
  path: "/auth/all-orders",
  does: "Everybody's paid orders, newest first.",
  who: "admin",
  success: { status: 200, schema: z.array(apiOrder), example: [exampleOrder] },
} as const satisfies Call;

export const orderStatus = {
  method: "PUT",
  path: "/auth/order-status/:orderId",
  does: "Sets an order's status.",
  who: "admin",
  params: { orderId: { means: "The order's `_id`", example: exampleOrder._id } },
  body: { schema: z.object({ status: statusOf }), example: { status: "Shipped" } },
  success: {
    status: 200,
    schema: apiOrder,
    example: { ...exampleOrder, status: "Shipped" },
  },
  refusals: {
    400: { when: "status is not one of the listed values" },
    404: { when: "There is no such order" },
    409: { when: "A batch of which it has packs is recalled: other packs are taken first" },
  },
} as const satisfies Call;

export const orderCalls = [myOrders, allOrders, orderStatus] satisfies Call[];
