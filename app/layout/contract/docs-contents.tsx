import { Link } from "~/base/ui/link";
import { CallName } from "./call-name";
import type { DescribedTopic } from "./described";
import { introSections } from "./intro-sections";

/** Table of contents of the API page. */
export function DocsContents({ topics }: { topics: DescribedTopic[] }) {
  return (
    <nav className="docs-contents" aria-labelledby="contents">
      <h2 id="contents">Contents</h2>
      <ul>
        {introSections.map(({ id, title }) => (
          <li key={id}>
            <Link to={`#${id}`}>{title}</Link>
          </li>
        ))}
        {topics.map(({ id, title, calls }) => (
          <li key={id}>
            <Link to={`#${id}`}>{title}</Link>
            <ul>
              {calls.map((call) => (
                <li key={call.id}>
                  <Link to={`#${call.id}`}>
                    <CallName method={call.method} path={call.path} />
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}
