import { Table } from "~/ui/table";
import type { ShownJob } from "./job-list.server";

/** Background jobs with their last result and next run. */
export function JobTable({ jobs }: { jobs: ShownJob[] }) {
  return (
    <Table
      rows={jobs}
      keyOf={({ name }) => name}
      empty={<p>Nothing has run yet.</p>}
      columns={[
        { head: "What", kind: "name", cell: ({ title }) => title },
        { head: "Last run", className: "moment", cell: ({ lastRun }) => lastRun },
        { head: "Next run", className: "moment", cell: ({ nextRun }) => nextRun },
        { head: "Result", cell: resultOf },
      ]}
    />
  );
}

function resultOf({ problem, outcome }: ShownJob) {
  if (!problem) return outcome || "–";
  return (
    <span>
      <span className="badge badge-danger">Failed</span> {problem}
    </span>
  );
}
