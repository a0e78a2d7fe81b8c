import { Link } from "~/base/ui/link";
import { mendLinks } from "./mend-links";
import { patterns } from "./patterns";
import type { AuditResult, Outcome } from "./result";

/** What an audit found, pattern by pattern. */
export function AuditSheet({ result }: { result: AuditResult }) {
  const names = new Map(patterns().map(({ number, name }) => [number, name]));
  return (
    <ol className="audit-outcomes">
      {result.outcomes.map((outcome) => (
        <li key={outcome.number}>
          <h3>{names.get(outcome.number)}</h3>
          <OutcomeFacts outcome={outcome} />
        </li>
      ))}
    </ol>
  );
}

const badges: Record<Outcome["state"], { tone: string; words: string }> = {
  nothing: { tone: "success", words: "Found nothing" },
  found: { tone: "danger", words: "Found" },
  unchecked: { tone: "warn", words: "Could not be checked" },
  "not-there": { tone: "success", words: "Does not apply" },
};

function OutcomeFacts({ outcome }: { outcome: Outcome }) {
  const { state, looked, found, why, number } = outcome;
  const { tone, words } = badges[state];
  const mend = mendLinks[number];
  return (
    <>
      <p>
        <span className={`badge badge-${tone}`}>{words}</span>
      </p>
      {found.length > 0 && (
        <ul>
          {found.map(({ place, what }) => (
            <li key={`${place} ${what}`}>
              <strong>{place}</strong>: {what}
            </li>
          ))}
        </ul>
      )}
      {why.map((each) => (
        <p key={each}>{each}</p>
      ))}
      {found.length > 0 && mend && (
        <p>
          Mend it: <Link to={mend.to}>{mend.words}</Link>
        </p>
      )}
      {looked.length > 0 && <p className="muted small">Looked at: {looked.join("; ")}.</p>}
    </>
  );
}
