import { Link } from "@remix-run/react";
import { date } from "~/lib/dates";
import { Table } from "~/ui/table";
import type { WaitingOrders } from "./waiting-orders.server";

/** Unshipped orders, oldest first. */
export function WaitingList({ waiting }: { waiting: WaitingOrders }) {
  if (waiting.total === 0) return <p>No order is waiting.</p>;
  return (
    <>
      <p>{byAge(waiting)}</p>
      <Table
        rows={waiting.oldest}
        keyOf={({ number }) => number}
        columns={[
          { head: "Order", kind: "name", cell: OrderLink },
          { head: "Buyer", cell: ({ buyer }) => buyer },
          { head: "Status", cell: ({ status }) => status },
          { head: "Since", cell: ({ createdAt }) => date(createdAt) },
        ]}
      />
    </>
  );
}

function OrderLink({ number }: { number: string }) {
  return (
    <Link to={`/dashboard/admin/orders/${number}`} className="whole">
      {number}
    </Link>
  );
}

function byAge({ total, overAWeek, overTwoDays }: WaitingOrders): string {
  const ages = [
    overAWeek > 0 && `${overAWeek} for more than 7 days`,
    overTwoDays > 0 && `${overTwoDays} for 2 to 7 days`,
    total > overAWeek + overTwoDays && `${total - overAWeek - overTwoDays} for less than 2 days`,
  ].filter(Boolean);
  return `${total === 1 ? "1 order waits" : `${total} orders wait`}: ${ages.join(", ")}.`;
}
