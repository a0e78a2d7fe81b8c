import { Link } from "~/base/ui/link";
import { rupees } from "~/base/lib/money";
import { Table } from "~/base/ui/table";
import type { KhataInList } from "./khata-list.server";

/** What each buyer has to pay, or has in hand. */
export function KhataTable({ khatas }: { khatas: KhataInList[] }) {
  return (
    <Table
      rows={khatas}
      keyOf={({ handle }) => handle}
      columns={[
        { head: "Buyer", kind: "name", cell: BuyerLink },
        { head: "Phone", className: "whole", cell: ({ phone }) => phone },
        { head: "Orders", kind: "number", cell: ({ orders }) => orders },
        { head: "Oldest", cell: ({ days, owedPaise }) => (owedPaise > 0 ? daysInWords(days) : "") },
        { head: "To pay", kind: "number", cell: ({ owedPaise }) => rupees(owedPaise) },
        {
          head: "Credit",
          kind: "number",
          cell: ({ creditPaise }) => (creditPaise > 0 ? rupees(creditPaise) : ""),
        },
      ]}
    />
  );
}

const BuyerLink = ({ handle, firm, name }: KhataInList) => (
  <Link to={`/dashboard/admin/dues/${handle}`}>{firm ? `${firm}, ${name}` : name}</Link>
);

const daysInWords = (days: number) =>
  days === 0 ? "today" : days === 1 ? "1 day" : `${days} days`;
