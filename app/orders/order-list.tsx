import { PageLinks } from "~/ui/pager";
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
      <PageLinks
        label="Pages"
        page={page}
        pages={pages}
        pathOf={pathOf}
        before="Newer orders"
        after="Older orders"
      />
    </>
  );
}
