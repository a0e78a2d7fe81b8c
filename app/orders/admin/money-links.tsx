import { Link } from "@remix-run/react";
import { ButtonLink } from "~/ui/button";
import { isAwaitingMoney } from "../page/payment-badge";
import type { WholeOrder } from "./admin-order.server";

/** Links to what can be done with an order's money; nothing where nothing can. */
export function MoneyLinks({ order }: { order: WholeOrder }) {
  const path = `/dashboard/admin/orders/${order.number}`;
  return (
    <p className="row order-links">
      {isAwaitingMoney(order) && (
        <ButtonLink tone="quiet" to={`${path}/received`}>
          Money received
        </ButtonLink>
      )}
      {order.money.paidPaise > 0 && (
        <Link to={`${path}/refund`}>{order.leftPaise > 0 ? "Refund" : "Refunds"}</Link>
      )}
      {order.needsReview && <Link to="/dashboard/admin/review">Needs review</Link>}
    </p>
  );
}
