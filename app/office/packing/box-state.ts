import type { OrderStatus } from "~/base/db/statuses";

/** Whether packs may still go into the box of an order. */
export type BoxState = "open" | "packed" | "cancelled";

export const boxState = (status: OrderStatus): BoxState =>
  status === "Not Process" ? "open" : status === "cancel" ? "cancelled" : "packed";

/** What is said of a scan into a box that is not open. */
export const whyNotOpen = (number: string, state: Exclude<BoxState, "open">): string =>
  state === "cancelled"
    ? `Order ${number} is cancelled: put its packs back.`
    : `Order ${number} is packed already.`;
