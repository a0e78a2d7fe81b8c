import { Link } from "~/base/ui/link";
import { OrderLines } from "./order-lines";
import { OrderParts } from "./order-parts";
import type { WholeOrder } from "./admin-order.server";

/** What is to be packed, and the slip for it. `children`: what can be done with the packs. */
export function PacksPanel({ order, children }: { order: WholeOrder; children?: React.ReactNode }) {
  const list = "/dashboard/admin/orders";
  return (
    <section className="panel stack order-packs" aria-labelledby="order-products">
      <h2 id="order-products">Products</h2>
      {order.owed.length > 0 && (
        <p>{`Owed: ${order.owed.map(({ name, packs }) => `${packs} of ${name}`).join(", ")}`}</p>
      )}
      <OrderLines lines={order.lines} />
      <OrderParts order={order} />
      {children}
      {order.isListed && (
        <p className="row order-links">
          <Link to={`${list}/${order.number}/slip`}>Packing slip</Link>
          <Link to={`${list}/slips.pdf?order=${order.number}`}>Slip as PDF</Link>
          <Link to={`${list}/labels.pdf?order=${order.number}`}>Label</Link>
        </p>
      )}
    </section>
  );
}
