import { Link } from "~/base/ui/link";
import { date } from "~/base/lib/dates";
import { rupees } from "~/base/lib/money";
import { Table } from "~/base/ui/table";
import type { NotPaidOut } from "./not-paid-out.server";
import { lateWords } from "./payout-facts";

/** Payments that should be in the bank by now, and are in no payout. */
export function LatePayments({ late }: { late: NotPaidOut["late"] }) {
  const more = late.payments - late.first.length;
  return (
    <section id="late" className="panel stack" aria-labelledby="late-head">
      <h2 id="late-head">Late</h2>
      <p>{`${lateWords(late)}. Ask Razorpay, or look there for a payout on hold.`}</p>
      <Table
        className="tight"
        rows={late.first}
        keyOf={({ id }) => id}
        columns={[
          { head: "Payment", kind: "name", cell: ({ id }) => id },
          {
            head: "Order",
            cell: ({ order }) =>
              order ? <Link to={`/dashboard/admin/orders/${order}`}>{order}</Link> : "–",
          },
          { head: "Amount", kind: "number", cell: ({ paise }) => rupees(paise) },
          { head: "Paid", cell: ({ paidAt }) => date(paidAt) },
          { head: "Expected", cell: ({ due }) => date(due) },
        ]}
      />
      {more > 0 && <p className="muted">{`And ${more} more.`}</p>}
    </section>
  );
}
