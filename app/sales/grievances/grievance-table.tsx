import { dateTime } from "~/base/lib/dates";
import { Link } from "~/base/ui/link";
import { Table } from "~/base/ui/table";
import { DueWords } from "./due-words";
import type { Grievance } from "./grievances.server";
import { kindWords } from "./kinds";
import { adminPathOf } from "./paths";

type Row = Pick<
  Grievance,
  "number" | "name" | "kind" | "createdAt" | "acknowledgedAt" | "settledAt" | "dueAt"
>;

/** The owner's list. `now`: UTC ms. */
export function GrievanceTable({ grievances, now }: { grievances: Row[]; now: number }) {
  return (
    <Table
      rows={grievances}
      keyOf={({ number }) => number}
      columns={[
        {
          head: "Number",
          kind: "name",
          cell: ({ number }) => (
            <Link to={adminPathOf(number)} className="whole">
              {number}
            </Link>
          ),
        },
        { head: "Next step", cell: (row) => <DueWords grievance={row} now={now} /> },
        { head: "From", cell: ({ name }) => name || "Erased" },
        { head: "About", cell: ({ kind }) => kindWords[kind] },
        { head: "Received", cell: ({ createdAt }) => dateTime(createdAt) },
      ]}
    />
  );
}
