import { Link } from "~/base/ui/link";
import { weekday } from "~/base/lib/dates";
import { dayOf } from "~/base/lib/days";
import { formatIndian } from "~/base/lib/india/format-indian";
import { rupees } from "~/base/lib/money";
import type { SalesDay } from "./sales.server";

const spans = [
  { label: "Today", days: 1 },
  { label: "Last 7 days", days: 7 },
  { label: "Last 30 days", days: 30 },
];

/** What was ordered today, 7 and 30 days, each linked to its orders, and of this weekday a week ago. `days` ends with today. */
export function SalesSums({ days }: { days: SalesDay[] }) {
  return (
    <ul className="sales-sums">
      {spans.map((span) => (
        <Sum key={span.label} label={span.label} days={days.slice(-span.days)} />
      ))}
      <WeekAgo day={days.at(-8)} />
    </ul>
  );
}

/** `until`: the last day of the list that it leads to, if that is not today. */
function Sum({ label, days, until }: { label: string; days: SalesDay[]; until?: string }) {
  const sum = (of: "orders" | "gone" | "paise" | "refundedPaise" | "paidPaise") =>
    days.reduce((total, day) => total + day[of], 0);
  const [orders, gone, refunded] = [sum("orders"), sum("gone"), sum("refundedPaise")];
  const [first] = days;
  return (
    <li className="panel sales-sum">
      <h3>{label}</h3>
      <p className="sales-sum-amount">{rupees(sum("paise"))}</p>
      <p className="muted small">{`${rupees(sum("paidPaise"))} of it paid`}</p>
      {refunded > 0 && <p className="muted small">{`${rupees(refunded)} of it refunded`}</p>}
      <Link
        to={`/dashboard/admin/orders?from=${dayOf(first?.start ?? 0)}${until ? `&to=${until}` : ""}`}
      >
        {orders === 1 ? "1 order" : `${formatIndian(orders)} orders`}
      </Link>
      {gone > 0 && (
        <p className="muted small">{`${formatIndian(gone)} of them cancelled or given back, in no sum`}</p>
      )}
    </li>
  );
}

/** The same weekday a week ago, from morning to night. */
function WeekAgo({ day }: { day: SalesDay | undefined }) {
  if (!day) return null;
  const words = `Last ${weekday(day.start)}`;
  return <Sum label={words} days={[day]} until={dayOf(day.start)} />;
}
