import { rupees } from "~/lib/money";
import type { WholeOrder } from "~/orders/admin/admin-order.server";
import { MoneyLinks } from "~/orders/admin/money-links";
import { OrderMoneyFacts } from "~/orders/page/order-money-facts";
import { RefundList } from "~/orders/page/refund-list";
import { Link } from "~/ui/link";
import { Notice } from "~/ui/notice";
import { adminsPath, InvoiceLinks } from "./invoice-links";
import type { PaperLink } from "./papers.server";

/** What an order costs, what was paid and given back, and its papers. */
export function MoneyPanel({ order, papers }: { order: WholeOrder; papers: PaperLink[] }) {
  const notes = papers.filter(({ series }) => series === "CN").length;
  // One whose invoice was corrected has another one.
  const isCreditedUnpaid = order.money.paidPaise === 0 && notes > 0 && notes * 2 >= papers.length;
  return (
    <section className="panel stack" aria-labelledby="order-money">
      <h2 id="order-money">Money</h2>
      {order.owedByHandPaise > 0 && (
        <Notice tone="error">
          {`To be given back by hand: ${rupees(order.owedByHandPaise)}. The buyer paid it by hand, and ${order.status === "cancel" ? "the order is cancelled" : "packs were taken out"}. `}
          <Link to={order.owedPath}>Note it as given back</Link>
        </Notice>
      )}
      <OrderMoneyFacts order={order} />
      <RefundList refunds={order.refunds} />
      {isCreditedUnpaid && (
        <Notice>
          Its invoice is credited. If the goods are sent after all, the order gets a new invoice
          when you set it to Shipped.
        </Notice>
      )}
      <InvoiceLinks papers={papers} pathOf={adminsPath(order.number)} onRoll />
      <MoneyLinks order={order} />
    </section>
  );
}
