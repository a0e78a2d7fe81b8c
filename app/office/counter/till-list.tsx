import { Link } from "~/base/ui/link";
import { clockTime, date } from "~/base/lib/dates";
import { rupees } from "~/base/lib/money";
import { PaymentBadge } from "~/sales/orders/page/payment-badge";
import type { WayPaid } from "~/sales/payments/by-hand/came";
import { type Column, Table } from "~/base/ui/table";
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

/** Today's orders of the counter, what came in by which way, and what is still due; below them what was noted for other orders. */
export function TillList({ till: { orders, came, due, givenBackPaise, website } }: { till: Till }) {
  return (
    <>
      <section className="stack" aria-labelledby="till">
        <h2 id="till">Today at the counter</h2>
        {orders.length === 0 && <p className="empty">Nothing was written down today.</p>}
        <Sums
          sums={[
            ...cameFacts(came),
            ...due.map(({ key, paise }): Sum => [`${paidWords[key]}, still due`, paise]),
            ...backFacts(givenBackPaise),
          ]}
        />
        <Orders orders={orders} />
      </section>
      {(website.orders.length > 0 || website.givenBackPaise > 0) && (
        <section className="stack" aria-labelledby="till-website">
          <h2 id="till-website">Noted today for orders of the website</h2>
          <p className="muted small">Not in the till. Cash for such an order is counted above.</p>
          <Sums sums={[...cameFacts(website.came), ...backFacts(website.givenBackPaise)]} />
          <Orders orders={website.orders} />
        </section>
      )}
    </>
  );
}

/** In paise. */
type Sum = [words: string, paise: number];

const cameFacts = (came: Till["came"]) =>
  came.map(({ key, paise }): Sum => [cameWords[key], paise]);

const backFacts = (paise: number): Sum[] => (paise > 0 ? [["Given back by hand", -paise]] : []);

function Sums({ sums }: { sums: Sum[] }) {
  if (sums.length === 0) return null;
  return (
    <dl className="facts panel">
      {sums.map(([words, paise]) => (
        <div key={words}>
          <dt>{words}</dt>
          <dd>{rupees(paise)}</dd>
        </div>
      ))}
    </dl>
  );
}

const Orders = ({ orders }: Pick<Till, "orders">) => (
  <>
    <Rows orders={orders.slice(0, shownAtOnce)} />
    {orders.length > shownAtOnce && (
      <details>
        <summary>{`${orders.length - shownAtOnce} before these`}</summary>
        <Rows orders={orders.slice(shownAtOnce)} />
      </details>
    )}
  </>
);

const Rows = ({ orders }: Pick<Till, "orders">) => (
  <Table className="tight" rows={orders} keyOf={({ number }) => number} columns={columns} />
);
