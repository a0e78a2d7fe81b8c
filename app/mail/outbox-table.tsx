import { Link } from "@remix-run/react";

type Row = {
  id: string;
  when: string;
  recipient: string;
  subject: string;
  state: string;
  problem: string | null;
};

/** Mails as a table; on a phone as cards. */
export function OutboxTable({ mails }: { mails: Row[] }) {
  return (
    <div className="table outbox-table">
      <table>
        <thead>
          <tr>
            <th scope="col">Written</th>
            <th scope="col">Subject</th>
            <th scope="col">To</th>
            <th scope="col">State</th>
          </tr>
        </thead>
        <tbody>
          {mails.map(({ id, when, recipient, subject, state, problem }) => (
            <tr key={id}>
              <td data-label="Written" className="when">
                {when}
              </td>
              <th scope="row" data-label="Subject">
                <Link to={`/dashboard/admin/outbox/${id}`}>{subject}</Link>
              </th>
              <td data-label="To" className="recipient">
                {recipient || "nobody"}
              </td>
              <td data-label="State">
                <div>
                  {state}
                  {problem && <div className="muted small">{problem}</div>}
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
