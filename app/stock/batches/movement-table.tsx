import { Link } from "@remix-run/react";
import { dateTime } from "~/lib/dates";
import { Table } from "~/ui/table";
import type { BatchMovement } from "./batch-movements.server";

const kinds: Record<BatchMovement["kind"], string> = {
  arrived: "Arrived",
  sold: "Sold",
  returned: "Given back",
  corrected: "Corrected",
  broken: "Broken",
};

/** Every pack of a batch that came or went, newest first. */
export function MovementTable({ movements }: { movements: BatchMovement[] }) {
  return (
    <Table
      rows={movements}
      keyOf={({ id }) => id}
      empty={<p className="muted">Nothing has come or gone yet.</p>}
      columns={[
        { head: "When", className: "moment", cell: ({ at }) => dateTime(at) },
        { head: "What", kind: "name", cell: What },
        { head: "Packs", kind: "number", cell: ({ packs }) => signed(packs) },
        { head: "Left after", kind: "number", cell: ({ after }) => after },
        { head: "Who", cell: ({ who }) => who },
        { head: "Why", cell: ({ why }) => why || "–" },
      ]}
    />
  );
}

function What({ kind, order }: BatchMovement) {
  if (!order) return <>{kinds[kind]}</>;
  return (
    <>
      {kinds[kind]}{" "}
      <Link to={`/dashboard/admin/orders/${order}`} className="whole">
        {order}
      </Link>
    </>
  );
}

const signed = (packs: number) => (packs > 0 ? `+${packs}` : `−${-packs}`);
