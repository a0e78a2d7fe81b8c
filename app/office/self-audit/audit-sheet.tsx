import { Link } from "~/base/ui/link";
import { patterns } from "./patterns";
import type { AuditResult, Outcome } from "./result";

const admin = "/dashboard/admin";

/** Where the owner mends what a check found, by its number. */
const mendLinks: Record<number, { to: string; words: string }> = {
  1: { to: `${admin}/products`, words: "Descriptions of products" },
  2: { to: `${admin}/settings/payments`, words: "Ways to pay" },
  3: { to: `${admin}/words`, words: "Gujarati and Hindi" },
  4: { to: `${admin}/settings/checkout`, words: "Checkout settings" },
  5: { to: `${admin}/settings/returns`, words: "Returns" },
  6: { to: `${admin}/settings/delivery`, words: "Delivery days" },
  7: { to: `${admin}/prices`, words: "Prices" },
  8: { to: `${admin}/delivery`, words: "Delivery prices" },
  9: { to: `${admin}/settings/testimonials`, words: "Testimonials" },
  10: { to: `${admin}/settings`, words: "Settings" },
  11: { to: `${admin}/words`, words: "Gujarati and Hindi" },
  12: { to: `${admin}/settings/payments`, words: "Ways to pay" },
  13: { to: `${admin}/settings/story`, words: "Your story" },
};

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
