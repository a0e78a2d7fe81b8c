import type { FormState } from "~/base/lib/form/form";
import { rupees } from "~/base/lib/money";
import { Button, ButtonLink } from "~/base/ui/button";
import { Field } from "~/base/ui/field";
import { Form } from "~/base/ui/form";
import { FormProblem } from "~/base/ui/form-problem";
import { PageDialog } from "~/base/ui/page-dialog";

type Props = {
  row: { id: string; amountPaise: number; words: string };
  /** The page that asks, and the one behind it. */
  path: string;
  closeTo: string;
  state: FormState | undefined;
};

/** Asks why a payment is taken back. */
export function TakeBackDialog({ row, path, closeTo, state }: Props) {
  const title = `Take back ${rupees(row.amountPaise)}: ${row.words}?`;
  return (
    <PageDialog label={title} closeTo={closeTo}>
      <h2>{title}</h2>
      <Form method="post" state={state} action={path} className="stack" autoComplete="off">
        <input type="hidden" name="intent" value="take-back" />
        <input type="hidden" name="id" value={row.id} />
        <FormProblem at="back" />
        <p>It stays on the page, crossed out, with your reason.</p>
        <Field name="reason" at="back" label="Reason" required maxLength={200} />
        <div className="actions">
          <Button>Take it back</Button>
          <ButtonLink tone="quiet" to={closeTo}>
            Cancel
          </ButtonLink>
        </div>
      </Form>
    </PageDialog>
  );
}
