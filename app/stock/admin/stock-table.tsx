import { Link } from "@remix-run/react";
import { Table } from "~/ui/table";
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
        { head: "Code", cell: ({ code }) => code ?? "–" },
        { head: "On hand", kind: "number", cell: onHandWords },
        { head: "Low at", kind: "number", cell: ({ lowStock }) => lowStock ?? "–" },
        { head: "State", cell: StockMark },
      ]}
    />
  );
}

function ProductLink(row: StockRow) {
  return <Link to={movementsPath(row.slug)}>{packName(row)}</Link>;
}

/** "Owed", "Sold out", "Low" or "Hidden" as a badge. */
export function StockMark(row: StockRow) {
  const mark = markOf(row);
  if (mark === null) return row.isCounted ? "In stock" : "On sale";
  const tone = mark === "Owed" ? "danger" : "warn";
  return <span className={`badge badge-${tone}`}>{mark}</span>;
}
