import { Link } from "~/base/ui/link";
import { date } from "~/base/lib/dates";
import { rupees } from "~/base/lib/money";
import { Table } from "~/base/ui/table";
import { PaymentBadge } from "~/sales/orders/page/payment-badge";
import { duesForm } from "./received-dues-form";
import type { BuyersDues, DueOrder } from "./dues.server";

/** What each buyer has to pay. */
export function DuesTable({ dues }: { dues: BuyersDues[] }) {
  return (
    <Table
      rows={dues}
      keyOf={({ handle }) => handle}
      columns={[
        { head: "Buyer", kind: "name", cell: BuyerLink },
        { head: "Phone", className: "whole", cell: ({ phone }) => phone },
        { head: "Orders", kind: "number", cell: ({ orders }) => orders.length },
        { head: "Oldest", cell: ({ days }) => daysInWords(days) },
        { head: "To pay", kind: "number", cell: ({ sumPaise }) => rupees(sumPaise) },
      ]}
    />
  );
}

/** The orders of one buyer, the oldest first, with ticks of the form that notes money. */
export function DueOrders({ orders, ticked }: { orders: DueOrder[]; ticked: string[] }) {
  const Tick = ({ number }: DueOrder) => (
    <label className="checkbox">
      <input
        type="checkbox"
        name="order"
        value={number}
        form={duesForm}
        defaultChecked={ticked.includes(number)}
        aria-label={`Pays ${number}`}
      />
    </label>
  );
  return (
    <Table
      rows={orders}
      keyOf={({ id }) => id}
      columns={[
        { head: "Pays", cell: Tick },
        { head: "Order", kind: "name", cell: OrderLink },
        { head: "Placed", className: "whole", cell: ({ createdAt }) => date(createdAt) },
        { head: "Payment", cell: Payment },
        { head: "To pay", kind: "number", cell: ({ owedPaise }) => rupees(owedPaise) },
      ]}
    />
  );
}

const BuyerLink = ({ handle, firm, name }: BuyersDues) => (
  <Link to={`/dashboard/admin/dues/${handle}`}>{firm ? `${firm}, ${name}` : name}</Link>
);

const OrderLink = ({ number }: DueOrder) => (
  <Link to={`/dashboard/admin/orders/${number}`} className="whole">
    {number}
  </Link>
);

const Payment = (order: DueOrder) => (
  <PaymentBadge order={{ ...order, paymentStatus: "pending", needsReview: false }} />
);

const daysInWords = (days: number) =>
  days === 0 ? "today" : days === 1 ? "1 day" : `${days} days`;
