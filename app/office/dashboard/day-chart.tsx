import { date } from "~/base/lib/dates";

/** One unit wide per day and 100 high; stretched to fit its box, so it contains no text. */
const height = 100;
const barWidth = 0.7;

/**
 * A figure of each day as bars; below them `children`: the same figures to read. `days` from the oldest on, their `start` in UTC ms.
 * `most`: what the highest bar says. `label`: the chart in words.
 */
export function DayChart({
  days,
  most,
  label,
  children,
}: {
  days: { start: number; figure: number }[];
  most: string;
  label: string;
  children: React.ReactNode;
}) {
  const highest = Math.max(1, ...days.map(({ figure }) => figure));
  return (
    <figure className="sales-chart">
      <p className="muted small">{most}</p>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${days.length} ${height}`}
        preserveAspectRatio="none"
      >
        {days.map(({ start, figure }, index) => (
          <Bar key={start} index={index} share={figure / highest} />
        ))}
      </svg>
      <figcaption>
        <p className="sales-chart-ends muted small">
          <span>{date(days[0]?.start ?? 0)}</span>
          <span>{date(days.at(-1)?.start ?? 0)}</span>
        </p>
        {children}
      </figcaption>
    </figure>
  );
}

function Bar({ index, share }: { index: number; share: number }) {
  const tall = Math.round(share * height * 10) / 10;
  return <rect x={index + (1 - barWidth) / 2} y={height - tall} width={barWidth} height={tall} />;
}
