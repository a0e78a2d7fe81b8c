import { Form } from "~/base/ui/form";
import { Link } from "~/base/ui/link";
import { useOpens } from "~/people/accounts/staff/use-opens";
import type { FormState } from "~/base/lib/form/form";
import { GapMarks } from "~/sales/orders/admin/gap-marks";
import { wayWords } from "~/sales/orders/send-way";
import { Button } from "~/base/ui/button";
import { Field, SelectField, TextField } from "~/base/ui/field";
import { fieldId } from "~/base/ui/field-id";
import { FormProblem } from "~/base/ui/form-problem";
import { awbField, courierField } from "./send-fields";
import type { SendPage } from "./send-page.server";
import { ordersPath } from "./ticked";

/** Courier and numbers of the ticked orders, typed one by one or pasted as a list. */
export function SendForm({ page, state }: { page: SendPage; state: FormState | undefined }) {
  const opens = useOpens();
  return (
    <Form method="post" state={state} className="stack">
      <FormProblem />
      <div className="send-common">
        <CourierField
          name="courier"
          label="Courier"
          page={page}
          none="None, or as it is"
          chosen={page.usualCourier}
        />
        <Field name="day" label="Sent on" type="date" defaultValue={page.today} max={page.today} />
      </div>
      <TextField
        name="pasted"
        label="Numbers pasted from a list"
        hint="One a line: PR-000012 and its tracking number, in any order; or the tracking numbers alone, in the order below."
        autoComplete="off"
        spellCheck={false}
      />
      {opens(`${ordersPath}/send/import`) && (
        <p>
          <Link to={`${ordersPath}/send/import`}>Read them from a CSV file</Link>
        </p>
      )}
      {page.orders.map((order) => (
        <SendFields key={order.number} order={order} page={page} />
      ))}
      <Button name="intent" value="check">
        Look through it
      </Button>
    </Form>
  );
}

function SendFields({ order, page }: { order: SendPage["orders"][number]; page: SendPage }) {
  const { number, buyer, city, collect, isSent } = order;
  const way = wayWords[order.way];
  return (
    <fieldset className="send-order">
      <legend>
        {number}{" "}
        <span className="muted">
          {[buyer, city, collect, isSent && "sent, without a number"].filter(Boolean).join(" · ")}
        </span>{" "}
        <GapMarks gaps={order.gaps} />
      </legend>
      <input type="hidden" name="order" value={number} />
      {way ? (
        // What is wrong with the order leads here.
        <p id={fieldId(awbField(number))}>{way}</p>
      ) : (
        <ParcelFields order={order} page={page} />
      )}
    </fieldset>
  );
}

function ParcelFields({
  order: { number, awb, courier, withOthers },
  page,
}: {
  order: SendPage["orders"][number];
  page: SendPage;
}) {
  return (
    <>
      <Field
        name={awbField(number)}
        label="Tracking number"
        defaultValue={awb ?? ""}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <CourierField
        name={courierField(number)}
        label="Courier of this one"
        page={page}
        none={withOthers ? "As above" : "None"}
        chosen={courier}
      />
    </>
  );
}

function CourierField({
  page,
  none,
  chosen,
  ...field
}: {
  name: string;
  label: string;
  page: SendPage;
  none: string;
  chosen: string;
}) {
  // A courier that was deleted from the list cannot be chosen again.
  return (
    <SelectField {...field} defaultValue={page.couriers.includes(chosen) ? chosen : ""}>
      <option value="">{none}</option>
      {page.couriers.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </SelectField>
  );
}
