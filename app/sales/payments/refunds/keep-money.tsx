import { dateTime } from "~/base/lib/dates";
import type { FormState } from "~/base/lib/form/form";
import { rupees } from "~/base/lib/money";
import { Button } from "~/base/ui/button";
import { Field } from "~/base/ui/field";
import { Form } from "~/base/ui/form";
import { FormProblem } from "~/base/ui/form-problem";
import type { RefundPage } from "./refund-page.server";

type Props = Pick<RefundPage, "toGiveBack" | "kept"> & { state: FormState | undefined };

/** Where the owner says that what is to be given back is kept, and why, and takes that back. */
export function KeepMoney({ toGiveBack, kept, state }: Props) {
  if (kept)
    return (
      <Form method="post" className="panel stack">
        <h2>Kept</h2>
        <p>{`What is left is kept since ${dateTime(kept.at)}: ${kept.reason}`}</p>
        <Button name="intent" value="keep-no-longer" tone="quiet">
          Undo: it is to be given back
        </Button>
      </Form>
    );
  if (!toGiveBack) return null;
  return (
    <Form method="post" state={state} className="panel stack" aria-labelledby="keep-money">
      <h2 id="keep-money">Or keep it</h2>
      <FormProblem at="keep" />
      <Field
        at="keep"
        name="reason"
        label={`Why ${rupees(toGiveBack.paise)} is not given back`}
        hint="For the books and the log; the buyer does not read it. It can be undone here."
        maxLength={200}
        required
      />
      <Button name="intent" value="keep" tone="quiet">
        {`Keep ${rupees(toGiveBack.paise)}`}
      </Button>
    </Form>
  );
}
