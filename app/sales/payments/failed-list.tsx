import { Link } from "~/base/ui/link";
import { dateTime } from "~/base/lib/dates";
import { shownPhone } from "~/base/lib/india/phone";
import { rupees } from "~/base/lib/money";
import { ReachLinks } from "~/base/ui/reach-links";
import { Table } from "~/base/ui/table";
import type { FailedPayment } from "./failed-payments.server";

/** Buyers whose payment failed, to be called. */
export function FailedList({ payments }: { payments: FailedPayment[] }) {
  if (payments.length === 0) return <p>No payment failed in the last 3 days.</p>;
  return (
    <Table
      rows={payments}
      keyOf={({ number }) => number}
      columns={[
        { head: "Order", kind: "name", cell: OrderLink },
        { head: "Phone", cell: Phone },
        { head: "Total", kind: "number", cell: ({ totalPaise }) => rupees(totalPaise) },
        { head: "Failed", className: "moment", cell: ({ failedAt }) => dateTime(failedAt) },
        { head: "Why", cell: ({ reason }) => reason?.replaceAll("_", " ") },
      ]}
    />
  );
}

function OrderLink({ number, buyer }: FailedPayment) {
  return <Link to={`/dashboard/admin/orders/${number}`}>{`${buyer}, ${number}`}</Link>;
}

function Phone({ number, phone, reach }: FailedPayment) {
  return (
    <>
      {shownPhone(phone)}
      {reach && <ReachLinks reach={reach} subject={`Your order ${number}`} />}
    </>
  );
}
