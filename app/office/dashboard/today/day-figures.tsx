import { Link } from "~/base/ui/link";
import { dayOf } from "~/base/lib/days";
import { formatIndian } from "~/base/lib/india/format-indian";
import { rupees } from "~/base/lib/money";
import type { SalesDay } from "../sales.server";
import type { DayWork } from "./day-work.server";
import { dayOrders } from "./day-orders";

const orders = "/dashboard/admin/orders";

/** The day in figures, each a link to its orders. `days`: sales by day, today last. */
export function DayFigures({ work, days }: { work: DayWork; days: SalesDay[] }) {
  const today = days.at(-1);
  return (
    <ul className="day-figures">
      <Figure to={`${orders}?show=to-pack`} value={formatIndian(work.toPack)} words="to pack" />
      <Figure
        to={`${orders}?from=${dayOf(today?.start ?? 0)}`}
        value={rupees(dayOrders(today))}
        words={`ordered today, ${rupees(today?.paidPaise ?? 0)} of it paid`}
      />
      <Figure to={`${orders}/unconfirmed`} value={formatIndian(work.toCall)} words="to call" />
      <Figure to={`${orders}?show=to-send`} value={formatIndian(work.toSend)} words="to send" />
      <Figure
        to={`${orders}?show=unpaid`}
        value={formatIndian(work.unpaid.orders)}
        words="wait for money"
      />
      <Figure
        to={`${orders}?show=cash`}
        value={rupees(work.cash.paise)}
        words={`cash to collect, ${formatIndian(work.cash.orders)} ${work.cash.orders === 1 ? "order" : "orders"}`}
      />
    </ul>
  );
}

function Figure({ to, value, words }: { to: string; value: string; words: string }) {
  return (
    <li>
      <Link className="panel" to={to}>
        <strong>{value}</strong> {words}
      </Link>
    </li>
  );
}
