import { Outlet, useLocation } from "@remix-run/react";
import { Link, NavLink } from "~/base/ui/link";
import { formatIndian } from "~/base/lib/india/format-indian";
import { Icon, type IconName } from "~/base/ui/icon";

/** `count`: items waiting there; 0 is not shown. `within`: path prefix of other screens that belong to this entry. */
type Entry = { to: string; label: string; count?: number; within?: string };
/**
 * Entries under a heading that links to the first of them; without a name, entries without a heading. Groups with an `icon`
 * are also in the bar at the bottom of a phone's screen, which leads to `start` or else to the first entry.
 */
export type MenuGroup = { name?: string; icon?: IconName; start?: string; entries: Entry[] };

type Props = {
  label: string;
  /** Menu entry of the area's first screen. */
  home?: Entry & { icon?: IconName };
  menu: MenuGroup[];
  /** Replaces the current screen, such as by an error. */
  children?: React.ReactNode;
};

/** A dashboard area: its menu beside the current screen. */
export function DashboardArea({ label, home, menu, children = <Outlet /> }: Props) {
  return (
    <div className="page">
      <div className="split">
        <nav className="side-menu area-menu" aria-label={label}>
          <SideMenu home={home} menu={menu} />
        </nav>
        <div className="dashboard-screen">{children}</div>
      </div>
      {home?.icon && <BottomBar home={home} menu={menu} />}
    </div>
  );
}

function SideMenu({ home, menu }: { home: Props["home"]; menu: MenuGroup[] }) {
  const { pathname } = useLocation();
  return (
    <>
      {home && (
        <NavLink to={home.to} end className="menu-name">
          {home.label}
        </NavLink>
      )}
      {menu.map((group) => (
        <Group key={group.name ?? ""} group={group} isOpen={isIn(group, pathname)} />
      ))}
    </>
  );
}

/** The sections of an area on a phone, within reach of the thumb. */
function BottomBar({ home, menu }: Required<Pick<Props, "home" | "menu">>) {
  const { pathname } = useLocation();
  return (
    <nav className="bottom-bar" aria-label="Sections">
      <NavLink to={home.to} end>
        {home.icon && <Icon name={home.icon} />}
        {home.label}
      </NavLink>
      {menu.map((group) => {
        const { name = "", icon, entries, start = entries[0]?.to ?? home.to } = group;
        const count = entries.reduce((sum, entry) => sum + (entry.count ?? 0), 0);
        return (
          <Link key={name} to={start} aria-current={isIn(group, pathname) ? "true" : undefined}>
            {icon && <Icon name={icon} />}
            {entryWords({ label: name, count })}
          </Link>
        );
      })}
    </nav>
  );
}

function Group({ group: { name, entries }, isOpen }: { group: MenuGroup; isOpen: boolean }) {
  const here = useLocation().pathname.toLowerCase();
  /** Whether a screen below this entry's has an entry of its own, and is open. */
  const hasNearer = ({ to }: Entry) =>
    entries.some((other) => other.to.startsWith(`${to}/`) && here.startsWith(other.to));
  return (
    <div className={isOpen || !name ? "menu-group menu-group-open" : "menu-group"}>
      {name && entries[0] && (
        <Link to={entries[0].to} className="menu-name">
          {name}
        </Link>
      )}
      <ul aria-label={name}>
        {entries.map((entry) => (
          <li key={entry.to}>
            <NavLink to={entry.to} end={hasNearer(entry)}>
              {entryWords(entry)}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** An entry's label, with what waits there. */
export const entryWords = ({ label, count = 0 }: Pick<Entry, "label" | "count">) =>
  count > 0 ? `${label} (${formatIndian(count)})` : label;

/** Routes ignore case. */
function isIn({ entries, start }: MenuGroup, pathname: string): boolean {
  const here = pathname.toLowerCase();
  if (here === start) return true;
  return entries.some(({ to, within }) =>
    [to, within].some((start) => start && `${here}/`.startsWith(`${start}/`)),
  );
}
