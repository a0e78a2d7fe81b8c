import { amountWithPaise } from "~/base/lib/money";
import { type Column, Table } from "~/base/ui/table";
import type { Figures } from "./figures";
import { nilWords } from "./nil";
import type { ReturnPage } from "./return-page.server";

export const figureColumns: Column<Figures>[] = [
  { head: "Taxable", kind: "number", cell: ({ taxablePaise }) => amountWithPaise(taxablePaise) },
  { head: "IGST", kind: "number", cell: ({ igstPaise }) => amountWithPaise(igstPaise) },
  { head: "CGST", kind: "number", cell: ({ cgstPaise }) => amountWithPaise(cgstPaise) },
  { head: "SGST", kind: "number", cell: ({ sgstPaise }) => amountWithPaise(sgstPaise) },
];

/** The figures of the return by section, in rupees; the last row is what GSTR-3B takes over. */
export function SectionTable({
  period: { kind },
  rows,
  total,
}: Pick<ReturnPage, "period" | "rows" | "total">) {
  const label = kind === "iff" ? "All together" : "All together: GSTR-3B 3.1 (a)";
  const papers = rows.reduce((sum, row) => sum + row.papers, 0);
  return (
    <Table
      caption="By section, in rupees"
      rows={[...rows, { label, papers, ...total }]}
      keyOf={(row) => row.label}
      columns={[
        { head: "Section", kind: "name", cell: (row) => row.label },
        { head: "Papers", kind: "number", cell: (row) => row.papers },
        ...figureColumns,
      ]}
    />
  );
}

/** Goods at 0 %, which GSTR-3B takes over in a line of its own. */
export function NilTableOf({ nilRated }: Pick<ReturnPage, "nilRated">) {
  return (
    <Table
      caption="Goods at 0 % (nil), in rupees: GSTR-3B 3.1 (c)"
      rows={nilRated}
      keyOf={({ kind }) => kind}
      columns={[
        { head: "Sold", kind: "name", cell: ({ kind }) => nilWords[kind] },
        { head: "Value", kind: "number", cell: ({ paise }) => amountWithPaise(paise) },
      ]}
    />
  );
}

/** The HSN summary, net of credit notes. */
export function HsnTableOf({ hsn }: Pick<ReturnPage, "hsn">) {
  return (
    <Table
      caption="By HSN code, less credit notes"
      rows={hsn}
      keyOf={(row) => `${row.half} ${row.hsn} ${row.uqc} ${row.basisPoints}`}
      columns={[
        { head: "HSN", kind: "name", cell: (row) => row.hsn },
        { head: "Sold to", cell: (row) => (row.half === "B2B" ? "Firms" : "Others") },
        { head: "Quantity", kind: "number", cell: (row) => `${row.thousandths / 1000} ${row.uqc}` },
        { head: "Rate", kind: "number", cell: (row) => `${row.basisPoints / 100} %` },
        ...figureColumns,
      ]}
    />
  );
}

const seriesWords: Record<ReturnPage["issued"][number]["series"], string> = {
  PR: "Invoices",
  CN: "Credit notes",
  RV: "Receipt vouchers",
  RF: "Refund vouchers",
};

/** Which numbers were given, and how many of them are no paper. */
export function NumbersTable({ issued }: Pick<ReturnPage, "issued">) {
  return (
    <Table
      caption="Numbers used in this period"
      rows={issued}
      keyOf={({ from }) => from}
      columns={[
        {
          head: "Papers",
          kind: "name",
          cell: ({ series }) => seriesWords[series],
        },
        { head: "From", className: "whole", cell: ({ from }) => from },
        { head: "To", className: "whole", cell: ({ to }) => to },
        { head: "Numbers", kind: "number", cell: ({ total }) => total },
        { head: "Cancelled", kind: "number", cell: ({ cancelled }) => cancelled },
      ]}
    />
  );
}
