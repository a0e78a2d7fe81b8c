import { dayInWords } from "~/base/lib/dates";
import type { FormState } from "~/base/lib/form/form";
import { rupees, typedRupees } from "~/base/lib/money";
import { Button } from "~/base/ui/button";
import { Field } from "~/base/ui/field";
import { Form } from "~/base/ui/form";
import { FormProblem } from "~/base/ui/form-problem";
import { Table } from "~/base/ui/table";
import { usualLimit } from "./state-limits";
import { Version } from "~/base/ui/version";

type Known = { statePaise: number; cityPaise: number | null; note: string };
type Settings = Omit<Known, "note"> & Record<"lookedAt" | "line" | "place" | "pin", string>;

type Props = {
  settings: Settings;
  version: string;
  /** The firm's state, and what is known of it. */
  state: string | null;
  known: Known;
  form: FormState | undefined;
};

/** From where on e-way bills are needed, and where the goods leave. */
export function EwaySettingsForm({ settings, version, state: name, known, form: state }: Props) {
  return (
    <Form method="post" state={state} className="panel stack" aria-labelledby="eway-settings">
      <h2 id="eway-settings">Settings</h2>
      <FormProblem /> <Version value={version} />
      <p>
        {`To another state the limit is ${rupees(usualLimit)} everywhere (rule 138 of the CGST Rules). Within a state its own notification says it. `}
        {name && `${name}: ${known.note}`}
      </p>
      <Field
        autoComplete="off"
        name="statePaise"
        label={`Within ${name ?? "our state"}: needed above (₹)`}
        inputMode="decimal"
        defaultValue={typedRupees(settings.statePaise)}
      />
      <Field
        autoComplete="off"
        name="cityPaise"
        label="Within our own town: needed above (₹, optional)"
        hint="Leave it empty where none is needed there."
        inputMode="decimal"
        defaultValue={settings.cityPaise === null ? "" : typedRupees(settings.cityPaise)}
      />
      <Field
        autoComplete="off"
        name="lookedAt"
        label="Looked up on"
        type="date"
        defaultValue={settings.lookedAt}
      />
      <Field
        autoComplete="off"
        name="line"
        label="Goods leave from: house and street"
        defaultValue={settings.line}
        maxLength={120}
      />
      <Field
        autoComplete="off"
        name="place"
        label="Town"
        defaultValue={settings.place}
        maxLength={50}
      />
      <Field
        autoComplete="off"
        name="pin"
        label="PIN"
        inputMode="numeric"
        defaultValue={settings.pin}
        maxLength={40}
      />
      <Button tone="quiet">Save the settings</Button>
    </Form>
  );
}

/** What is known of the states whose limit is another than the usual one, and how sure it is. */
export function StateLimits({ rows, day }: { rows: (Known & { state: string })[]; day: string }) {
  return (
    <details>
      <summary>{`Limits of other states, as of ${dayInWords(day)}`}</summary>
      <Table
        className="tight"
        rows={rows}
        keyOf={({ state }) => state}
        columns={[
          { head: "State", kind: "name", cell: ({ state }) => state },
          { head: "Above", kind: "number", cell: ({ statePaise }) => rupees(statePaise) },
          { head: "How sure", cell: ({ note }) => note },
        ]}
      />
    </details>
  );
}
