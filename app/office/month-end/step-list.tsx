import { Link } from "~/base/ui/link";
import type { Step } from "./steps.server";

/** The steps in their order: what is open in each, with where it is mended. */
export const StepList = ({ steps }: { steps: Step[] }) => (
  <ol className="month-steps">
    {steps.map(({ name, open, done }) => (
      <li key={name} className="panel" data-open={open.length > 0 || undefined}>
        <h3>{name}</h3>
        {open.length === 0 ? (
          <p className="muted">{done}</p>
        ) : (
          <ul>
            {open.map(({ words, to }) => (
              <li key={words}>
                <Link to={to}>{words}</Link>
              </li>
            ))}
          </ul>
        )}
      </li>
    ))}
  </ol>
);
