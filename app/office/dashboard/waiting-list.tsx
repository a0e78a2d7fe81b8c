import { Link } from "~/base/ui/link";
import { date } from "~/base/lib/dates";
import { rupees } from "~/base/lib/money";
import type { WaitingOrders } from "./waiting-orders.server";

/** Unshipped orders, oldest first. */
export function WaitingList({ waiting }: { waiting: WaitingOrders }) {
  const { total, oldest } = waiting;
  if (total === 0) return <p>No order is waiting.</p>;
  return (
    <>
      <p>{byAge(waiting)}</p>
      <ul className="matters">
        {oldest.map(({ number, buyer, status, totalPaise, createdAt }) => (
          <li key={number}>
            <Link to={`/dashboard/admin/orders/${number}`} className="waiting-order">
              <span>{`${number}, ${buyer}`}</span>
              <span>{rupees(totalPaise)}</span>
              <span className="muted small">{`${status}, ${date(createdAt)}`}</span>
            </Link>
          </li>
        ))}
      </ul>
      {total > oldest.length && (
        <p>
          <Link to="/dashboard/admin/orders?show=to-pack">All that wait to be packed</Link>
        </p>
      )}
    </>
  );
}

function byAge({ total, overAWeek, overTwoDays }: WaitingOrders): string {
  const ages = [
    overAWeek > 0 && `${overAWeek} for more than 7 days`,
    overTwoDays > 0 && `${overTwoDays} for 2 to 7 days`,
    total > overAWeek + overTwoDays && `${total - overAWeek - overTwoDays} for less than 2 days`,
  ].filter(Boolean);
  return `${total === 1 ? "1 order waits" : `${total} orders wait`}: ${ages.join(", ")}.`;
}
