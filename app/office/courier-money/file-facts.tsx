import type { FormState } from "~/base/lib/form/form";
import { rupees } from "~/base/lib/money";
import { Button } from "~/base/ui/button";
import { Field } from "~/base/ui/field";
import { Form } from "~/base/ui/form";
import { FormProblem } from "~/base/ui/form-problem";
import { Link } from "~/base/ui/link";
import {
  amountWords,
  linesWords,
  notedSoFar,
  type OutcomeSum,
  outcomeWords,
} from "./outcome-words";

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

type Waits = { lines: number; waiting: number; late: string[] };

/** How far a file is noted that is not whole yet, and which of its orders wait too long. */
export function FileProgress({ file: { lines, waiting, late } }: { file: Waits }) {
  if (waiting === 0) return null;
  const soFar = notedSoFar(lines, waiting);
  if (late.length === 0)
    return <p className="notice notice-info">{`${soFar}. The rest follows by itself.`}</p>;
  return (
    <div className="notice notice-error">
      <p>
        {`${soFar}. These orders have waited for more than ten minutes. The shop goes on trying; where it does not succeed, note the money at the order itself, which settles its lines here too.`}
      </p>
      <ul>
        {late.map((number) => (
          <li key={number}>
            <Link to={`/dashboard/admin/orders/${number}`}>{number}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Takes back a whole file, with the reason. */
export function TakeBackFile({ state }: { state: FormState | undefined }) {
  return (
    <section className="panel stack" aria-labelledby="take-back">
      <h2 id="take-back">Noted by mistake?</h2>
      <p>All money of this file is taken back, and its orders are to be paid again.</p>
      <Form method="post" state={state} className="stack profile-form">
        <FormProblem />
        <Field name="reason" label="Reason" maxLength={200} autoComplete="off" required />
        <Button tone="quiet">Take back the whole file</Button>
      </Form>
    </section>
  );
}
