import { Form } from "~/base/ui/form";
import { Link } from "~/base/ui/link";
import type { FormState } from "~/base/lib/form/form";
import { rupees } from "~/base/lib/money";
import { MailGap } from "~/sales/orders/mails/mail-gap";
import { Button } from "~/base/ui/button";
import { TextField } from "~/base/ui/field";
import { IdempotencyKey } from "~/base/ui/idempotency-key";
import { FormProblem } from "~/base/ui/form-problem";
import type { TakeOutPage } from "./take-out-page.server";
import { packsInWords, type Plan } from "./plan";

type Props = {
  order: Pick<TakeOutPage, "number" | "totalPaise" | "mailNews">;
  plan: Plan;
  fresh: string;
  state: FormState | undefined;
};

/** The question before packs are taken out: which, and what becomes of the money. */
export function TakeOutQuestion({ order, plan, fresh, state }: Props) {
  return (
    <Form method="post" state={state} className="panel stack" aria-label="Take it out">
      <h2>{`Take out ${packsInWords(plan.packs)}?`}</h2>
      <FormProblem />
      <p>{moneyWords(plan, order)}</p>
      {plan.packs.map(({ position, quantity }) => (
        <input key={position} type="hidden" name={`line-${position}`} value={quantity} />
      ))}
      <input type="hidden" name="expected" value={plan.paise} />
      <IdempotencyKey fresh={fresh} />
      <TextField
        name="reason"
        label="Reason"
        rows={2}
        maxLength={200}
        required
        defaultValue={state?.values.reason ?? "It is not available any more"}
        hint={
          order.mailNews?.gap === null
            ? "The buyer reads it, in the one mail that tells of this."
            : ""
        }
      />
      {order.mailNews && <MailGap {...order.mailNews} />}
      <p className="actions">
        <Button tone="danger">
          {plan.money === "sent-back" ? `Take out and refund ${rupees(plan.paise)}` : "Take out"}
        </Button>
        <Link to={`/dashboard/admin/orders/${order.number}/take-out`}>Choose something else</Link>
      </p>
    </Form>
  );
}

function moneyWords({ money, paise }: Plan, { totalPaise }: Props["order"]): string {
  const amount = rupees(paise);
  switch (money) {
    case "sent-back":
      return `${amount} goes back the way it came, with a credit note. Delivery stays paid. This cannot be undone.`;
    case "owed":
      return `This order was paid by hand: ${amount} is then to be given back by hand, and the page of the order says so until it is noted. This cannot be undone.`;
    case "not-collected":
      return `The order then costs ${rupees(totalPaise - paise)} instead of ${rupees(totalPaise)}. This cannot be undone.`;
    case "none":
      return "Their money went back before, so that only the packs come out. This cannot be undone.";
  }
}
