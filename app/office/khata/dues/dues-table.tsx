import { Link } from "~/base/ui/link";
import { date } from "~/base/lib/dates";
import { rupees } from "~/base/lib/money";
import { Table } from "~/base/ui/table";
import { Tick } from "~/base/ui/tick";
import { PaymentBadge } from "~/sales/orders/page/payment-badge";
import { duesForm } from "./received-dues-form";
import type { DueOrder } from "./dues.server";

/** The orders of one buyer, the oldest first, with ticks of the form that notes money. */
export function DueOrders({ orders, ticked }: { orders: DueOrder[]; ticked: string[] }) {
  const Pays = ({ number }: DueOrder) => (
    <Tick
      name="order"
      value={number}
      form={duesForm}
      defaultChecked={ticked.includes(number)}
      aria-label={`Pays ${number}`}
    />
  );
  return (
    <Table
      rows={orders}
      keyOf={({ id }) => id}
      columns={[
        { head: "Pays", cell: Pays },
        { head: "Order", kind: "name", cell: OrderLink },
        { head: "Placed", className: "whole", cell: ({ createdAt }) => date(createdAt) },
        { head: "Payment", cell: Payment },
        { head: "To pay", kind: "number", cell: ({ owedPaise }) => rupees(owedPaise) },
      ]}
    />
  );
}

const OrderLink = ({ number }: DueOrder) => (
  <Link to={`/dashboard/admin/orders/${number}`} className="whole">
    {number}
  </Link>
);

const Payment = (order: DueOrder) => (
  <PaymentBadge
    order={{ ...order, paymentStatus: "pending", needsReview: false, writtenOffAt: null }}
  />
);
