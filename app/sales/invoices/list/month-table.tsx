import { Link } from "~/base/ui/link";
import { amountWithPaise } from "~/base/lib/money";
import { Table } from "~/base/ui/table";
import { monthInWords } from "~/base/lib/dates";
import type { MonthSums } from "./invoice-list.server";

const parts = [
  "taxablePaise",
  "cgstPaise",
  "sgstPaise",
  "igstPaise",
  "totalPaise",
  "chargesPaise",
] as const;
const heads = ["Taxable", "CGST", "SGST", "IGST", "Total", "Of which delivery and fee"];

type Row = { key: string; month: React.ReactNode; papers: string; amounts: React.ReactNode[] };

/** Totals invoiced and credited per month, in rupees; the last row is invoices minus credit notes. */
export function MonthTable({ sums, year }: { sums: MonthSums[]; year: string }) {
  return (
    <Table
      className="tight invoice-months"
      caption="Sums in rupees"
      rows={[...sums.map((row) => monthRow(row, year)), lastRow(sums)]}
      keyOf={({ key }) => key}
      columns={[
        { head: "Month", kind: "name", cell: ({ month }) => month },
        { head: "Papers", cell: ({ papers }) => papers },
        ...heads.map((head, index) => ({
          head,
          kind: "number" as const,
          cell: ({ amounts }: Row) => amounts[index],
        })),
      ]}
    />
  );
}

function monthRow(row: MonthSums, year: string): Row {
  const { month, series, papers } = row;
  const [one, sign] = series === "PR" ? ["invoice", ""] : ["credit note", "−"];
  return {
    key: month + series,
    month: <Link to={`?year=${year}&month=${month}`}>{monthInWords(month)}</Link>,
    papers: papers === 1 ? `1 ${one}` : `${papers} ${one}s`,
    amounts: parts.map((part) => `${row[part] > 0 ? sign : ""}${amountWithPaise(row[part])}`),
  };
}

function lastRow(sums: MonthSums[]): Row {
  const net = (part: (typeof parts)[number]) =>
    sums.reduce((total, row) => total + (row.series === "CN" ? -row[part] : row[part]), 0);
  return {
    key: "all",
    month: "All together",
    papers: String(sums.reduce((total, { papers }) => total + papers, 0)),
    amounts: parts.map((part) => <strong key={part}>{amountWithPaise(net(part))}</strong>),
  };
}
