import { rupees } from "~/base/lib/money";
import type { WholeOrder } from "~/sales/orders/admin/admin-order.server";
import { isAwaitingMoney } from "~/sales/orders/page/payment-badge";
import { ButtonLink } from "~/base/ui/button";
import { Notice } from "~/base/ui/notice";

/** An order that arrived and whose money is still to come: asks for it. `owedPaise`: less what was sent back. */
export function CashDue({ order, owedPaise }: { order: WholeOrder; owedPaise: number }) {
  const isDue = order.status === "deliverd" && isAwaitingMoney(order);
  if (!isDue || order.paymentMethod === "later") return null;
  return (
    <div className="stack">
      <Notice>{`It has arrived, and ${rupees(owedPaise)} is still to come. Is the money here?`}</Notice>
      <ButtonLink to={`/dashboard/admin/orders/${order.number}/received`}>
        {`${rupees(owedPaise)} received`}
      </ButtonLink>
    </div>
  );
}
