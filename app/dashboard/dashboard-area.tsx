import { NavLink, Outlet, useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** `count`: how much waits there; 0 is not shown. `begins`: a new group, set apart from what is above. */
type Entry = { to: string; label: string; count?: number; begins?: boolean };

/** A dashboard area: its menu beside the screen that is open. */
export function DashboardArea({ label, menu }: { label: string; menu: Entry[] }) {
  return (
    <div className="page">
      <div className="split">
        <nav className="side-menu area-menu" aria-label={label}>
          <ul ref={useCurrentInView()}>
            {menu.map(({ to, label, count = 0, begins }) => (
              <li key={to} className={begins ? "begins-group" : undefined}>
                <NavLink to={to}>{count > 0 ? `${label} (${count})` : label}</NavLink>
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

/** On a phone the menu is a strip to be pushed sideways: where one is must not hide at its end. */
function useCurrentInView() {
  const strip = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const current = strip.current?.querySelector<HTMLElement>("[aria-current]");
    if (strip.current && current) {
      const edge = Number.parseFloat(getComputedStyle(strip.current).paddingLeft);
      strip.current.scrollLeft = current.offsetLeft - strip.current.offsetLeft - edge;
    }
  }, [pathname]);
  return strip;
}
