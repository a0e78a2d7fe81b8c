import { Link } from "~/base/ui/link";
import { entryWords, type MenuGroup } from "./dashboard-area";

/** Every screen of an area, by section; the last section first, as a phone's bar leads here by its name. */
export function AllScreens({ menu }: { menu: MenuGroup[] }) {
  return menu.toReversed().map(({ name, entries }, index) => (
    <section key={name} className="all-screens">
      <h2 className={index === 0 ? "visually-hidden" : undefined}>{name}</h2>
      <ul>
        {entries.map((entry) => (
          <li key={entry.to}>
            <Link to={entry.to}>{entryWords(entry)}</Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}
