import type { ChangeInWords } from "./audit-words";

type Row = {
  id: string;
  when: string;
  who: string;
  what: string;
  subject: string;
  changes: ChangeInWords[];
};

/** Entries as a table; on a phone as cards. */
export function AuditTable({ entries }: { entries: Row[] }) {
  return (
    <div className="table audit-table">
      <table>
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">Who</th>
            <th scope="col">What</th>
            <th scope="col">Before → after</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.id}>
              <td data-label="When" className="when">
                {entry.when}
              </td>
              <td data-label="Who" className="who">
                {entry.who}
              </td>
              <th scope="row" data-label="What">{`${entry.what} ${entry.subject}`}</th>
              <td data-label="Changes">
                <Changes changes={entry.changes} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Changes({ changes }: { changes: ChangeInWords[] }) {
  if (changes.length === 0) return <span className="muted">–</span>;
  return (
    <ul className="changes">
      {changes.map(({ field, before, after }) => (
        <li key={field}>{`${field}: ${before} → ${after}`}</li>
      ))}
    </ul>
  );
}
