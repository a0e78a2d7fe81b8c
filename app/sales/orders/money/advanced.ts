import type { Order } from "../order.server";

/** Whether an order's advance has come: from then on it is an order on delivery, whose rest is paid there. */
export const isAdvanced = ({
  advancePaise,
  paymentMethod,
}: Pick<Order, "advancePaise" | "paymentMethod">): boolean =>
  advancePaise !== null && paymentMethod !== "online";
