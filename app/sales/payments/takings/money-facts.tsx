import { Link } from "~/base/ui/link";
import type { PaymentMethod } from "~/base/db/statuses";
import { rupees } from "~/base/lib/money";
import { cameIn, leftOver, type Takings } from "./takings";
import type { StillToCome } from "./takings.server";

type Props = {
  sum: Takings;
  /** The month's tax, and where its invoices are. */
  tax: number;
  invoices: string;
  unassigned: { payments: number; paise: number };
  /** Debt that the owner gave up in the month, less what came after all or is owed again. */
  writtenOffPaise: number;
};

/** A month in numbers. */
export function MoneyFacts({ sum, tax, invoices, unassigned, writtenOffPaise }: Props) {
  const online = sum.onlinePaise - sum.feePaise;
  return (
    <dl className="facts panel money-facts">
      <dt>Came in</dt>
      <dd>
        <strong>{rupees(cameIn(sum))}</strong>
        {` (online ${rupees(sum.onlinePaise)}, cash ${rupees(sum.cashPaise)}, UPI and bank ${rupees(sum.bankPaise)})`}
      </dd>
      <dt>Fees</dt>
      <dd>
        {`${rupees(sum.feePaise)}, of which GST ${rupees(sum.taxPaise)}: ${rupees(online)} of the online money is left`}
        {sum.withoutFee > 0 &&
          `. The provider has not told the fee of ${sum.withoutFee === 1 ? "1 payment" : `${sum.withoutFee} payments`}.`}
      </dd>
      <dt>Refunds</dt>
      <dd>{rupees(sum.refundedPaise)}</dd>
      {(sum.takenBackPaise > 0 || sum.returnedPaise > 0) && (
        <>
          <dt>Disputes</dt>
          <dd>
            {[
              `${rupees(sum.takenBackPaise)} taken by buyers’ banks`,
              sum.returnedPaise > 0 && `${rupees(sum.returnedPaise)} returned`,
            ]
              .filter(Boolean)
              .join(", ")}
          </dd>
        </>
      )}
      <dt>Left</dt>
      <dd>
        <strong>{rupees(leftOver(sum))}</strong>
      </dd>
      <dt>Tax</dt>
      <dd>
        <Link to={invoices}>{`${rupees(tax)} GST in the invoices of this month`}</Link>
      </dd>
      {writtenOffPaise !== 0 && (
        <>
          <dt>Written off</dt>
          <dd>{`${rupees(writtenOffPaise)} of what buyers owed; the tax stays due`}</dd>
        </>
      )}
      {unassigned.payments > 0 && (
        <>
          <dt>Without an order</dt>
          <dd>
            <Link to="/dashboard/admin/review">
              {`${rupees(unassigned.paise)} in ${unassigned.payments === 1 ? "1 payment" : `${unassigned.payments} payments`}, not counted above`}
            </Link>
          </dd>
        </>
      )}
    </dl>
  );
}

const words: Record<PaymentMethod, string> = {
  "on-delivery": "On delivery, not sent yet",
  transfer: "Transfers to come",
  later: "To be paid later",
  cash: "Cash to come",
  online: "Online",
};

/** What buyers have yet to pay by hand. */
export function StillToComeList({ toCome }: { toCome: StillToCome[] }) {
  return (
    <section className="panel stack" aria-labelledby="to-come">
      <h2 id="to-come">Still to come</h2>
      {toCome.length === 0 && <p className="muted">Nothing is due.</p>}
      <dl className="facts">
        {toCome.map(({ method, isSent, orders, paise }) => [
          <dt key={`${method} ${isSent}`}>{isSent ? "Cash to collect" : words[method]}</dt>,
          <dd key={`${method} ${isSent} sum`}>
            {`${rupees(paise)} for ${orders === 1 ? "1 order" : `${orders} orders`}`}
          </dd>,
        ])}
      </dl>
      <p>
        <Link to="/dashboard/admin/dues">Dues of customers who pay later</Link>
      </p>
    </section>
  );
}
