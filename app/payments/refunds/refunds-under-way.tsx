import { Form } from "~/ui/form";
import { dateTime } from "~/lib/dates";
import { amountIn } from "~/lib/money";
import type { ShownRefund } from "~/orders/money/order-money.server";
import { Button } from "~/ui/button";

/** Open refunds, each with a button that checks it now. */
export function RefundsUnderWay({ refunds }: { refunds: ShownRefund[] }) {
  const open = refunds.filter(({ status }) => status === "requested" || status === "pending");
  return open.map((refund) => (
    <Form key={refund.id} method="post" className="row">
      <input type="hidden" name="ask" value={refund.id} />
      <span>{`${amountIn(refund.amountPaise, refund.currency)}, since ${dateTime(refund.startedAt)}`}</span>
      <Button tone="quiet">Ask the provider now</Button>
    </Form>
  ));
}
