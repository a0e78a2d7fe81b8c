import type { FormState } from "~/base/lib/form/form";
import { Button } from "~/base/ui/button";
import { TextField } from "~/base/ui/field";
import { Form } from "~/base/ui/form";
import { FormProblem } from "~/base/ui/form-problem";
import type { AdminGrievance } from "./admin-grievance.server";
import { longest } from "./fields";
import { IdempotencyKey } from "~/base/ui/idempotency-key";

type Props = { grievance: AdminGrievance; fresh: string; state: FormState | undefined };

/** What can be done with a complaint that is not settled: acknowledge it, answer, settle it with words. */
export function AnswerForms({ grievance, fresh, state }: Props) {
  const { email, acknowledgedAt, settledAt, phone } = grievance;
  if (settledAt !== null) return <FormProblem state={state} />;
  return (
    <section className="panel stack" aria-labelledby="answer-it">
      <h2 id="answer-it">Answer</h2>
      <FormProblem state={state} />
      <p className="muted small">
        {email
          ? `Each step is mailed to ${email} and stands on the page of the complaint.`
          : `There is no email: what you write stands on the page of the complaint. Please also call ${phone || "the person"}.`}
      </p>
      {acknowledgedAt === null && (
        <Form method="post">
          <Button name="intent" value="acknowledge">
            Acknowledge
          </Button>
        </Form>
      )}
      <Form method="post" state={state} className="stack">
        <IdempotencyKey fresh={fresh} />
        <TextField
          name="words"
          label="Your answer"
          hint="In the language of the complaint. It is sent as you write it."
          rows={6}
          required
          maxLength={longest.answer}
        />
        <div className="actions">
          <Button tone="quiet" name="intent" value="answer">
            Send this answer
          </Button>
          <Button name="intent" value="settle">
            Settle with this answer
          </Button>
        </div>
      </Form>
    </section>
  );
}
