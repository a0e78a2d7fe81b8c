import type { ShownJob } from "./job-list.server";

/** What the shop does by itself: when it did last, with what result, and when it does again. */
export function JobTable({ jobs }: { jobs: ShownJob[] }) {
  if (jobs.length === 0) return <p>Nothing has run yet.</p>;
  return (
    <div className="table">
      <table>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">Last run</th>
            <th scope="col">Next run</th>
            <th scope="col">What came of it</th>
          </tr>
        </thead>
        <tbody>
          {jobs.map((job) => (
            <tr key={job.name}>
              <th scope="row" data-label="What">
                {job.title}
              </th>
              <td data-label="Last run" className="moment">
                {job.lastRun}
              </td>
              <td data-label="Next run" className="moment">
                {job.nextRun}
              </td>
              <td data-label="Result">
                {job.problem ? (
                  <span>
                    <span className="badge badge-danger">Failed</span> {job.problem}
                  </span>
                ) : (
                  job.outcome || "–"
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
