import { Link } from "@remix-run/react";
import { OrderCard } from "./order-card";
import type { ShownOrder } from "./orders.server";

type Props<O extends ShownOrder> = {
  orders: O[];
  /** This page and the number of pages, from 1. */
  page: number;
  pages: number;
  pageSize: number;
  /** How an order's status is shown. */
  Status: React.ComponentType<{ order: O }>;
  /** What stands below an order's products, if anything. */
  After?: React.ComponentType<{ order: O }>;
  /** The address of a page of this list. */
  pathOf?: (page: number) => string;
};

const plainPath = (page: number) => `?page=${page}`;

/** Orders as cards, newest first, with links to newer and older ones. */
export function OrderList<O extends ShownOrder>({
  orders,
  page,
  pages,
  pageSize,
  Status,
  After,
  pathOf = plainPath,
}: Props<O>) {
  return (
    <>
      {orders.map((order, position) => (
        <OrderCard
          key={order.id}
          order={order}
          index={(page - 1) * pageSize + position + 1}
          status={<Status order={order} />}
        >
          {After && <After order={order} />}
        </OrderCard>
      ))}
      {pages > 1 && (
        <nav className="pager" aria-label="Pages">
          {page > 1 && (
            <Link to={pathOf(page - 1)} rel="prev">
              Newer orders
            </Link>
          )}
          <span className="muted">{`Page ${page} of ${pages}`}</span>
          {page < pages && (
            <Link to={pathOf(page + 1)} rel="next">
              Older orders
            </Link>
          )}
        </nav>
      )}
    </>
  );
}
