import { Link } from "~/base/ui/link";
import { amountIn } from "~/base/lib/money";
import { disputePath } from "~/sales/payments/disputes/dispute-paths";
import type { DisputeLine } from "./dispute-list.server";
import { standingWords } from "./words";

/** Cases that are open, the most urgent first, each with its sum and its last day. `now`: UTC ms. */
export function OpenDisputes({ disputes, now }: { disputes: DisputeLine[]; now: number }) {
  return (
    <ul className="matters">
      {disputes.map((dispute) => (
        <li key={dispute.id}>
          <Link to={disputePath(dispute.id)} className="waiting-order">
            <span>{dispute.number ? `Order ${dispute.number}` : "A payment without an order"}</span>
            <span>{amountIn(dispute.amountPaise, dispute.currency)}</span>
            <span className="muted small">{standingWords(dispute, now)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
