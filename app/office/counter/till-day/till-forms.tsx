import { dayInWords } from "~/base/lib/dates";
import type { FormState } from "~/base/lib/form/form";
import { decimalRupees, rupees } from "~/base/lib/money";
import { Button } from "~/base/ui/button";
import { Field, SelectField } from "~/base/ui/field";
import { Form } from "~/base/ui/form";
import { IdempotencyKey } from "~/base/ui/idempotency-key";
import { FormProblem } from "~/base/ui/form-problem";
import { Version } from "~/base/ui/version";
import { tillOptions } from "~/office/expenses/words";
import type { TillDay } from "./till-day.server";

type Props = { till: TillDay; state: FormState | undefined };

/** What lies in the till in the morning: as much as was counted last. Until it is signed it can be corrected. */
export function OpeningForm({ till: { opening, openingVersion, closing }, state }: Props) {
  const proposed = opening?.paise ?? closing?.countedPaise;
  return (
    <Form
      method="post"
      state={state}
      className="stack"
      aria-label="Opening cash"
      autoComplete="off"
    >
      <input type="hidden" name="intent" value="open" />
      <Version value={openingVersion} />
      <FormProblem at="open" />
      <Field
        name="opening"
        at="open"
        label="Opening cash (₹)"
        hint={closing ? closingWords(closing) : "What lies in the till before the first sale."}
        inputMode="decimal"
        required
        maxLength={20}
        defaultValue={proposed === undefined ? "" : decimalRupees(proposed)}
      />
      <div>
        <Button tone={opening ? "quiet" : "primary"}>
          {opening ? "Correct the opening cash" : "Open the till"}
        </Button>
      </div>
    </Form>
  );
}

function closingWords({ day, countedPaise, sincePaise }: NonNullable<TillDay["closing"]>): string {
  const counted = `${rupees(countedPaise)} was counted on ${dayInWords(day)}.`;
  if (sincePaise === 0) return counted;
  const since =
    sincePaise > 0
      ? `${rupees(sincePaise)} came in cash since`
      : `${rupees(-sincePaise)} went out in cash since`;
  return `${counted} ${since}: please count it.`;
}

/** Cash that is taken out of the till. */
export function PaidOutForm({ fresh, state }: { fresh: string; state: FormState | undefined }) {
  return (
    <Form method="post" state={state} className="stack" aria-label="Paid out" autoComplete="off">
      <input type="hidden" name="intent" value="paid-out" />
      <IdempotencyKey fresh={fresh} />
      <FormProblem at="paid" />
      <div className="paid-fields">
        <Field
          name="amount"
          at="paid"
          label="Amount (₹)"
          inputMode="decimal"
          required
          maxLength={20}
        />
        <Field
          name="words"
          at="paid"
          label="What for"
          hint="In a word: diesel for the van."
          required
          maxLength={100}
        />
        <SelectField name="spentOn" at="paid" label="Group" defaultValue="" required>
          <option value="">Choose</option>
          {tillOptions.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </SelectField>
        <Field name="toWhom" at="paid" label="To whom (optional)" maxLength={100} />
      </div>
      <div>
        <Button tone="quiet">Note it</Button>
      </div>
    </Form>
  );
}

/** For the owner alone: a signed day is opened again. */
export function ReopenForm({ state }: { state: FormState | undefined }) {
  return (
    <details className="panel not-printed" open={state !== undefined}>
      <summary>Open this day again</summary>
      <Form
        method="post"
        state={state}
        className="stack"
        aria-label="Open this day again"
        autoComplete="off"
      >
        <input type="hidden" name="intent" value="reopen" />
        <FormProblem at="reopen" />
        <p>
          The signature goes, and the till has to be counted and signed anew. The audit log keeps
          who did it and why.
        </p>
        <Field name="reason" at="reopen" label="Reason" required maxLength={200} />
        <div>
          <Button tone="quiet">Open it again</Button>
        </div>
      </Form>
    </details>
  );
}
