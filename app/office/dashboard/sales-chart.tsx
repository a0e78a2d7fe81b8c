import { date } from "~/base/lib/dates";
import { rupees } from "~/base/lib/money";
import { Table } from "~/base/ui/table";
import type { SalesDay } from "./sales.server";

/** One unit wide per day and 100 high; stretched to fit its box, so it contains no text. */
const height = 100;
const barWidth = 0.7;

/** Daily sales as bars, with the same figures in a table below. */
export function SalesChart({ days }: { days: SalesDay[] }) {
  const most = days.reduce((max, day) => (day.paise > max.paise ? day : max), emptyDay);
  const [first, last] = [days[0] ?? emptyDay, days.at(-1) ?? emptyDay];
  return (
    <figure className="sales-chart">
      <p className="muted small">{`Most in a day: ${rupees(most.paise)}`}</p>
      <svg
        role="img"
        aria-label={inWords(days, most)}
        viewBox={`0 0 ${days.length} ${height}`}
        preserveAspectRatio="none"
      >
        {days.map((day, index) => (
          <Bar key={day.start} index={index} share={most.paise > 0 ? day.paise / most.paise : 0} />
        ))}
      </svg>
      <figcaption>
        <p className="sales-chart-ends muted small">
          <span>{date(first.start)}</span>
          <span>{date(last.start)}</span>
        </p>
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
      </figcaption>
    </figure>
  );
}

function Bar({ index, share }: { index: number; share: number }) {
  const tall = Math.round(share * height * 10) / 10;
  return <rect x={index + (1 - barWidth) / 2} y={height - tall} width={barWidth} height={tall} />;
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
