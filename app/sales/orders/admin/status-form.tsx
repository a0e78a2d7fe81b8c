import { Form } from "~/base/ui/form";
import { orderStatuses } from "~/base/db/statuses";
import { Button } from "~/base/ui/button";
import { Select } from "~/base/ui/field";
import type { AdminOrder } from "./admin-orders.server";
import { RefundTick } from "./refund-tick";

/**
 * Sets the status: on change with JavaScript, by the button without. Choosing `cancel` for a paid order waits for the
 * button, because it offers a refund in the same step, or asks who may not give one.
 */
export function StatusForm({ order }: { order: AdminOrder }) {
  const asks = order.backOnCancelPaise > 0 || order.owedIfCancelledPaise > 0;
  const send = ({ currentTarget: { value, form } }: React.ChangeEvent<HTMLSelectElement>) => {
    if (value !== "cancel" || !asks) form?.requestSubmit();
  };
  return (
    <Form method="post" className="row status-form">
      <input type="hidden" name="order" value={order.id} />
      <input type="hidden" name="seen" value={order.status} />
      <Select
        name="status"
        aria-label={`Status of ${order.number}`}
        defaultValue={order.status}
        onChange={send}
      >
        {orderStatuses.map((status) => (
          <option key={status} className={status === "cancel" ? "cancels" : undefined}>
            {status}
          </option>
        ))}
      </Select>
      <RefundTick order={order} />
      <Button tone="quiet">Save</Button>
    </Form>
  );
}
