import type { OrderStatus } from "~/base/db/statuses";

const tones: Record<OrderStatus, string> = {
  "Not Process": "neutral",
  Processing: "warn",
  Shipped: "warn",
  deliverd: "success",
  cancel: "danger",
};

/** The order status as a badge; the words carry the meaning, not the colour. */
export function StatusBadge({ status }: { status: OrderStatus }) {
  return <span className={`badge badge-${tones[status]}`}>{status}</span>;
}
