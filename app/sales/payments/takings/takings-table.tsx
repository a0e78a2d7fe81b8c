import { date } from "~/base/lib/dates";
import { amountWithPaise } from "~/base/lib/money";
import { Table } from "~/base/ui/table";
import { cameIn, leftOver, lessByDisputes } from "./takings";
import type { Takings, TakingsDay } from "./takings";

type Row = Takings & { key: string; day: React.ReactNode };

const columns: { head: string; of: (row: Takings) => number }[] = [
  { head: "Online", of: ({ onlinePaise }) => onlinePaise },
  { head: "Cash", of: ({ cashPaise }) => cashPaise },
  { head: "UPI and bank", of: ({ bankPaise }) => bankPaise },
  { head: "Came in", of: cameIn },
  { head: "Fees", of: ({ feePaise }) => -feePaise },
  { head: "Refunds", of: ({ refundedPaise }) => -refundedPaise },
];
/** Most months have none. */
const disputes = { head: "Disputes", of: (row: Takings) => -lessByDisputes(row) };
const left = { head: "Left", of: leftOver };

/** The money of each day, newest first, and of all of them, in rupees. */
export function TakingsTable({ days, sum }: { days: TakingsDay[]; sum: Takings }) {
  const rows: Row[] = [
    ...days.map((day) => ({ ...day, key: String(day.start), day: date(day.start) })),
    { ...sum, key: "all", day: <strong>All together</strong> },
  ];
  const hasDisputes = days.some((day) => day.takenBackPaise > 0 || day.returnedPaise > 0);
  return (
    <Table
      className="tight takings"
      caption="Sums in rupees"
      rows={rows}
      keyOf={({ key }) => key}
      columns={[
        { head: "Day", kind: "name", cell: ({ day }) => day },
        ...[...columns, ...(hasDisputes ? [disputes] : []), left].map(({ head, of }) => ({
          head,
          kind: "number" as const,
          cell: (row: Row) => (of(row) === 0 ? "–" : amountWithPaise(of(row)).replace("-", "−")),
        })),
      ]}
    />
  );
}
