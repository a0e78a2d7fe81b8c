import { Link } from "~/base/ui/link";
import { DashboardSection } from "../dashboard-section";
import type { FirstStep } from "./first-steps.server";

/** The way of a new shop to its first order, with ticks. */
export function FirstSteps({ steps }: { steps: FirstStep[] }) {
  return (
    <DashboardSection title="First steps">
      <ol className="first-steps">
        {steps.map(({ words, done, to }) => (
          <li key={words} data-done={done || undefined}>
            {to ? <Link to={to}>{words}</Link> : words}
            {done && <span className="muted"> done</span>}
          </li>
        ))}
      </ol>
    </DashboardSection>
  );
}
