import { Link } from "@remix-run/react";
import { OrderCard } from "./order-card";
import type { ShownOrder } from "./orders.server";

type Props = {
  orders: ShownOrder[];
  /** This page and the number of pages, from 1. */
  page: number;
  pages: number;
  pageSize: number;
  /** How an order's status is shown. */
  Status: React.ComponentType<{ order: ShownOrder }>;
};

/** Orders as cards, newest first, with links to newer and older ones. */
export function OrderList({ orders, page, pages, pageSize, Status }: Props) {
  return (
    <>
      {orders.map((order, position) => (
        <OrderCard
          key={order.id}
          order={order}
          index={(page - 1) * pageSize + position + 1}
          status={<Status order={order} />}
        />
      ))}
      {pages > 1 && (
        <nav className="pager" aria-label="Pages">
          {page > 1 && <Link to={`?page=${page - 1}`}>Newer orders</Link>}
          <span className="muted">{`Page ${page} of ${pages}`}</span>
          {page < pages && <Link to={`?page=${page + 1}`}>Older orders</Link>}
        </nav>
      )}
    </>
  );
}
