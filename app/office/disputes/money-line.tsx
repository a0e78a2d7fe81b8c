import { Link } from "~/base/ui/link";
import { rupees } from "~/base/lib/money";
import { disputesPath } from "~/sales/payments/disputes/dispute-paths";
import type { disputeMoney } from "./dispute-list.server";

/** Beside the month's money: what buyers' banks hold back now, and what was lost in the month. */
export function DisputeMoney({ money }: { money: ReturnType<typeof disputeMoney> }) {
  if (!money) return null;
  const { now, month } = money;
  return (
    <section className="panel stack" aria-labelledby="disputes">
      <h2 id="disputes">What banks take back</h2>
      <dl className="facts">
        <dt>Asked back now</dt>
        <dd>
          {now.open === 0
            ? "Nothing"
            : `${rupees(now.askedPaise)} in ${now.open === 1 ? "1 case" : `${now.open} cases`}`}
        </dd>
        <dt>Held back now</dt>
        <dd>{rupees(now.heldPaise)}</dd>
        <dt>Lost</dt>
        <dd>{`${rupees(month.lostPaise)} in this month`}</dd>
        {month.returnedPaise > 0 && (
          <>
            <dt>Returned</dt>
            <dd>{`${rupees(month.returnedPaise)} in this month`}</dd>
          </>
        )}
        {month.feePaise > 0 && (
          <>
            <dt>Fees of banks</dt>
            <dd>{`${rupees(month.feePaise)} in this month`}</dd>
          </>
        )}
      </dl>
      <p>
        <Link to={disputesPath} className="button button-quiet">
          All disputes
        </Link>
      </p>
    </section>
  );
}
