import { settingsParts } from "./settings-parts";

/** The parts of the settings form, as links to them. */
export function SettingsContents() {
  return (
    <nav aria-label="Parts of this page">
      <ul className="page-contents">
        {settingsParts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
