import type { HealthFacts } from "./health-facts.server";

/** The processes that answer visitors, one for each core unless set otherwise. */
export function ProcessTable({ processes }: Pick<HealthFacts, "processes">) {
  return (
    <div className="table">
      <table>
        <thead>
          <tr>
            <th scope="col">Process</th>
            <th scope="col">Running for</th>
            <th scope="col">Memory</th>
            <th scope="col">Begins work late by</th>
          </tr>
        </thead>
        <tbody>
          {processes.map(({ number, uptime, memory, delay }) => (
            <tr key={number}>
              <th scope="row" data-label="Process">
                {number}
              </th>
              <td data-label="Running for">{uptime}</td>
              <td data-label="Memory">{memory}</td>
              <td data-label="Late by">{delay}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
