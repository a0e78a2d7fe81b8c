import { useOpens } from "~/people/accounts/staff/use-opens";
import { GoodsBackField } from "~/sales/fulfilment/goods-back-field";
import type { FormState } from "~/base/lib/form/form";
import { rupees } from "~/base/lib/money";
import { Button } from "~/base/ui/button";
import { Field, TextField } from "~/base/ui/field";
import { Form } from "~/base/ui/form";
import { FormProblem } from "~/base/ui/form-problem";
import { Link } from "~/base/ui/link";
import { Notice } from "~/base/ui/notice";
import { longest } from "../limits";
import { PackCounts } from "./pack-counts";
import type { ReturnPage } from "./return-page.server";

type Props = { page: ReturnPage; state: FormState | undefined };

/** Notes that the packs are back, in which state. */
export function ReceiveForm({ page, state }: Props) {
  return (
    <Form method="post" state={state} className="panel stack" aria-label="The packs are back">
      <h2>The packs are back</h2>
      <FormProblem at="receive" />
      <input type="hidden" name="intent" value="receive" />
      <PackCounts packs={page.packs} at="receive" />
      <GoodsBackField
        at="receive"
        name="state"
        label="The packs are"
        hint="Only those that can be sold again go back into stock."
      />
      <Field
        at="receive"
        name="day"
        label="They came on"
        type="date"
        hint="Leave it empty for today."
      />
      <div className="actions">
        <Button>The packs are back</Button>
      </div>
    </Form>
  );
}

/** Gives the money back through the door of every refund. For the owner; others read what is due. */
export function MoneyForm({ page, state }: Props) {
  const opens = useOpens();
  const { due, order } = page;
  if (!due) return null;
  const refundPath = `/dashboard/admin/orders/${order.number}/refund`;
  if (!opens(refundPath)) return <Notice>The owner gives the money back.</Notice>;
  if (due.kind === "problem")
    return (
      <Notice tone="error">
        {`${due.problem} `}
        <Link to={refundPath}>Open the refunds of this order</Link>
      </Notice>
    );
  return (
    <Form method="post" state={state} className="panel stack" aria-label="Money back">
      <h2>Money back</h2>
      <FormProblem at="money" />
      <input type="hidden" name="intent" value="money" />
      <input type="hidden" name="version" value={page.state} />
      <input
        type="hidden"
        name="expected"
        value={due.kind === "money" ? String(due.amountPaise) : "0"}
      />
      <p>{moneyWords(page)}</p>
      <div className="actions">
        <Button>
          {due.kind === "nothing"
            ? "Settle without money"
            : due.byHand
              ? `I have given ${rupees(due.amountPaise)} back`
              : `Give ${rupees(due.amountPaise)} back`}
        </Button>
      </div>
    </Form>
  );
}

function moneyWords({ due, payTo }: ReturnPage): string {
  if (due?.kind !== "money")
    return due?.kind === "nothing" && due.isUnpaid
      ? "The order is not paid, so nothing goes back: less is to be collected."
      : "These packs are refunded already.";
  const parts = "The price of these packs less their discount, with a credit note.";
  if (!due.byHand) return `${parts} It goes back the way it was paid.`;
  const to = payTo ? ` The buyer wants it at: ${payTo}.` : "";
  return `${parts} It was paid by hand: transfer it first, then note it here.${to}`;
}

/** Notes that the same goods were sent again. */
export function ReplaceForm({ page, state }: Props) {
  return (
    <details className="panel" open={state !== undefined || page.wish === "replacement"}>
      <summary>Send the same again</summary>
      <Form method="post" state={state} className="stack" aria-label="Send the same again">
        <FormProblem at="replace" />
        <input type="hidden" name="intent" value="replace" />
        <input type="hidden" name="version" value={page.state} />
        <p>
          For packs that you send in place of these. They leave the stock; no money moves, and the
          invoice stays.
        </p>
        <TextField
          at="replace"
          name="answer"
          label="Your words to the buyer (optional)"
          hint="Such as courier and number."
          maxLength={longest.answer}
          defaultValue={page.answer}
        />
        <div className="actions">
          <Button tone="quiet">It is sent again</Button>
        </div>
      </Form>
    </details>
  );
}
