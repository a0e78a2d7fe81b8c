import type { OrderStatus } from "~/db/statuses";

const tones: Record<OrderStatus, string> = {
  "Not Process": "neutral",
  Processing: "warn",
  Shipped: "warn",
  deliverd: "success",
  cancel: "danger",
};

/** The status of an order in the words of the shop; the colour only helps the eye. */
export function StatusBadge({ status }: { status: OrderStatus }) {
  return <span className={`badge badge-${tones[status]}`}>{status}</span>;
}
