import type { OrderStatus } from "~/base/db/statuses";

/** An order of the demo buyer, by product name; `daysAgo` is relative to the day of seeding. */
type DemoOrderPlan = {
  status: OrderStatus;
  daysAgo: number;
  lines: { product: string; quantity: number }[];
};

/** Oldest first, one in every status. */
export const demoOrders: DemoOrderPlan[] = [
  {
    status: "deliverd",
    daysAgo: 41,
    lines: [
      { product: "Prayosha સિંગતેલ Sing Tel", quantity: 2 },
      { product: "Refined Groundnut Oil Pouch", quantity: 5 },
    ],
  },
  {
    status: "cancel",
    daysAgo: 29,
    lines: [{ product: "Gift Pair: Two Glass Bottles of Sing Tel", quantity: 1 }],
  },
  {
    status: "Shipped",
    daysAgo: 3,
    lines: [
      { product: "Filtered Oil Family Jar", quantity: 1 },
      { product: "Half Litre in Glass", quantity: 2 },
    ],
  },
  {
    status: "Processing",
    daysAgo: 1,
    lines: [{ product: "Double Filtered Oil Tin", quantity: 1 }],
  },
  {
    status: "Not Process",
    daysAgo: 0,
    lines: [
      { product: "Kachi Ghani Cold Pressed Groundnut Oil", quantity: 3 },
      { product: "Cold Pressed Oil in Glass", quantity: 1 },
    ],
  },
];
