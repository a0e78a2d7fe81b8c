import { Link } from "@remix-run/react";
import { OrderCard } from "./order-card";
import type { ShownOrder } from "./orders.server";

type Props = {
  orders: ShownOrder[];
  /** This page and the number of pages, from 1. */
  page: number;
  pages: number;
  pageSize: number;
  statusOf: (order: ShownOrder) => React.ReactNode;
};

/** Orders as cards, newest first, with links to newer and older ones. */
export function OrderList({ orders, page, pages, pageSize, statusOf }: Props) {
  return (
    <>
      {orders.map((order, position) => (
        <OrderCard
          key={order.id}
          order={order}
          index={(page - 1) * pageSize + position + 1}
          status={statusOf(order)}
        />
      ))}
      {pages > 1 && (
        <nav className="row pager" aria-label="Pages">
          {page > 1 && <Link to={`?page=${page - 1}`}>Newer orders</Link>}
          <span className="muted">
            Page {page} of {pages}
          </span>
          {page < pages && <Link to={`?page=${page + 1}`}>Older orders</Link>}
        </nav>
      )}
    </>
  );
}
