import { dayInWords } from "~/base/lib/dates";
import { rupees } from "~/base/lib/money";
import { Link } from "~/base/ui/link";
import { Table } from "~/base/ui/table";
import type { CourierLine } from "./file-list.server";
import { outcomeWords } from "./outcome-words";

/** The lines of a courier's file, each with what became of it. */
export function FileLines({ lines }: { lines: CourierLine[] }) {
  return (
    <Table
      caption="Lines of the file"
      rows={lines}
      keyOf={({ line }) => line}
      columns={[
        { head: "Line", kind: "name", cell: ({ line }) => line },
        { head: "Parcel", cell: ({ parcel }) => parcel || "–" },
        { head: "Order", cell: OrderLink },
        { head: "Result", cell: Result },
        { head: "In the file", kind: "number", cell: ({ amountPaise }) => rupees(amountPaise) },
        { head: "Noted", kind: "number", cell: ({ notedPaise }) => rupees(notedPaise) },
        {
          head: "Kept",
          kind: "number",
          cell: ({ chargesPaise }) => (chargesPaise === 0 ? "–" : rupees(chargesPaise)),
        },
        { head: "Reference", cell: ({ utr }) => utr ?? "–" },
        { head: "Day", cell: ({ day }) => (day === null ? "–" : dayInWords(day)) },
      ]}
    />
  );
}

function Result({ outcome, changed }: CourierLine) {
  return changed === null ? outcomeWords[outcome] : `${outcomeWords[outcome]}. ${changed}`;
}

function OrderLink({ number, reference }: CourierLine) {
  if (number === null) return reference ?? "–";
  return <Link to={`/dashboard/admin/orders/${number}`}>{number}</Link>;
}
