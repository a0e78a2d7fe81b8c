import { useOpens } from "~/people/accounts/staff/use-opens";
import { dateTime } from "~/base/lib/dates";
import { rupees } from "~/base/lib/money";
import type { WholeOrder } from "~/sales/orders/admin/admin-order.server";
import { MoneyLinks } from "~/sales/orders/admin/money-links";
import { OrderMoneyFacts } from "~/sales/orders/admin/order-money-facts";
import { RefundList } from "~/sales/orders/page/refund-list";
import { Link } from "~/base/ui/link";
import { Notice } from "~/base/ui/notice";
import { adminsPath, InvoiceLinks } from "./invoice-links";
import type { PaperLink } from "./papers.server";

/** What an order costs, what was paid and given back, and its papers. */
export function MoneyPanel({ order, papers }: { order: WholeOrder; papers: PaperLink[] }) {
  const notes = papers.filter(({ series }) => series === "CN").length;
  // One whose invoice was corrected has another one.
  const invoices = papers.filter(({ series }) => series === "PR").length;
  const isCreditedUnpaid = order.money.paidPaise === 0 && notes > 0 && notes >= invoices;
  return (
    <section className="panel stack" aria-labelledby="order-money">
      <h2 id="order-money">Money</h2>
      <ToGiveBackNotice order={order} />
      {order.kept && (
        <p>{`What is left is kept since ${dateTime(order.kept.at)}: ${order.kept.reason}`}</p>
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

const causes = {
  cancelled: "The order is cancelled.",
  "came back": "The parcel came back.",
  "taken out": "Packs were taken out after they had been paid.",
  "sent back": "Packs were sent back.",
};

/** What is the buyer's, and where the owner gives it back or says why it is kept. */
function ToGiveBackNotice({ order: { toGiveBack, isByHand, owedPath } }: { order: WholeOrder }) {
  const opens = useOpens();
  if (!toGiveBack) return null;
  return (
    <Notice tone="error">
      {`To be given back${isByHand ? " by hand" : ""}: ${rupees(toGiveBack.paise)}. ${causes[toGiveBack.cause]} `}
      {opens(owedPath) ? (
        <Link to={owedPath}>Give it back, or say why it is kept</Link>
      ) : (
        "The owner gives it back, or says why it is kept."
      )}
    </Notice>
  );
}
