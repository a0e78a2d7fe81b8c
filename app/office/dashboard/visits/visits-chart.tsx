import { date } from "~/base/lib/dates";
import { formatIndian } from "~/base/lib/india/format-indian";
import { Table } from "~/base/ui/table";
import { DayChart } from "../day-chart";
import type { VisitDay } from "./visits.server";

/** Visits by day as bars, and in a table below what came of them. */
export function VisitsChart({ days }: { days: VisitDay[] }) {
  const most = days.reduce((max, day) => (day.visits > max.visits ? day : max));
  return (
    <DayChart
      days={days.map(({ start, visits }) => ({ start, figure: visits }))}
      most={`Most in a day: ${formatIndian(most.visits)}`}
      label={inWords(days, most)}
    >
      <details>
        <summary>Visits by day as a table</summary>
        <Table
          className="tight"
          rows={days.toReversed()}
          keyOf={({ start }) => start}
          columns={[
            { head: "Day", kind: "name", cell: ({ start }) => date(start) },
            { head: "Visits", kind: "number", cell: ({ visits }) => formatIndian(visits) },
            {
              head: "Product views",
              kind: "number",
              cell: ({ looked }) => formatIndian(looked),
            },
            { head: "Added to the cart", kind: "number", cell: ({ added }) => formatIndian(added) },
            { head: "Ordered", kind: "number", cell: ({ ordered }) => formatIndian(ordered) },
            { head: "Paid", kind: "number", cell: ({ paid }) => formatIndian(paid) },
          ]}
        />
      </details>
    </DayChart>
  );
}

function inWords(days: VisitDay[], most: VisitDay): string {
  if (most.visits === 0) return `No visits in the last ${days.length} days`;
  return `Visits of the last ${days.length} days; the most, ${formatIndian(most.visits)}, on ${date(most.start)}`;
}
