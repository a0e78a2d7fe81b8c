import { amountWithPaise } from "~/base/lib/money";
import { Notice } from "~/base/ui/notice";
import { Table } from "~/base/ui/table";
import type { Figures } from "./figures";
import { queryOf } from "./period";
import type { ReturnPage } from "./return-page.server";
import { figureColumns } from "./return-tables";

const part = (figures: Figures | null, name: keyof Figures) =>
  figures ? amountWithPaise(figures[name]) : "–";

type Props = Pick<ReturnPage, "period" | "rows31" | "byState"> & {
  /** Path of the return's page. */
  path: string;
};

/** What GSTR-3B asks of sales, by its tables. */
export function Tables3b({ period, rows31, byState, path }: Props) {
  const isNegative = rows31.some(({ figures }) => figures && figures.taxablePaise < 0);
  return (
    <section className="panel stack" aria-labelledby="return-3b">
      <h2 id="return-3b">GSTR-3B</h2>
      {isNegative && (
        <Notice>
          There are more credit notes than sales. A negative 3.1 is allowed, but the offline utility
          refuses it: type it on the portal.
        </Notice>
      )}
      <Table
        caption="3.1: what was sold, in rupees"
        rows={rows31}
        keyOf={({ table }) => table}
        columns={[
          { head: "Table", kind: "name", className: "whole", cell: ({ table }) => table },
          { head: "What", cell: ({ what }) => what },
          { head: "Taxable", kind: "number", cell: (row) => part(row.figures, "taxablePaise") },
          { head: "IGST", kind: "number", cell: (row) => part(row.figures, "igstPaise") },
          { head: "CGST", kind: "number", cell: (row) => part(row.figures, "cgstPaise") },
          { head: "SGST", kind: "number", cell: (row) => part(row.figures, "sgstPaise") },
        ]}
      />
      <Table
        caption="3.2: of it to other states, in rupees"
        rows={byState}
        keyOf={({ buyers, state }) => `${buyers} ${state}`}
        columns={[
          { head: "State", kind: "name", cell: ({ state }) => state },
          { head: "Buyers", cell: ({ buyers }) => buyers },
          ...figureColumns.slice(0, 2),
        ]}
        empty={<p>3.2: nothing was sold to other states without a GSTIN.</p>}
      />
      <p className="muted">
        The portal fills 3.2 in from GSTR-1 and has locked it since November 2025: compare it. Firms
        under the composition scheme stand in it too, but a GSTIN does not tell who is one.
      </p>
      <p>
        <a href={`${path}/gstr3b.csv${queryOf(period)}`} download>
          GSTR-3B figures (CSV)
        </a>
      </p>
    </section>
  );
}
