import type { FormState } from "~/base/lib/form/form";
import { Button } from "~/base/ui/button";
import { Field, SelectField } from "~/base/ui/field";
import { Form } from "~/base/ui/form";
import { FormProblem } from "~/base/ui/form-problem";
import { columnKeys, columnNames } from "./columns";
import { units, unitWords } from "./unit";
import type { VoppaReturn } from "./voppa-return.server";
import { Version } from "~/base/ui/version";

type Props = Pick<VoppaReturn, "registration" | "unit" | "names" | "version"> & {
  state: FormState | undefined;
};

/** The number of the registration, the unit, and what the columns are called. */
export function VoppaSettingsForm({ registration, unit, names, version, state }: Props) {
  return (
    <details className="panel not-printed" open={state !== undefined}>
      <summary>Registration number, unit and names of the columns</summary>
      <Form method="post" state={state} className="stack">
        <FormProblem />
        <Version value={version} />
        <Field
          name="registration"
          label="Registration number"
          hint="As the VOPPA portal gave it to the firm; it stands on the paper and in the file."
          defaultValue={registration}
          maxLength={60}
          autoComplete="off"
        />
        <SelectField name="unit" label="Unit" defaultValue={unit}>
          {units.map((each) => (
            <option key={each} value={each}>
              {`${unitWords[each]}, with three decimals`}
            </option>
          ))}
        </SelectField>
        <div className="voppa-names">
          {columnKeys.map((key) => (
            <Field
              key={key}
              name={key}
              label={columnNames[key]}
              defaultValue={names[key]}
              maxLength={60}
              autoComplete="off"
            />
          ))}
        </div>
        <Button tone="quiet">Save</Button>
      </Form>
    </details>
  );
}
