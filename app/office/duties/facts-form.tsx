import type { FormState } from "~/base/lib/form/form";
import { Field, SelectField } from "~/base/ui/field";
import { SaveForm } from "~/base/ui/save-form";
import type { DutySettings } from "./duty-settings.server";
import { filingWords, fssaiWords, oilWords, turnoverWords } from "./facts";

type Props = { settings: DutySettings; version: string; state: FormState | undefined };

/** What the firm is: its duties and their days follow from it. */
export function FactsForm({ settings, version, state }: Props) {
  const choice = (name: keyof DutySettings) => ({ name, defaultValue: settings[name] });
  const day = (name: keyof DutySettings) => ({ ...choice(name), type: "date" });
  return (
    <SaveForm state={state} version={version}>
      <SelectField
        {...choice("filing")}
        label="We file GSTR-1"
        hint="By the quarter only up to ₹5 crore, once it is chosen on the GST portal."
      >
        <Options words={filingWords} />
      </SelectField>
      <Field
        {...day("filingDay")}
        label="We file so since the quarter that began on (optional)"
        hint="When you change how you file: what was due before stays as it was."
      />
      <Field
        {...day("gstDay")}
        label="Registered for GST since (optional)"
        hint="Only if you registered after you began to use this page."
      />
      <SelectField {...choice("turnover")} label="Turnover of the last financial year">
        <Options words={turnoverWords} />
      </SelectField>
      <SelectField {...choice("oil")} label="Edible oil">
        <Options words={oilWords} />
      </SelectField>
      <SelectField
        {...choice("fssai")}
        label="FSSAI"
        hint="A registration is enough up to ₹1.5 crore."
      >
        <Options words={fssaiWords} />
      </SelectField>
      <Field
        {...day("feeDay")}
        label="A day on which the FSSAI fee was or is due (optional)"
        hint="The shop counts on from it, here and below."
      />
      <Field {...day("testDay")} label="The last test of oil in a laboratory (optional)" />
      <Field {...day("scalesDay")} label="The last stamp on the scales (optional)" />
      <Field
        name="helpline"
        label="National Consumer Helpline, convergence programme: our number (optional)"
        hint="Rule 4(7) of the e-commerce rules asks online shops to join from 1 January 2027, without a fee, at consumerhelpline.gov.in. Whether it binds a single mill, ask your accountant."
        defaultValue={settings.helpline}
        maxLength={40}
      />
      <Field {...day("helplineDay")} label="Member of it since (optional)" />
    </SaveForm>
  );
}

const Options = ({ words }: { words: Record<string, string> }) =>
  Object.entries(words).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
