import { Form } from "~/base/ui/form";
import { orderStatuses } from "~/base/db/statuses";
import { Button } from "~/base/ui/button";
import type { ShownOrder } from "../orders.server";
import { RefundTick } from "./refund-tick";

/**
 * Sets the status: on change with JavaScript, by the button without. Choosing `cancel` for a paid order waits for the
 * button, because it offers a refund in the same step, or asks who may not give one.
 */
export function StatusForm({ order }: { order: ShownOrder & { owedIfCancelledPaise: number } }) {
  const asks = order.backOnCancelPaise > 0 || order.owedIfCancelledPaise > 0;
  return (
    <Form method="post" className="row status-form" data-submit-on-change="" data-keeps-place="">
      <input type="hidden" name="order" value={order.id} />
      <input type="hidden" name="seen" value={order.status} />
      <select name="status" aria-label={`Status of ${order.number}`} defaultValue={order.status}>
        {orderStatuses.map((status) => (
          <option
            key={status}
            className={status === "cancel" ? "cancels" : undefined}
            data-asks={status === "cancel" && asks ? "" : undefined}
          >
            {status}
          </option>
        ))}
      </select>
      <RefundTick order={order} />
      <Button tone="quiet">Save</Button>
    </Form>
  );
}
