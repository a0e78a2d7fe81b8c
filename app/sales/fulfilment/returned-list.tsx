import { Link } from "~/base/ui/link";
import { useOpens } from "~/people/accounts/staff/use-opens";
import { date } from "~/base/lib/dates";
import { rupees } from "~/base/lib/money";
import { Notice } from "~/base/ui/notice";
import type { ReturnedGoods } from "./returned-goods.server";

/** On the page of an order: what was sent back after it had arrived, and what of its money is still to be settled. */
export function ReturnedList({ goods }: { goods: ReturnedGoods }) {
  const { returns, duePaise, isPaid, refundPath } = goods;
  const opens = useOpens();
  return (
    <section className="panel stack" aria-labelledby="order-returned">
      <h2 id="order-returned">Sent back</h2>
      <ul>
        {returns.map(({ id, packs, isResold, why, at }) => (
          <li key={id}>
            {[
              `${date(at)}: ${packs.map(({ quantity, name }) => `${quantity} × ${name}`).join(", ")}`,
              isResold ? "back in stock" : "cannot be sold again",
              why,
            ]
              .filter(Boolean)
              .join(", ")}
          </li>
        ))}
      </ul>
      {duePaise > 0 &&
        (isPaid ? (
          <p>
            {`Not refunded: ${rupees(duePaise)}. `}
            {opens(refundPath) && <Link to={refundPath}>Refund these packs</Link>}
          </p>
        ) : (
          <UnpaidReturn goods={goods} />
        ))}
    </section>
  );
}

/** An invoice that nothing was paid for is credited only as a whole. By parts, the credit note comes when the money is noted. */
export function UnpaidReturn({ goods }: { goods: ReturnedGoods }) {
  const { duePaise, owedPaise } = goods;
  return (
    <Notice>
      {`Packs for ${rupees(duePaise)} were sent back unpaid, so collect ${rupees(owedPaise)}. Once that money is noted, the packs get their credit note.`}
    </Notice>
  );
}
