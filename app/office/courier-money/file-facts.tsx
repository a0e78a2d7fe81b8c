import type { FormState } from "~/base/lib/form/form";
import { rupees } from "~/base/lib/money";
import { Button } from "~/base/ui/button";
import { Field } from "~/base/ui/field";
import { Form } from "~/base/ui/form";
import { FormProblem } from "~/base/ui/form-problem";
import { amountWords, linesWords, type OutcomeSum, outcomeWords } from "./outcome-words";

type File = { sums: OutcomeSum[]; notedPaise: number; chargesPaise: number; utrs: string[] };

/** The sums of a courier's file. */
export function FileFacts({ file: { sums, notedPaise, chargesPaise, utrs } }: { file: File }) {
  return (
    <dl className="facts panel">
      <dt>Noted</dt>
      <dd>
        <strong>{rupees(notedPaise)}</strong>
      </dd>
      {sums.map((sum) => [
        <dt key={sum.outcome}>{outcomeWords[sum.outcome]}</dt>,
        <dd key={`${sum.outcome} sum`}>{`${linesWords(sum.lines)}, ${amountWords(sum)}`}</dd>,
      ])}
      {chargesPaise > 0 && (
        <>
          <dt>Kept by the courier</dt>
          <dd>{rupees(chargesPaise)}</dd>
        </>
      )}
      <dt>Bank reference</dt>
      <dd>{utrs.join(", ") || "not told"}</dd>
    </dl>
  );
}

/** Takes back a whole file, with the reason. */
export function TakeBackFile({ state }: { state: FormState | undefined }) {
  return (
    <section className="panel stack" aria-labelledby="take-back">
      <h2 id="take-back">Noted by mistake?</h2>
      <p>All money of this file is taken back, and its orders are to be paid again.</p>
      <Form method="post" className="stack profile-form">
        <FormProblem state={state} />
        <Field
          name="reason"
          label="Reason"
          state={state}
          maxLength={200}
          autoComplete="off"
          required
        />
        <Button tone="quiet">Take back the whole file</Button>
      </Form>
    </section>
  );
}
