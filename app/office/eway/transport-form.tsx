import type { FormState } from "~/base/lib/form/form";
import { Button } from "~/base/ui/button";
import { Field, SelectField } from "~/base/ui/field";
import { Form } from "~/base/ui/form";
import { FormProblem } from "~/base/ui/form-problem";
import { modeWords, type Transport } from "./transport";
import { Version } from "~/base/ui/version";

/** How the goods of an order travel. */
export function TransportForm({
  known,
  version,
  state,
}: {
  known: Transport;
  version: string;
  state: FormState | undefined;
}) {
  return (
    <Form method="post" state={state} className="panel stack" aria-labelledby="eway-transport">
      <h2 id="eway-transport">How it travels</h2>
      <FormProblem /> <Version value={version} />
      <input type="hidden" name="intent" value="transport" />
      <Field
        autoComplete="off"
        name="vehicle"
        label="Vehicle"
        hint="Such as GJ05AB1234. Leave it out if the transporter adds it."
        defaultValue={known.vehicle}
        autoCapitalize="characters"
        maxLength={20}
      />
      <Field
        autoComplete="off"
        name="distanceKm"
        label="Distance (km)"
        hint="0: the portal finds it out from the PINs. Your own may be some 10 % above its figure."
        defaultValue={String(known.distanceKm)}
        inputMode="numeric"
        maxLength={5}
      />
      <Field
        autoComplete="off"
        name="transporterId"
        label="Transporter’s GSTIN or enrolment number (optional)"
        defaultValue={known.transporterId}
        autoCapitalize="characters"
        maxLength={20}
      />
      <Field
        autoComplete="off"
        name="transporter"
        label="Transporter (optional)"
        defaultValue={known.transporter}
        maxLength={100}
      />
      <SelectField name="mode" label="By" defaultValue={String(known.mode)}>
        {Object.entries(modeWords).map(([mode, words]) => (
          <option key={mode} value={mode}>
            {words}
          </option>
        ))}
      </SelectField>
      <Field
        autoComplete="off"
        name="lorryReceipt"
        label="Number of the consignment note (optional)"
        hint="The lorry receipt, at most 15 letters."
        defaultValue={known.lorryReceipt}
        maxLength={15}
      />
      <Field
        autoComplete="off"
        name="lorryReceiptDay"
        label="Its date (optional)"
        type="date"
        defaultValue={known.lorryReceiptDay ?? ""}
      />
      <Button tone="quiet">Save how it travels</Button>
    </Form>
  );
}
