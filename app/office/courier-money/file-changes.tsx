import { Table } from "~/base/ui/table";

type Change = { line: number | null; what: string; words: string[] };

/** What a checked file would do, line by line. */
export function FileChanges({ changes }: { changes: Change[] }) {
  return (
    <Table
      caption="What the file does"
      rows={changes}
      keyOf={({ line, what }) => line ?? what}
      columns={[
        { head: "Line", kind: "name", cell: ({ line }) => line },
        { head: "Order or parcel", cell: ({ what }) => what || "–" },
        { head: "Result", cell: ({ words }) => words.join("; ") },
      ]}
    />
  );
}
