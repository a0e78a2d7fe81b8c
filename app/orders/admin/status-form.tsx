import { Form, useSubmit } from "@remix-run/react";
import { orderStatuses } from "~/db/statuses";
import { Button } from "~/ui/button";
import type { ShownOrder } from "../orders.server";
import { RefundTick } from "./refund-tick";

/**
 * Sets the status: on change with JavaScript, by the button without. Choosing `cancel` for a paid order waits for the
 * button, because it offers a refund in the same step.
 */
export function StatusForm({ order }: { order: ShownOrder }) {
  const submit = useSubmit();
  return (
    <Form method="post" preventScrollReset className="row status-form">
      <input type="hidden" name="order" value={order.id} />
      <input type="hidden" name="seen" value={order.status} />
      <select
        key={order.status}
        name="status"
        aria-label={`Status of ${order.number}`}
        defaultValue={order.status}
        onChange={({ currentTarget }) => {
          if (currentTarget.value === "cancel" && order.backOnCancelPaise > 0) return;
          submit(currentTarget.form, { preventScrollReset: true });
        }}
      >
        {orderStatuses.map((status) => (
          <option key={status} className={status === "cancel" ? "cancels" : undefined}>
            {status}
          </option>
        ))}
      </select>
      <RefundTick order={order} />
      <Button tone="quiet">Save</Button>
    </Form>
  );
}
