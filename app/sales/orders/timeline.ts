import {
  type DeliveryWay,
  isPaidStatus,
  type OrderStatus,
  type PaymentMethod,
  type PaymentStatus,
} from "~/base/db/statuses";

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
  /** Null: not chosen. */
  deliveryWay: DeliveryWay | null;
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
 * The steps of an order: Placed, Paid, Packed, Shipped, Delivered; one that is collected: Placed, Paid, Ready to collect, Collected;
 * with payment on delivery, Paid comes last. A cancelled order shows the steps it completed, then Cancelled.
 */
export function timelineOf(order: Standing): Step[] {
  return order.status === "cancel" ? cancelledSteps(order) : activeSteps(order);
}

/** `number`: how many parcel steps are done with this one. */
type ParcelStep = { name: string; at: number | null; number: number };

function parcelSteps({ deliveryWay, packedAt, shippedAt, deliveredAt }: Standing): ParcelStep[] {
  if (deliveryWay === "collect")
    return [
      { name: "Ready to collect", at: packedAt ?? shippedAt, number: 1 },
      { name: "Collected", at: deliveredAt, number: 3 },
    ];
  return [
    { name: "Packed", at: packedAt, number: 1 },
    { name: "Shipped", at: shippedAt, number: 2 },
    { name: "Delivered", at: deliveredAt, number: 3 },
  ];
}

/** Ways to pay whose money comes after the goods. */
const paidLast = new Set<Standing["paymentMethod"]>(["on-delivery", "later"]);

function activeSteps(order: Standing): Step[] {
  const stepsDone = stepsOf[order.status as keyof typeof stepsOf];
  const parcel = parcelSteps(order).map(({ name, at, number }) => ({
    name: name === "Packed" && stepsDone === 1 ? "Being packed" : name,
    at,
    isDone: stepsDone >= number,
  }));
  const paid = { name: "Paid", at: order.paidAt, isDone: isPaidStatus(order.paymentStatus) };
  const steps = [
    { name: "Placed", at: order.createdAt, isDone: true },
    ...(paidLast.has(order.paymentMethod) ? [...parcel, paid] : [paid, ...parcel]),
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
    ...(isPaidStatus(order.paymentStatus) ? [{ name: "Paid", at: order.paidAt }] : []),
    ...parcelSteps(order).flatMap(({ name, at }) => (at ? [{ name, at }] : [])),
  ];
  return [
    ...completed.map((step) => ({ ...step, state: "done" as const })),
    order.returnedAt
      ? { name: "Came back", at: order.returnedAt, state: "now" }
      : { name: "Cancelled", at: order.cancelledAt, state: "now" },
  ];
}
