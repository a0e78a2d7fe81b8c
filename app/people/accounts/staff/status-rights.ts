import type { OrderStatus } from "~/base/db/statuses";
import type { Right } from "./rights";

/** The right to bring an order from or to a status. Money back on the way is the owner's. */
export const statusRights: Record<OrderStatus, Right> = {
  "Not Process": "parcels",
  Processing: "parcels",
  Shipped: "parcels",
  deliverd: "orders",
  cancel: "orders",
};
