import { csvLines } from "~/base/lib/csv/csv";
import { stateWithCode } from "~/base/lib/india/states";
import { decimalRupees } from "~/base/lib/money";
import { type Figures, nothing } from "./figures";
import type { Figures3b } from "./return-3b";

/** A row of table 3.1. `figures`: null where the shop does not know them. */
type Row31 = { table: string; what: string; figures: Figures | null };

/** Table 3.1 in the order of the form. */
export const rowsOf31 = ({ total, nilPaise }: Figures3b): Row31[] => [
  { table: "3.1 (a)", what: "Taxed sales, less credit notes", figures: total },
  { table: "3.1 (b)", what: "Exports and SEZ: none that the shop knows", figures: nothing() },
  {
    table: "3.1 (c)",
    what: "Goods at 0 %: nil rated or exempted",
    figures: { ...nothing(), taxablePaise: nilPaise },
  },
  {
    table: "3.1 (d)",
    what: "Reverse charge, such as on a transporter’s bill: from purchases, not known here",
    figures: null,
  },
  { table: "3.1 (e)", what: "Outside GST: none that the shop knows", figures: nothing() },
];

/** A row of table 3.2, a part of 3.1 (a): to another state. */
type Row32 = Figures & { buyers: string; state: string };

/** Table 3.2. */
export const rowsOf32 = ({ byState, toUin }: Figures3b): Row32[] =>
  [
    { rows: byState, buyers: "Without GSTIN" },
    { rows: toUin, buyers: "With a UIN" },
  ].flatMap(({ rows, buyers }) =>
    rows.map(([pos, figures]) => ({ buyers, state: stateWithCode(pos), ...figures })),
  );

const parts = ["taxablePaise", "igstPaise", "cgstPaise", "sgstPaise"] as const;

const amounts = (of: Figures | null) => parts.map((part) => (of ? decimalRupees(of[part]) : ""));

/** Both tables as CSV, in rupees; blank what the shop does not know. */
export async function* csvOf3b(figures: Figures3b): AsyncGenerator<string> {
  yield csvLines([
    ["table", "what", "state", "txval", "iamt", "camt", "samt"],
    ...rowsOf31(figures).map((row) => [row.table, row.what, "", ...amounts(row.figures)]),
    ...rowsOf32(figures).map((row) => ["3.2", row.buyers, row.state, ...amounts(row)]),
  ]);
}
