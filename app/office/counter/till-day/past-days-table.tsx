import { dayInWords } from "~/base/lib/dates";
import { rupees } from "~/base/lib/money";
import { Link } from "~/base/ui/link";
import { type Column, Table } from "~/base/ui/table";
import { tillDayPath } from "./paths";
import type { PastDay } from "./past-days.server";

const columns: Column<PastDay>[] = [
  {
    head: "Day",
    kind: "name",
    cell: ({ day }) => (
      <Link className="whole" to={tillDayPath(day)}>
        {dayInWords(day)}
      </Link>
    ),
  },
  { head: "Opening", kind: "number", cell: ({ openingPaise }) => rupees(openingPaise) },
  {
    head: "Counted",
    kind: "number",
    cell: ({ signed }) => (signed ? rupees(signed.countedPaise) : "–"),
  },
  { head: "Difference", kind: "number", cell: ({ signed }) => differenceOf(signed) },
  { head: "Signed by", cell: ({ signed }) => signed?.by ?? <strong>Not signed</strong> },
];

function differenceOf(signed: PastDay["signed"]): string {
  if (!signed) return "–";
  return signed.differencePaise === 0 ? "none" : rupees(signed.differencePaise);
}

/** The till of past days, one row each. */
export const PastDaysTable = ({ days }: { days: PastDay[] }) => (
  <Table
    className="tight"
    rows={days}
    keyOf={({ day }) => day}
    columns={columns}
    empty={<p className="empty">No till was opened yet.</p>}
  />
);
