import type { FormState } from "~/base/lib/form/form";
import { Button } from "~/base/ui/button";
import { Field } from "~/base/ui/field";
import { Form } from "~/base/ui/form";
import { FormProblem } from "~/base/ui/form-problem";
import { ledgerFacts, ledgerKeys, type TallyNames } from "./ledger-names";
import { Version } from "~/base/ui/version";

type Props = { names: TallyNames; version: string; state: FormState | undefined };

/** How the firm calls its company and ledgers in Tally, said once. */
export function TallyNamesForm({ names, version, state }: Props) {
  return (
    <section className="panel stack" aria-labelledby="tally-names">
      <h2 id="tally-names">Names in Tally</h2>
      <p>
        Write them as they are in Tally. Ledgers that are not there yet are made by the file of
        ledgers; each firm with a GSTIN gets one of its own.
      </p>
      <Form method="post" state={state} className="stack">
        <FormProblem />
        <Version value={version} />
        <Field
          name="company"
          label="Company"
          hint="Exactly as at the top of Tally when it is open."
          defaultValue={names.company}
          maxLength={100}
          autoComplete="off"
        />
        <Field
          name="sales"
          label="Sales"
          hint="{rate} stands for the GST rate: one ledger for each."
          defaultValue={names.sales}
          maxLength={80}
          autoComplete="off"
        />
        <details open={ledgerKeys.some((key) => state?.errors[key])}>
          <summary>{`Names of ${ledgerKeys.length} ledgers`}</summary>
          <div className="stack">
            {ledgerKeys.map((key) => (
              <Field
                key={key}
                name={key}
                label={ledgerFacts[key].label}
                hint={`Under ${ledgerFacts[key].parent}`}
                defaultValue={names[key]}
                maxLength={100}
                autoComplete="off"
              />
            ))}
          </div>
        </details>
        <Button tone="quiet">Save the names</Button>
      </Form>
    </section>
  );
}
