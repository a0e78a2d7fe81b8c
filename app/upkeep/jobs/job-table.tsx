import { Table } from "~/base/ui/table";
import type { ShownJob } from "./job-list.server";

/** Background jobs with their last result and next run. */
export function JobTable({ jobs }: { jobs: ShownJob[] }) {
  return (
    <Table
      className="tight"
      rows={jobs}
      keyOf={({ name }) => name}
      empty={<p>Nothing has run yet.</p>}
      columns={[
        { head: "What", kind: "name", cell: ({ title }) => title },
        { head: "Last run", className: "moment", cell: ({ lastRun }) => lastRun },
        { head: "Next run", className: "moment", cell: ({ nextRun }) => nextRun },
        { head: "Result", className: "wide", cell: resultOf },
      ]}
    />
  );
}

/** The jobs that failed, and the others folded away. */
export function JobsThatFailed({ jobs }: { jobs: ShownJob[] }) {
  const failed = jobs.filter(({ problem }) => problem);
  const well = jobs.filter(({ problem }) => !problem);
  if (jobs.length === 0) return <JobTable jobs={jobs} />;
  return (
    <>
      {failed.length > 0 && <JobTable jobs={failed} />}
      {well.length > 0 && (
        <details>
          <summary>
            {well.length === 1 ? "1 task goes well" : `${well.length} tasks go well`}
          </summary>
          <JobTable jobs={well} />
        </details>
      )}
    </>
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
