import { Link } from "~/base/ui/link";
import { formatIndian } from "~/base/lib/india/format-indian";
import { Table } from "~/base/ui/table";
import { batchPath } from "./batch-filter";
import type { BatchRow } from "./batch-rows.server";
import { productWords, standingWords } from "./batch-words";
import { dayInWords } from "~/base/lib/dates";

/** A list of batches. */
export function BatchTable({ batches }: { batches: BatchRow[] }) {
  return (
    <Table
      rows={batches}
      keyOf={({ id }) => id}
      columns={[
        { head: "Batch", kind: "name", cell: BatchLink },
        { head: "Product", cell: productWords },
        { head: "Packed on", className: "moment", cell: ({ packedOn }) => dayInWords(packedOn) },
        {
          head: "Best before",
          className: "moment",
          cell: ({ bestBefore }) => dayInWords(bestBefore),
        },
        { head: "Packs", kind: "number", cell: ({ packs }) => formatIndian(packs) },
        { head: "State", cell: BatchMark },
      ]}
    />
  );
}

function BatchLink(batch: BatchRow) {
  return (
    <Link to={batchPath(batch)} className="whole">
      {batch.number}
    </Link>
  );
}

function BatchMark(batch: BatchRow) {
  const words = standingWords(batch);
  if (batch.isRecalled) return <span className="badge badge-danger">{words}</span>;
  if (!batch.isAged || batch.packs <= 0) return <>{words}</>;
  return <span className="badge badge-warn">{words}</span>;
}
