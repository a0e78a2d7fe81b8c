import { NavLink, Outlet } from "@remix-run/react";

type Entry = { to: string; label: string };

/** A dashboard area: its menu beside the screen that is open. */
export function DashboardArea({ label, menu }: { label: string; menu: Entry[] }) {
  return (
    <div className="page">
      <div className="split">
        <nav className="side-menu" aria-label={label}>
          <ul>
            {menu.map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to}>{label}</NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="dashboard-screen">
          <Outlet />
        </div>
      </div>
    </div>
  );
}
