import { date } from "~/base/lib/dates";
import { rupees } from "~/base/lib/money";
import type { PastPrice } from "./history.server";

/** The chart's own units; stretched to fit its box, so it contains no text. */
const [width, height] = [1000, 100];

/** A price over time as a line of steps: a price counts until the next one. `until`: where the line ends (UTC ms). */
export function PriceChart({ prices, until }: { prices: PastPrice[]; until: number }) {
  const [first, last] = [prices[0], prices.at(-1)];
  if (!first || !last) return null;
  const amounts = prices.map(({ pricePaise }) => pricePaise);
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  const x = (at: number) => round(((at - first.at) / Math.max(1, until - first.at)) * width);
  // A price that never changed runs through the middle.
  const y = (paise: number) =>
    most === least ? height / 2 : round(height - ((paise - least) / (most - least)) * height);
  const steps = prices.slice(1).map(({ at, pricePaise }) => `H${x(at)}V${y(pricePaise)}`);
  const line = `M0 ${y(first.pricePaise)}${steps.join("")}H${width}`;
  return (
    <figure className="price-chart">
      <p className="muted small">{`Highest ${rupees(most)}, lowest ${rupees(least)}`}</p>
      <svg
        role="img"
        aria-label={`The price from ${date(first.at)} to ${date(until)}: lowest ${rupees(least)}, highest ${rupees(most)}, now ${rupees(last.pricePaise)}`}
        viewBox={`0 -4 ${width} ${height + 8}`}
        preserveAspectRatio="none"
      >
        <path d={line} vectorEffect="non-scaling-stroke" />
      </svg>
      <figcaption className="price-chart-ends muted small">
        <span>{date(first.at)}</span>
        <span>{date(until)}</span>
      </figcaption>
    </figure>
  );
}

const round = (value: number) => Math.round(value * 10) / 10;
