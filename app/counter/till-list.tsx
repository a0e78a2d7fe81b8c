import { Link } from "~/ui/link";
import { clockTime, date } from "~/lib/dates";
import { rupees } from "~/lib/money";
import { PaymentBadge } from "~/orders/page/payment-badge";
import type { WayPaid } from "~/payments/by-hand/came";
import { type Column, Table } from "~/ui/table";
import { counterPath } from "./paths";
import type { Till } from "./till.server";
import { paidWords } from "./written-note";

const columns: Column<Till["orders"][number]>[] = [
  {
    head: "Order",
    kind: "name",
    cell: ({ number }) => (
      <Link className="whole" to={`/dashboard/admin/orders/${number}`}>
        {number}
      </Link>
    ),
  },
  {
    head: "Time",
    cell: ({ createdAt, isOfToday }) => (isOfToday ? clockTime(createdAt) : date(createdAt)),
  },
  { head: "Customer", cell: ({ name }) => name },
  {
    head: "By",
    cell: ({ way, paymentMethod }) => (way ? cameWords[way] : paidWords[paymentMethod]),
  },
  {
    head: "Payment",
    cell: (order) => (
      <span className="row">
        <PaymentBadge order={{ ...order, needsReview: false }} />
        {order.paymentStatus === "unpaid" && order.status !== "cancel" && (
          <Link to={`${counterPath}?written=${order.number}`}>Send the link</Link>
        )}
      </span>
    ),
  },
  { head: "Total", kind: "number", cell: ({ totalPaise }) => rupees(totalPaise) },
];

/** How money came, in words. */
const cameWords: Record<WayPaid, string> = {
  cash: "Cash",
  transfer: "UPI or bank",
  online: "Pay link, paid online",
  unsaid: "By hand, not said how",
};

/** Orders that are shown at once; the others are folded away. */
const shownAtOnce = 10;

/** Today's orders of the counter, what came in by which way, and what is still due. */
export function TillList({ till: { orders, came, due, givenBackPaise } }: { till: Till }) {
  const sums = [
    ...came.map(({ key, paise }) => [cameWords[key], rupees(paise)]),
    ...due.map(({ key, paise }) => [`${paidWords[key]}, still due`, rupees(paise)]),
    ...(givenBackPaise > 0 ? [["Given back by hand", rupees(-givenBackPaise)]] : []),
  ];
  return (
    <section className="stack" aria-labelledby="till">
      <h2 id="till">Today at the counter</h2>
      {orders.length === 0 && <p className="empty">Nothing was written down today.</p>}
      {sums.length > 0 && (
        <dl className="facts panel">
          {sums.map(([words, amount]) => (
            <div key={words}>
              <dt>{words}</dt>
              <dd>{amount}</dd>
            </div>
          ))}
        </dl>
      )}
      <Orders orders={orders.slice(0, shownAtOnce)} />
      {orders.length > shownAtOnce && (
        <details>
          <summary>{`${orders.length - shownAtOnce} before these`}</summary>
          <Orders orders={orders.slice(shownAtOnce)} />
        </details>
      )}
    </section>
  );
}

const Orders = ({ orders }: Pick<Till, "orders">) => (
  <Table className="tight" rows={orders} keyOf={({ number }) => number} columns={columns} />
);
