import { dateTime } from "~/base/lib/dates";
import type { Grievance } from "./grievances.server";

type Steps = Pick<Grievance, "acknowledgedAt" | "settledAt" | "dueAt">;

/** What is to be done next and by when, for the owner; overdue is marked. `now`: UTC ms. */
export function DueWords({ grievance, now }: { grievance: Steps; now: number }) {
  const { acknowledgedAt, settledAt, dueAt } = grievance;
  if (dueAt === null)
    return (
      <span>
        <span className="badge badge-success">Settled</span>{" "}
        <span className="muted small">{settledAt !== null && dateTime(settledAt)}</span>
      </span>
    );
  const step = acknowledgedAt === null ? "Acknowledge" : "Settle";
  const isOver = dueAt < now;
  return (
    <span>
      <span className={`badge ${isOver ? "badge-danger" : "badge-warn"}`}>
        {isOver ? "Overdue" : step}
      </span>{" "}
      <span className="small">{`${step} by ${dateTime(dueAt)}`}</span>
    </span>
  );
}
