import { rupees } from "~/lib/money";
import type { WholeOrder } from "~/orders/admin/admin-order.server";
import { isAwaitingMoney } from "~/orders/page/payment-badge";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";

/** An order that arrived and whose money is still to come: asks for it. */
export function CashDue({ order }: { order: WholeOrder }) {
  const isDue = order.status === "deliverd" && isAwaitingMoney(order);
  if (!isDue || order.paymentMethod === "later") return null;
  return (
    <div className="stack">
      <Notice>{`It has arrived, and ${rupees(order.totalPaise)} is still to come. Is the money here?`}</Notice>
      <ButtonLink to={`/dashboard/admin/orders/${order.number}/received`}>
        {`${rupees(order.totalPaise)} received`}
      </ButtonLink>
    </div>
  );
}
