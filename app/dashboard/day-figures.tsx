import { Link } from "@remix-run/react";
import { dayOf } from "~/lib/days";
import { rupees } from "~/lib/money";
import type { SalesDay } from "./sales.server";

type Props = {
  /** Orders that are to be packed. */
  toPack: number;
  /** Buyers to ask whether they want their order on delivery. */
  toCall: number;
  today: SalesDay | undefined;
};

/** The day in three figures, each a link to its orders. */
export function DayFigures({ toPack, toCall, today }: Props) {
  return (
    <ul className="day-figures">
      <Figure to="#to-pack" value={String(toPack)} words="to pack" />
      <Figure
        to={`/dashboard/admin/orders?from=${dayOf(today?.start ?? 0)}`}
        value={rupees((today?.paise ?? 0) - (today?.refundedPaise ?? 0))}
        words="today"
      />
      <Figure to="/dashboard/admin/orders/unconfirmed" value={String(toCall)} words="to call" />
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
