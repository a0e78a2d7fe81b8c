import { OrderLink } from "~/people/accounts/staff/order-link";
import { dateTime } from "~/base/lib/dates";
import { Table } from "~/base/ui/table";
import type { ShownMovement } from "./movements.server";

const kinds: Record<ShownMovement["kind"], string> = {
  arrived: "Arrived",
  sold: "Sold",
  returned: "Given back",
  corrected: "Corrected",
  broken: "Broken",
  packed: "Packed",
  unpacked: "Broken up",
};

/** Every pack that came or went, newest first. */
export function MovementTable({ movements }: { movements: ShownMovement[] }) {
  return (
    <Table
      rows={movements}
      keyOf={({ id }) => id}
      empty={<p className="muted">Nothing has come or gone yet.</p>}
      columns={[
        { head: "When", className: "moment", cell: ({ at }) => dateTime(at) },
        { head: "What", kind: "name", cell: What },
        { head: "Packs", kind: "number", cell: ({ packs }) => signed(packs) },
        { head: "On hand after", kind: "number", cell: ({ after }) => after },
        { head: "Who and why", cell: ({ who, why }) => (why ? `${who}: ${why}` : who) },
      ]}
    />
  );
}

function What({ kind, order, batch, partOf }: ShownMovement) {
  return (
    <>
      {kinds[kind]}
      {order && (
        <>
          {" "}
          <OrderLink number={order} />
        </>
      )}
      {partOf && ` ${kind === "unpacked" ? "from" : "for"} ${partOf}`}
      {batch && ` (batch ${batch})`}
    </>
  );
}

const signed = (packs: number) => (packs > 0 ? `+${packs}` : `−${-packs}`);
