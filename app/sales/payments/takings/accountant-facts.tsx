import { Link } from "~/base/ui/link";
import type { PaperSums } from "~/sales/invoices/list/invoice-list.server";
import { rupees } from "~/base/lib/money";
import { Table } from "~/base/ui/table";
import { moneyPath } from "./month";
import type { Takings } from "./takings";

type Props = {
  month: string;
  papers: Record<"PR" | "CN", PaperSums>;
  sum: Takings;
  /** The list of the month's invoices. */
  invoices: string;
};

type Row = { what: React.ReactNode; key: string } & PaperSums;

/** A month as the accountant asks for it: what was invoiced, credited, kept by the provider and paid back. */
export function AccountantFacts({ month, papers: { PR, CN }, sum, invoices }: Props) {
  const rows: Row[] = [
    { key: "invoices", what: <Link to={invoices}>{counted(PR.papers, "invoice")}</Link>, ...PR },
    { key: "credits", what: counted(CN.papers, "credit note"), ...negative(CN) },
    {
      key: "net",
      what: <strong>Sales less credit notes</strong>,
      papers: 0,
      taxPaise: PR.taxPaise - CN.taxPaise,
      totalPaise: PR.totalPaise - CN.totalPaise,
    },
  ];
  return (
    <section className="panel stack" aria-labelledby="accountant">
      <h2 id="accountant">For the accountant</h2>
      <Table
        className="takings"
        rows={rows}
        keyOf={({ key }) => key}
        columns={[
          { head: "What", kind: "name", cell: ({ what }) => what },
          {
            head: "Taxable",
            kind: "number",
            cell: ({ totalPaise, taxPaise }) => rupees(totalPaise - taxPaise),
          },
          { head: "GST", kind: "number", cell: ({ taxPaise }) => rupees(taxPaise) },
          { head: "Total", kind: "number", cell: ({ totalPaise }) => rupees(totalPaise) },
        ]}
      />
      <p>
        {`Fees of the provider ${rupees(sum.feePaise)}, of which GST ${rupees(sum.taxPaise)}. Refunds ${rupees(sum.refundedPaise)}.`}
      </p>
      <p className="row">
        <a className="button button-quiet" href={`${moneyPath}/month.csv?month=${month}`}>
          This month by tax rate (CSV)
        </a>
        <a className="button button-quiet" href={`${moneyPath}/money.csv?month=${month}`}>
          Every payment and refund (CSV)
        </a>
      </p>
    </section>
  );
}

const counted = (count: number, one: string) => (count === 1 ? `1 ${one}` : `${count} ${one}s`);

const negative = ({ papers, taxPaise, totalPaise }: PaperSums): PaperSums => ({
  papers,
  taxPaise: -taxPaise,
  totalPaise: -totalPaise,
});
