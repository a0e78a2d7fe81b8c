import { Form } from "~/base/ui/form";
import { orderStatuses } from "~/base/db/statuses";
import type { FormState } from "~/base/lib/form/form";
import { Button } from "~/base/ui/button";
import { SelectField } from "~/base/ui/field";
import { FormProblem } from "~/base/ui/form-problem";
import { Tick } from "~/base/ui/tick";
import { CourierFields } from "../courier-fields";
import type { WholeOrder } from "./admin-order.server";
import { RefundTick } from "./refund-tick";
import { UnpaidTick } from "./unpaid-tick";
import { useFormState } from "~/base/ui/sending/form-state";

/**
 * Sets an order's status, courier and tracking number. Choosing `cancel` for a paid order offers a refund in the same step.
 */
export function OrderLifeForm({
  order,
  couriers,
  state,
}: {
  order: WholeOrder;
  couriers: { name: string }[];
  state: FormState | undefined;
}) {
  const { courier, awb } = order.parcel;
  return (
    <Form
      method="post"
      state={state}
      className="panel stack status-life"
      aria-labelledby="order-life"
      // Keyed by the stored values, so that the fields reset after saving.
      key={[order.status, courier, awb, order.awaitsConfirmation].join("|")}
    >
      <h2 id="order-life">Status and parcel</h2>
      <FormProblem />
      <SelectField name="status" label="Status" defaultValue={order.status}>
        {orderStatuses.map((status) => (
          <option key={status} className={status === "cancel" ? "cancels" : undefined}>
            {status}
          </option>
        ))}
      </SelectField>
      <input type="hidden" name="version" value={order.status} />
      {order.awaitsConfirmation && <CalledTick />}
      {order.waitsForMoney && <UnpaidTick />}
      <RefundTick order={order} />
      <CourierFields
        couriers={couriers}
        courier={courier}
        tracking={awb}
        hint="Needed only when the order is shipped. It can be put in or changed later."
      />
      <Button>Save</Button>
    </Form>
  );
}

function CalledTick() {
  const state = useFormState();
  return (
    <Tick name="called" value="yes" defaultChecked={Boolean(state?.values.called)}>
      <span>I called the buyer, who confirmed this order</span>
    </Tick>
  );
}

/** Includes this order's courier even if it was deleted from the list. */
