import { Form, useSubmit } from "@remix-run/react";
import { orderStatuses } from "~/db/statuses";
import { Button } from "~/ui/button";
import type { ShownOrder } from "./orders.server";

/** Sets the status: on change with JavaScript, with the button without. */
export function StatusForm({ order }: { order: ShownOrder }) {
  const submit = useSubmit();
  return (
    <Form method="post" preventScrollReset className="row status-form">
      <input type="hidden" name="order" value={order.id} />
      <select
        key={order.status}
        name="status"
        aria-label={`Status of ${order.number}`}
        defaultValue={order.status}
        onChange={(event) => submit(event.currentTarget.form, { preventScrollReset: true })}
      >
        {orderStatuses.map((status) => (
          <option key={status}>{status}</option>
        ))}
      </select>
      <Button tone="quiet">Save</Button>
    </Form>
  );
}
