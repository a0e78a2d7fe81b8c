import { Table } from "~/base/ui/table";
import type { ChangeInWords } from "./audit-words";

type Row = {
  id: string;
  when: string;
  who: string;
  what: string;
  subject: string;
  changes: ChangeInWords[];
};

export function AuditTable({ entries }: { entries: Row[] }) {
  return (
    <Table
      className="tight audit-table"
      rows={entries}
      keyOf={({ id }) => id}
      columns={[
        { head: "When", className: "when", cell: ({ when }) => when },
        { head: "Who", className: "who", cell: ({ who }) => who },
        { head: "What", kind: "name", cell: ({ what, subject }) => `${what} ${subject}` },
        { head: "Before → after", label: "Changes", className: "wide", cell: changesOf },
      ]}
    />
  );
}

function changesOf({ changes }: Row) {
  if (changes.length === 0) return <span className="muted">–</span>;
  return (
    <ul className="changes">
      {changes.map(({ field, before, after }) => (
        <li key={field}>{`${field}: ${before} → ${after}`}</li>
      ))}
    </ul>
  );
}
