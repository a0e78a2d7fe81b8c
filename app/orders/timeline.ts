import type { OrderStatus, PaymentMethod, PaymentStatus } from "~/db/statuses";

/** One step of an order as its buyer sees it. `at`: UTC ms, null if unknown. */
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
  /** When the parcel came back. */
  returnedAt?: number | null;
};

/** How many parcel steps (packed, shipped, delivered) each status has completed. */
const stepsOf: Record<Exclude<OrderStatus, "cancel">, number> = {
  "Not Process": 0,
  Processing: 1,
  Shipped: 2,
  deliverd: 3,
};

/**
 * The steps of an order: Placed, Paid, Packed, Shipped, Delivered; with payment on delivery, Paid comes last. A cancelled
 * order shows the steps it completed, then Cancelled.
 */
export function timelineOf(order: Standing): Step[] {
  return order.status === "cancel" ? cancelledSteps(order) : activeSteps(order);
}

function activeSteps(order: Standing): Step[] {
  const stepsDone = stepsOf[order.status as keyof typeof stepsOf];
  const parcel = [
    {
      name: stepsDone === 1 ? "Being packed" : "Packed",
      at: order.packedAt,
      isDone: stepsDone >= 1,
    },
    { name: "Shipped", at: order.shippedAt, isDone: stepsDone >= 2 },
    { name: "Delivered", at: order.deliveredAt, isDone: stepsDone >= 3 },
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

/** Names of steps still ahead, where they differ. */
const ahead: Record<string, string> = { Paid: "Payment" };

function cancelledSteps(order: Standing): Step[] {
  const completed = [
    { name: "Placed", at: order.createdAt },
    ...(isPaid(order) ? [{ name: "Paid", at: order.paidAt }] : []),
    ...(order.packedAt ? [{ name: "Packed", at: order.packedAt }] : []),
    ...(order.shippedAt ? [{ name: "Shipped", at: order.shippedAt }] : []),
    ...(order.deliveredAt ? [{ name: "Delivered", at: order.deliveredAt }] : []),
  ];
  return [
    ...completed.map((step) => ({ ...step, state: "done" as const })),
    order.returnedAt
      ? { name: "Came back", at: order.returnedAt, state: "now" }
      : { name: "Cancelled", at: order.cancelledAt, state: "now" },
  ];
}

/** Refunded orders were paid, too. */
function isPaid({ paymentStatus }: Standing): boolean {
  return ["paid", "part_refunded", "refunded"].includes(paymentStatus);
}
