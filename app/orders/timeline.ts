import type { OrderStatus, PaymentMethod, PaymentStatus } from "~/db/statuses";

/** One step of an order's way as its buyer sees it. `at` (UTC ms) is null where the time is not known. */
export type Step = {
  name: string;
  at: number | null;
  state: "done" | "now" | "ahead";
};

export type Standing = {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  paymentMethod: PaymentMethod;
  /** UTC ms. */
  createdAt: number;
  paidAt: number | null;
  packedAt: number | null;
  shippedAt: number | null;
  deliveredAt: number | null;
  cancelledAt: number | null;
};

/** How far each status has come: the parcel is packed, shipped, delivered. */
const reached: Record<Exclude<OrderStatus, "cancel">, number> = {
  "Not Process": 0,
  Processing: 1,
  Shipped: 2,
  deliverd: 3,
};

/**
 * The way of an order, in the order in which it is gone: Placed, Paid, Packed, Shipped, Delivered. Who pays on delivery
 * pays at the end. A cancelled order shows what had happened until then, and that it was cancelled.
 */
export function timelineOf(order: Standing): Step[] {
  return order.status === "cancel" ? cancelled(order) : way(order);
}

function way(order: Standing): Step[] {
  const far = reached[order.status as keyof typeof reached];
  const parcel = [
    { name: far === 1 ? "Being packed" : "Packed", at: order.packedAt, isDone: far >= 1 },
    { name: "Shipped", at: order.shippedAt, isDone: far >= 2 },
    { name: "Delivered", at: order.deliveredAt, isDone: far >= 3 },
  ];
  const paid = { name: "Paid", at: order.paidAt, isDone: isPaid(order) };
  const steps = [
    { name: "Placed", at: order.createdAt, isDone: true },
    ...(order.paymentMethod === "on-delivery" ? [...parcel, paid] : [paid, ...parcel]),
  ];
  const last = steps.findLastIndex(({ isDone }) => isDone);
  return steps.map(({ name, at, isDone }, place) => ({
    name: isDone ? name : (ahead[name] ?? name),
    at: isDone ? at : null,
    state: !isDone ? "ahead" : place === last ? "now" : "done",
  }));
}

/** What a step is called that has not been gone yet, where that needs other words. */
const ahead: Record<string, string> = { Paid: "Payment" };

function cancelled(order: Standing): Step[] {
  const gone = [
    { name: "Placed", at: order.createdAt },
    ...(isPaid(order) ? [{ name: "Paid", at: order.paidAt }] : []),
    ...(order.packedAt ? [{ name: "Packed", at: order.packedAt }] : []),
    ...(order.shippedAt ? [{ name: "Shipped", at: order.shippedAt }] : []),
    ...(order.deliveredAt ? [{ name: "Delivered", at: order.deliveredAt }] : []),
  ];
  return [
    ...gone.map((step) => ({ ...step, state: "done" as const })),
    { name: "Cancelled", at: order.cancelledAt, state: "now" },
  ];
}

/** Money that went back had come. */
function isPaid({ paymentStatus }: Standing): boolean {
  return ["paid", "part_refunded", "refunded"].includes(paymentStatus);
}
