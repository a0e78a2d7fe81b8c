import { Link } from "~/base/ui/link";
import { Table } from "~/base/ui/table";
import type { StockRow } from "./stock-list.server";
import { movementsPath } from "./stock-query";
import { markOf, onHandWords, packName } from "./stock-words";

/** Products with their packs on hand; each leads to its movements. */
export function StockTable({ rows, empty }: { rows: StockRow[]; empty: React.ReactNode }) {
  return (
    <Table
      rows={rows}
      keyOf={({ id }) => id}
      empty={empty}
      columns={[
        {
          head: "Product",
          kind: "name",
          cell: ProductLink,
        },
        { head: "On hand", cell: OnHand },
        { head: "Low at", kind: "number", cell: ({ lowStock }) => lowStock ?? "–" },
      ]}
    />
  );
}

function ProductLink(row: StockRow) {
  return (
    <>
      <Link to={movementsPath(row.slug)}>{packName(row)}</Link>
      {row.code && <span className="muted small"> {row.code}</span>}
    </>
  );
}

function OnHand(row: StockRow) {
  return (
    <>
      {onHandWords(row)} <StockMark {...row} />
    </>
  );
}

/** "Owed", "Sold out", "Low" or "Hidden" as a badge; nothing when all is well. */
export function StockMark(row: Omit<StockRow, "code">) {
  const mark = markOf(row);
  if (mark === null) return null;
  const tone = mark === "Owed" ? "danger" : "warn";
  return <span className={`badge badge-${tone}`}>{mark}</span>;
}
