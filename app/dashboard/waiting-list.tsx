import { Link } from "@remix-run/react";
import { date } from "~/lib/dates";
import type { WaitingOrders } from "./waiting-orders.server";

/** Orders that nobody has shipped yet, the oldest first. */
export function WaitingList({ waiting }: { waiting: WaitingOrders }) {
  if (waiting.total === 0) return <p>No order is waiting.</p>;
  return (
    <>
      <p>{byAge(waiting)}</p>
      <div className="table">
        <table>
          <thead>
            <tr>
              <th scope="col">Order</th>
              <th scope="col">Buyer</th>
              <th scope="col">Status</th>
              <th scope="col">Since</th>
            </tr>
          </thead>
          <tbody>
            {waiting.oldest.map((order) => (
              <tr key={order.number}>
                <th scope="row" data-label="Order">
                  <Link to={`/dashboard/admin/orders/${order.number}`} className="whole">
                    {order.number}
                  </Link>
                </th>
                <td data-label="Buyer">{order.buyer}</td>
                <td data-label="Status">{order.status}</td>
                <td data-label="Since">{date(order.createdAt)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
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
