import { dateTime } from "~/base/lib/dates";
import { t } from "~/base/words/say";
import type { ShownGrievance } from "./shown-grievance.server";

/** Received, acknowledged, settled: when each was, or by when it will be. */
export function GrievanceSteps({ grievance }: { grievance: ShownGrievance }) {
  const { createdAt, acknowledgedAt, settledAt } = grievance;
  return (
    <ol className="timeline" aria-label={t("How your complaint stands")}>
      <Step name={t("Received")} at={createdAt} isNow={acknowledgedAt === null} />
      <Step
        name={t("{ahead, select, yes {Acknowledged} other {Acknowledged}}", ahead(acknowledgedAt))}
        at={acknowledgedAt}
        by={grievance.acknowledgeBy}
        isNow={settledAt === null}
      />
      <Step
        name={t("{ahead, select, yes {Settled} other {Settled}}", ahead(settledAt))}
        at={settledAt}
        by={grievance.settleBy}
        isNow
      />
    </ol>
  );
}

/** Other languages name a step that is to come otherwise than one that is done. */
const ahead = (at: number | null) => ({ ahead: at === null ? "yes" : "no" });

type StepProps = { name: string; at: number | null; by?: number; isNow: boolean };

/** `isNow`: once it is done, no later step is. */
function Step({ name, at, by = 0, isNow }: StepProps) {
  const state = at === null ? "ahead" : isNow ? "now" : "done";
  return (
    <li className={`timeline-${state}`} aria-current={state === "now" ? "step" : undefined}>
      <span className="timeline-name">{name}</span>{" "}
      <span className="muted small">
        {at === null ? (
          <span>{t("by {time} at the latest", { time: dateTime(by) })}</span>
        ) : (
          <time dateTime={new Date(at).toISOString()}>{dateTime(at)}</time>
        )}
      </span>
    </li>
  );
}
