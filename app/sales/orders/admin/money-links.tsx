import { Link } from "~/base/ui/link";
import { useOpens } from "~/people/accounts/staff/use-opens";
import { ButtonLink } from "~/base/ui/button";
import { isAwaitingMoney } from "../page/payment-badge";
import type { WholeOrder } from "./admin-order.server";
import { refundPath } from "./refund-tick";

/** What was sent and is not paid; what was not sent yet is cancelled instead. */
const mayWriteOff = (order: WholeOrder) =>
  order.writtenOffAt !== null ||
  (isAwaitingMoney(order) && (order.status === "Shipped" || order.status === "deliverd"));

/** Links to what can be done with an order's money; nothing where nothing can. */
export function MoneyLinks({ order }: { order: WholeOrder }) {
  const opens = useOpens();
  const path = `/dashboard/admin/orders/${order.number}`;
  return (
    <p className="row order-links">
      {(isAwaitingMoney(order) || order.writtenOffAt !== null) && (
        <ButtonLink tone="quiet" to={`${path}/received`}>
          Money received
        </ButtonLink>
      )}
      {mayWriteOff(order) && opens("/dashboard/admin/dues") && (
        <Link to={`/dashboard/admin/dues/${order.number}#write-off`}>
          {order.writtenOffAt === null ? "Write off" : "Written off"}
        </Link>
      )}
      {order.source === "owner" && order.paymentStatus === "unpaid" && (
        <Link to={`/dashboard/admin/counter?written=${order.number}`}>Send the pay link</Link>
      )}
      {order.money.paidPaise > 0 && opens(refundPath(order)) && (
        <Link to={refundPath(order)}>{order.leftPaise > 0 ? "Refund" : "Refunds"}</Link>
      )}
      {order.needsReview && opens("/dashboard/admin/review") && (
        <Link to="/dashboard/admin/review">Needs review</Link>
      )}
    </p>
  );
}
