import { Link } from "~/base/ui/link";
import { date } from "~/base/lib/dates";
import { formatIndian } from "~/base/lib/india/format-indian";
import { ButtonLink } from "~/base/ui/button";
import { DashboardSection } from "../dashboard-section";
import { Matters } from "./matters";
import type { StaffToday as Today } from "./staff-today.server";

/** Today for packers and sellers. */
export function StaffToday({ today: { list, sells, figures, oldest, matters } }: { today: Today }) {
  return (
    <>
      <header className="page-head row">
        <h1>Today</h1>
        {sells && (
          <ButtonLink to="/dashboard/admin/counter" tone="quiet">
            Write down an order
          </ButtonLink>
        )}
      </header>
      <ul className="day-figures">
        {figures.map(({ to, value, words }) => (
          <li key={to}>
            <Link className="panel" to={to}>
              <strong>{formatIndian(value)}</strong> {words}
            </Link>
          </li>
        ))}
      </ul>
      <Matters matters={matters} />
      <DashboardSection id="to-pack" title="To pack and to send">
        {oldest.length === 0 && <p>No order is waiting.</p>}
        <ul className="matters">
          {oldest.map(({ number, buyer, status, createdAt }) => (
            <li key={number}>
              <Link to={`${list}/${number}`} className="waiting-order">
                <span>{`${number}, ${buyer}`}</span>
                <span className="muted small">{`${status}, ${date(createdAt)}`}</span>
              </Link>
            </li>
          ))}
        </ul>
      </DashboardSection>
    </>
  );
}
