import { weight } from "~/base/lib/pack-size";
import { type Column, Table } from "~/base/ui/table";
import type { Balance } from "./balance.server";
import { stuffOf } from "./words";

const grams = (value: number | undefined) =>
  value ? `${value > 0 ? "+" : "−"}${weight(Math.abs(value))}` : "–";
const sum = ({ moved }: Balance, ...kinds: (keyof Balance["moved"])[]) =>
  grams(kinds.reduce((all, kind) => all + (moved[kind] ?? 0), 0));

function whatOf({ stuff, crop, tank }: Balance): string {
  const what = stuffOf({ kind: stuff, crop });
  return tank === null ? what : `${tank}: ${what}`;
}

const columns: Column<Balance>[] = [
  { head: "What", kind: "name", cell: whatOf },
  {
    head: "At the beginning",
    kind: "number",
    cell: ({ opening, began }) => weight(opening + began),
  },
  { head: "Came", kind: "number", cell: (row) => sum(row, "seed", "bought") },
  { head: "Pressed", kind: "number", cell: (row) => sum(row, "press") },
  { head: "Moved", kind: "number", cell: (row) => sum(row, "move") },
  { head: "Filled", kind: "number", cell: (row) => sum(row, "fill") },
  { head: "Sold", kind: "number", cell: (row) => sum(row, "sold", "cake") },
  { head: "By weighing", kind: "number", cell: (row) => sum(row, "weigh") },
  { head: "At the end", kind: "number", cell: ({ closing }) => weight(closing) },
];

/** What came and went in a month, of seed, the oil of each tank, cake and foots: each line adds up. */
export const BalanceTable = ({ rows }: { rows: Balance[] }) => (
  <Table
    className="tight"
    rows={rows}
    keyOf={whatOf}
    columns={columns}
    empty={<p className="empty">Nothing was in the mill in this month.</p>}
  />
);
