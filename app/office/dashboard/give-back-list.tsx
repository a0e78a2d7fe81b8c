import { Link } from "~/base/ui/link";
import { date } from "~/base/lib/dates";
import { formatIndian } from "~/base/lib/india/format-indian";
import { rupees } from "~/base/lib/money";
import type { ToGiveBack } from "~/sales/orders/money/to-give-back.server";

const causes: Record<ToGiveBack["cause"], string> = {
  cancelled: "cancelled",
  "came back": "came back",
  "taken out": "packs taken out",
  "sent back": "packs sent back",
};

/** Whose money is to be given back, how much and since when, each with its refund. `all`: where the rest is listed. */
export function GiveBackList({
  owed: { total, paise, orders },
  all,
}: {
  owed: { total: number; paise: number; orders: ToGiveBack[] };
  all: string;
}) {
  return (
    <>
      <p>{`${rupees(paise)} of ${total === 1 ? "1 order" : `${formatIndian(total)} orders`}: give it back, or say why it is kept.`}</p>
      <ul className="matters">
        {orders.map(({ number, buyer, cause, since, paise: due }) => (
          <li key={number}>
            <Link to={`/dashboard/admin/orders/${number}/refund`} className="waiting-order">
              <span>{`${number}, ${buyer}`}</span>
              <span>{rupees(due)}</span>
              <span className="muted small">{`${causes[cause]}, since ${date(since)}`}</span>
            </Link>
          </li>
        ))}
      </ul>
      {total > orders.length && (
        <p>
          <Link to={all}>All of them</Link>
        </p>
      )}
    </>
  );
}
