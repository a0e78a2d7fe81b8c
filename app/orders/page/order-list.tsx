import { PageLinks } from "~/ui/pager";
import { OrderCard } from "./order-card";
import type { ShownOrder } from "../orders.server";
import { t } from "~/words/say";

type Props<O extends ShownOrder> = {
  orders: O[];
  /** The current page, from 1. */
  page: number;
  pages: number;
  pageSize: number;
  /** Renders how an order stands, for its buyer. */
  Lead?: React.ComponentType<{ order: O }>;
  /** Renders the form that changes an order's status, for admins. */
  Status?: React.ComponentType<{ order: O }>;
  /** Rendered below an order's lines. */
  After?: React.ComponentType<{ order: O }>;
  /** The path of a page of this list. */
  pathOf?: (page: number) => string;
};

const plainPath = (page: number) => `?page=${page}`;

/** Orders as cards, newest first, with links to newer and older ones. */
export function OrderList<O extends ShownOrder>({
  orders,
  page,
  pages,
  pageSize,
  Lead,
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
          lead={Lead && <Lead order={order} />}
          status={Status && <Status order={order} />}
        >
          {After && <After order={order} />}
        </OrderCard>
      ))}
      <PageLinks
        label={t("Pages")}
        page={page}
        pages={pages}
        pathOf={pathOf}
        before={t("Newer orders")}
        after={t("Older orders")}
      />
    </>
  );
}
