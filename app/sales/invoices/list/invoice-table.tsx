import { Link } from "~/base/ui/link";
import { date } from "~/base/lib/dates";
import { rupees } from "~/base/lib/money";
import { Table } from "~/base/ui/table";
import type { ShownPaper } from "./invoice-list.server";

export function InvoiceTable({ papers }: { papers: ShownPaper[] }) {
  return (
    <Table
      className="tight"
      rows={papers}
      keyOf={({ number }) => number}
      columns={[
        { head: "Number", kind: "name", cell: PaperLink },
        { head: "Date", className: "whole", cell: ({ issuedAt }) => date(issuedAt) },
        { head: "Buyer", cell: ({ buyer }) => buyer },
        { head: "Place of supply", cell: ({ placeOfSupply }) => placeOfSupply ?? "–" },
        { head: "Taxable", kind: "number", cell: ({ taxablePaise }) => rupees(taxablePaise) },
        { head: "Tax", kind: "number", cell: ({ taxPaise }) => rupees(taxPaise) },
        { head: "Total", kind: "number", cell: ({ totalPaise }) => rupees(totalPaise) },
      ]}
    />
  );
}

function PaperLink({ number }: { number: string }) {
  return (
    <Link to={`/dashboard/admin/invoices/${number}`} className="whole">
      {number}
    </Link>
  );
}
