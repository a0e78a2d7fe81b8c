import { Form } from "~/base/ui/form";
import { statusRights } from "~/people/accounts/staff/status-rights";
import { orderStatuses } from "~/base/db/statuses";
import type { FormState } from "~/base/lib/form/form";
import { Button } from "~/base/ui/button";
import { SelectField } from "~/base/ui/field";
import { FormProblem } from "~/base/ui/form-problem";
import { CourierFields } from "../courier-fields";
import { wayWords } from "../send-way";
import type { PackingOrder } from "./packing-orders.server";

const choices = orderStatuses.filter((status) => statusRights[status] === "parcels");
const words: Record<string, string> = {
  "Not Process": "To pack",
  Processing: "Packed",
  Shipped: "Sent",
};

/** Packed, or sent with courier and number. Nothing for an order that has arrived or is cancelled. */
export function PackingForm({
  order: { status, way, courier, offered, awb },
  couriers,
  state,
}: {
  order: PackingOrder;
  couriers: { name: string }[];
  state: FormState | undefined;
}) {
  if (!choices.includes(status)) return null;
  const hint = wayWords[way];
  // What is collected is not sent: it is packed, and handed over.
  const offers = choices.filter(
    (choice) => way !== "collect" || choice !== "Shipped" || choice === status,
  );
  return (
    <Form
      method="post"
      state={state}
      className="panel stack"
      aria-label="How far the parcel is"
      // Keyed by the stored values, so that the fields reset after saving.
      key={[status, courier, awb].join("|")}
    >
      <FormProblem />
      <SelectField name="status" label="The parcel is" defaultValue={status}>
        {offers.map((choice) => (
          <option key={choice} value={choice}>
            {words[choice]}
          </option>
        ))}
      </SelectField>
      <input type="hidden" name="version" value={status} />
      {hint ? (
        <p>{hint}</p>
      ) : (
        <CourierFields
          couriers={couriers}
          courier={offered}
          tracking={awb}
          hint="When it is sent; it can be put in later."
        />
      )}
      <Button>Save</Button>
    </Form>
  );
}
