import type { Route } from "../http/route";
import { createOrder } from "./create-order.server";
import { fetchDispute, listDisputes } from "./disputes.server";
import { changeOrder, fetchOrder, listOrders, listPaymentsOfOrder } from "./orders.server";
import { capturePayment, fetchPayment, listPayments } from "./payments.server";
import { createRefund, fetchRefund, fetchRefundOfPayment, listRefunds } from "./refunds.server";
import { fetchSettlement, listSettlements, reconRows } from "./settlements.server";

/** The merchant's API. Calls need the key; the handler's return value is sent as JSON. */
export const apiRoutes: Route<unknown>[] = [
  { method: "POST", path: "/v1/orders", handle: createOrder },
  { method: "GET", path: "/v1/orders", handle: listOrders },
  { method: "GET", path: "/v1/orders/:id", handle: fetchOrder },
  { method: "PATCH", path: "/v1/orders/:id", handle: changeOrder },
  { method: "GET", path: "/v1/orders/:id/payments", handle: listPaymentsOfOrder },
  { method: "GET", path: "/v1/payments", handle: listPayments },
  { method: "GET", path: "/v1/payments/:id", handle: fetchPayment },
  { method: "POST", path: "/v1/payments/:id/capture", handle: capturePayment },
  { method: "POST", path: "/v1/payments/:id/refund", handle: createRefund },
  { method: "GET", path: "/v1/payments/:id/refunds", handle: listRefunds },
  { method: "GET", path: "/v1/payments/:id/refunds/:refundId", handle: fetchRefundOfPayment },
  { method: "GET", path: "/v1/refunds/:id", handle: fetchRefund },
  { method: "GET", path: "/v1/disputes", handle: listDisputes },
  { method: "GET", path: "/v1/disputes/:id", handle: fetchDispute },
  { method: "GET", path: "/v1/settlements", handle: listSettlements },
  { method: "GET", path: "/v1/settlements/", handle: listSettlements },
  { method: "GET", path: "/v1/settlements/:id", handle: fetchSettlement },
  { method: "GET", path: "/v1/settlements/recon/combined", handle: reconRows },
];
