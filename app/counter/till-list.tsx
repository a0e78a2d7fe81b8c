import { Link } from "@remix-run/react";
import { clockTime } from "~/lib/dates";
import { rupees } from "~/lib/money";
import { PaymentBadge } from "~/orders/page/payment-badge";
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
  { head: "Time", cell: ({ createdAt }) => clockTime(createdAt) },
  { head: "Customer", cell: ({ name }) => name },
  { head: "By", cell: ({ paymentMethod }) => paidWords[paymentMethod] },
  {
    head: "Payment",
    cell: (order) => (
      <span className="row">
        <PaymentBadge order={{ ...order, needsReview: false }} />
        {order.paymentStatus === "unpaid" && (
          <Link to={`${counterPath}?written=${order.number}`}>Send the link</Link>
        )}
      </span>
    ),
  },
  { head: "Total", kind: "number", cell: ({ totalPaise }) => rupees(totalPaise) },
];

/** Today's orders of the counter, and what they brought in by way to pay. */
export function TillList({ till: { orders, sums } }: { till: Till }) {
  return (
    <section className="stack" aria-labelledby="till">
      <h2 id="till">Today at the counter</h2>
      {orders.length === 0 && <p className="empty">Nothing was written down today.</p>}
      {sums.length > 0 && (
        <dl className="facts panel">
          {sums.map(({ method, paidPaise, openPaise }) => (
            <div key={method}>
              <dt>{paidWords[method]}</dt>
              <dd>
                {[
                  paidPaise > 0 && rupees(paidPaise),
                  openPaise > 0 && `${rupees(openPaise)} not paid yet`,
                ]
                  .filter(Boolean)
                  .join(", ") || rupees(0)}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <Table rows={orders} keyOf={({ number }) => number} columns={columns} />
    </section>
  );
}
