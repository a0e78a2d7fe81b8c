import { HistoryList } from "../page/order-history";
import type { WholeOrder } from "./admin-order.server";

/** Who did what with an order, and when. */
export function PastPanel({ order }: { order: WholeOrder }) {
  return (
    <section className="panel stack order-history order-side" aria-labelledby="order-past">
      <h2 id="order-past">History</h2>
      {order.writtenBy && <p>{`Written down by ${order.writtenBy}`}</p>}
      <HistoryList entries={order.history} />
    </section>
  );
}
