import { Link } from "~/base/ui/link";
import { dateTime } from "~/base/lib/dates";
import { Table } from "~/base/ui/table";
import type { Plan } from "./apply-plan.server";
import { pricesPath } from "./price-query";

type Shown = Pick<
  Plan,
  "id" | "runsAt" | "packs" | "actorName" | "appliedAt" | "cancelledAt" | "problem" | "note"
>;

/** What became of a change of prices. */
export function planState({
  appliedAt,
  cancelledAt,
  problem,
}: Pick<Shown, "appliedAt" | "cancelledAt" | "problem">): string {
  if (appliedAt !== null) return `Set ${dateTime(appliedAt)}`;
  if (cancelledAt !== null) return "Cancelled";
  return problem === null ? "Waits" : "Could not be set";
}

/** Changes of prices, each with the link to its lines. */
export function PlanTable({ plans, caption }: { plans: Shown[]; caption?: string }) {
  return (
    <Table
      rows={plans}
      {...(caption && { caption })}
      keyOf={({ id }) => id}
      empty={<p className="muted">No prices were changed here yet.</p>}
      columns={[
        { head: "From", kind: "name", cell: fromCell },
        { head: "Packs", cell: ({ packs }) => packs },
        { head: "By", cell: ({ actorName, note }) => (note ? `${actorName}, ${note}` : actorName) },
        { head: "State", cell: stateCell },
      ]}
    />
  );
}

const fromCell = ({ id, runsAt }: Shown) => (
  <Link to={`${pricesPath}/plans/${id}`}>{dateTime(runsAt)}</Link>
);

const stateCell = (plan: Shown) =>
  plan.problem && plan.cancelledAt === null ? (
    <span className="field-error">{`${planState(plan)}: ${plan.problem}`}</span>
  ) : (
    planState(plan)
  );
