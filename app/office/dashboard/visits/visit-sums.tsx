import { formatIndian } from "~/base/lib/india/format-indian";
import type { VisitDay } from "./visits.server";

const steps = [
  { of: "visits", label: "Visits" },
  { of: "looked", label: "Product views" },
  { of: "added", label: "Added to the cart" },
  { of: "ordered", label: "Ordered" },
  { of: "paid", label: "Paid" },
] as const;

/** From visit to paid: each step of these days, with its last seven and today. `days` ends with today. */
export function VisitSums({ days }: { days: VisitDay[] }) {
  const sum = (of: (typeof steps)[number]["of"], last: number) =>
    formatIndian(days.slice(-last).reduce((total, day) => total + day[of], 0));
  return (
    <ul className="sales-sums">
      {steps.map(({ of, label }) => (
        <li key={of} className="panel sales-sum">
          <h3>{label}</h3>
          <p className="sales-sum-amount">{sum(of, days.length)}</p>
          <p className="muted small">{`Last 7 days: ${sum(of, 7)}`}</p>
          <p className="muted small">{`Today: ${sum(of, 1)}`}</p>
        </li>
      ))}
    </ul>
  );
}
