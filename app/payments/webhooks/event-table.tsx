import { Link } from "@remix-run/react";
import { EventBadge } from "./event-badge";

type Row = {
  key: string;
  /** Null for a refused call, which has no page of its own. */
  id: string | null;
  event: string | null;
  status: string;
  outcome: string;
  deliveries: number;
  when: string;
};

/** What arrived at the webhook; on a phone as cards. */
export function EventTable({ events }: { events: Row[] }) {
  return (
    <div className="table">
      <table>
        <thead>
          <tr>
            <th scope="col">Event</th>
            <th scope="col">When</th>
            <th scope="col">Came</th>
            <th scope="col">State</th>
            <th scope="col">Outcome</th>
          </tr>
        </thead>
        <tbody>
          {events.map((row) => (
            <tr key={row.key}>
              <th scope="row" data-label="Event">
                {row.id === null ? (
                  "A call"
                ) : (
                  <Link to={`/dashboard/admin/payments/events/${encodeURIComponent(row.id)}`}>
                    {row.event}
                  </Link>
                )}
              </th>
              <td data-label="When">{row.when}</td>
              <td data-label="Came">{row.deliveries === 1 ? "once" : `${row.deliveries} times`}</td>
              <td data-label="State">
                <EventBadge status={row.status} />
              </td>
              <td data-label="Outcome">{row.outcome || "–"}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
