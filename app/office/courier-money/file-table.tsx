import { dateTime } from "~/base/lib/dates";
import { rupees } from "~/base/lib/money";
import { Link } from "~/base/ui/link";
import { Table } from "~/base/ui/table";
import type { CourierFileInList } from "./file-list.server";
import { courierMoneyPath, notedSoFar } from "./outcome-words";

/** The couriers' files that were noted. */
export function FileTable({ files }: { files: CourierFileInList[] }) {
  return (
    <Table
      caption="Files"
      rows={files}
      keyOf={({ id }) => id}
      empty={<p className="muted">No file was noted yet.</p>}
      columns={[
        {
          head: "Noted on",
          kind: "name",
          cell: ({ id, createdAt }) => (
            <Link to={`${courierMoneyPath}/${id}`}>{dateTime(createdAt)}</Link>
          ),
        },
        { head: "Courier", cell: ({ courier }) => courier },
        { head: "Lines", kind: "number", cell: ({ lines, waiting }) => lines + waiting },
        {
          head: "Noted",
          kind: "number",
          cell: ({ notedPaise, isTakenBack, lines, waiting }) =>
            isTakenBack
              ? "taken back"
              : waiting > 0
                ? notedSoFar(lines, waiting)
                : rupees(notedPaise),
        },
      ]}
    />
  );
}
