import type { FormState } from "~/base/lib/form/form";
import { Button } from "~/base/ui/button";
import { Field, SelectField } from "~/base/ui/field";
import { Form } from "~/base/ui/form";
import { FormProblem } from "~/base/ui/form-problem";
import { columnKeys, columnNames } from "./columns";
import { units, unitWords } from "./unit";
import type { VoppaReturn } from "./voppa-return.server";

type Props = Pick<VoppaReturn, "registration" | "unit" | "names" | "version"> & {
  state: FormState | undefined;
};

/** The number of the registration, the unit, and what the columns are called. */
export function VoppaSettingsForm({ registration, unit, names, version, state }: Props) {
  return (
    <details className="panel not-printed" open={state !== undefined}>
      <summary>Registration number, unit and names of the columns</summary>
      <Form method="post" className="stack">
        <FormProblem state={state} />
        <input type="hidden" name="version" value={state?.values.version ?? version} />
        <Field
          name="registration"
          label="Registration number"
          hint="As the VOPPA portal gave it to the firm; it stands on the paper and in the file."
          defaultValue={registration}
          maxLength={60}
          autoComplete="off"
          state={state}
        />
        <SelectField name="unit" label="Unit" defaultValue={unit} state={state}>
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
              state={state}
            />
          ))}
        </div>
        <Button tone="quiet">Save</Button>
      </Form>
    </details>
  );
}
