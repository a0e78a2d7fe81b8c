import { date } from "~/base/lib/dates";
import { rupees } from "~/base/lib/money";
import { Table } from "~/base/ui/table";
import { DayChart } from "./day-chart";
import type { SalesDay } from "./sales.server";

/** Daily sales as bars, with the same figures in a table below. */
export function SalesChart({ days }: { days: SalesDay[] }) {
  const most = days.reduce((max, day) => (day.paise > max.paise ? day : max), emptyDay);
  return (
    <DayChart
      days={days.map(({ start, paise }) => ({ start, figure: paise }))}
      most={`Most in a day: ${rupees(most.paise)}`}
      label={inWords(days, most)}
    >
      <details>
        <summary>Sales by day as a table</summary>
        <Table
          rows={days.toReversed()}
          keyOf={({ start }) => start}
          columns={[
            { head: "Day", kind: "name", cell: ({ start }) => date(start) },
            { head: "Orders", cell: ({ orders }) => orders },
            { head: "Sales", cell: ({ paise }) => rupees(paise) },
          ]}
        />
      </details>
    </DayChart>
  );
}

const emptyDay: SalesDay = {
  start: 0,
  orders: 0,
  gone: 0,
  paise: 0,
  refundedPaise: 0,
  paidPaise: 0,
};

function inWords(days: SalesDay[], most: SalesDay): string {
  if (most.paise === 0) return `No sales in the last ${days.length} days`;
  return `Sales of the last ${days.length} days; the most, ${rupees(most.paise)}, on ${date(most.start)}`;
}
