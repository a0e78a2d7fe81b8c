import { dateTime } from "~/base/lib/dates";
import { rupees } from "~/base/lib/money";
import { Link } from "~/base/ui/link";
import { Table } from "~/base/ui/table";
import type { CourierFileInList } from "./file-list.server";
import { courierMoneyPath } from "./outcome-words";

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
        { head: "Lines", kind: "number", cell: ({ lines }) => lines },
        {
          head: "Noted",
          kind: "number",
          cell: ({ notedPaise, isTakenBack }) => (isTakenBack ? "taken back" : rupees(notedPaise)),
        },
      ]}
    />
  );
}
