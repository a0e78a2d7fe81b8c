import type { FormState } from "~/base/lib/form/form";
import { cameWords } from "~/sales/orders/money/came-words";
import { date } from "~/base/lib/dates";
import { rupees } from "~/base/lib/money";
import { Button } from "~/base/ui/button";
import { Field } from "~/base/ui/field";
import { Form } from "~/base/ui/form";
import { IdempotencyKey } from "~/base/ui/idempotency-key";
import { FormProblem } from "~/base/ui/form-problem";
import { GoesBackFields } from "~/sales/payments/received/goes-back-fields";
import type { KhataPage } from "./khata-page.server";

type Props = { khata: KhataPage; state: FormState | undefined };

/** What the buyer owed before, with a way to take it back. */
export function OpeningForms({ khata, state }: Props) {
  const { openings, fresh } = khata;
  const isOpening = state?.values.intent === "opening";
  return (
    <details
      className="panel"
      open={state?.values.intent === "opening" || state?.values.intent === "take-back"}
    >
      <summary>Opening balance</summary>
      <div className="stack">
        {openings.map(({ id, amountPaise, since, note }) => (
          <Form
            state={state?.values.opening === id ? state : undefined}
            key={id}
            method="post"
            className="stack"
          >
            <p>{`${rupees(amountPaise)} since ${date(since)}${note && `: ${note}`}`}</p>
            <input type="hidden" name="opening" value={id} />
            <Field at={id} name="reason" label="Why it is taken back" maxLength={200} required />
            <Button name="intent" value="take-back" tone="quiet">
              {`Take back ${rupees(amountPaise)}`}
            </Button>
          </Form>
        ))}
        <Form method="post" state={isOpening ? state : undefined} className="stack">
          <FormProblem at="opening" />
          <IdempotencyKey fresh={fresh} />
          <Field
            at="opening"
            name="amount"
            label="Owed from before (₹)"
            inputMode="decimal"
            maxLength={20}
            autoComplete="off"
            required
          />
          <Field at="opening" name="since" type="date" label="Since" />
          <Field
            at="opening"
            name="note"
            label="Note (optional)"
            maxLength={100}
            autoComplete="off"
          />
          <Button name="intent" value="opening" tone="quiet">
            Note the opening balance
          </Button>
        </Form>
      </div>
    </details>
  );
}

/** Money that came for no order, each with a way to take it back if it was noted by mistake. */
export function MoneyForms({ khata, state }: Props) {
  if (khata.money.length === 0) return null;
  return (
    <details className="panel" open={state?.values.intent === "take-money"}>
      <summary>Take back money that was noted by mistake</summary>
      <div className="stack">
        {khata.money.map(({ id, amountPaise, cameAt, way }) => {
          const own = state?.values.row === id ? state : undefined;
          return (
            <Form state={own} key={id} method="post" className="stack">
              <FormProblem at={id} />
              <p>
                {[`${rupees(amountPaise)} on ${date(cameAt)}`, way && cameWords[way]]
                  .filter(Boolean)
                  .join(", ")}
              </p>
              <input type="hidden" name="row" value={id} />
              <Field at={id} name="reason" label="Why it is taken back" maxLength={200} required />
              <Button name="intent" value="take-money" tone="quiet">
                {`Take back ${rupees(amountPaise)}`}
              </Button>
            </Form>
          );
        })}
      </div>
    </details>
  );
}

const isBack = (state: FormState) => state.values.intent === "back";

/** Pays the buyer's credit back; nothing where there is none. */
export function CreditBackForm({ khata, state }: Props) {
  const { creditPaise, fresh } = khata;
  const own = state && isBack(state) ? state : undefined;
  if (creditPaise === 0 && !own) return null;
  return (
    <details className="panel" open={own !== undefined}>
      <summary>{`Pay back the credit of ${rupees(creditPaise)}`}</summary>
      <Form method="post" state={own} className="stack">
        <FormProblem at="back" />
        <IdempotencyKey fresh={fresh} />
        <GoesBackFields at="back" paise={creditPaise} />
        <Button name="intent" value="back" tone="quiet">
          Paid back
        </Button>
      </Form>
    </details>
  );
}
