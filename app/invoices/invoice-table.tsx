import { Link } from "@remix-run/react";
import { date } from "~/lib/dates";
import { rupees } from "~/lib/money";
import type { ShownPaper } from "./invoice-list.server";

/** Invoices and credit notes as a table; on a phone as cards. */
export function InvoiceTable({ papers }: { papers: ShownPaper[] }) {
  return (
    <div className="table">
      <table>
        <thead>
          <tr>
            <th scope="col">Number</th>
            <th scope="col">Date</th>
            <th scope="col">Buyer</th>
            <th scope="col">Place of supply</th>
            <th scope="col" className="number">
              Taxable
            </th>
            <th scope="col" className="number">
              Tax
            </th>
            <th scope="col" className="number">
              Total
            </th>
          </tr>
        </thead>
        <tbody>
          {papers.map((paper) => (
            <tr key={paper.number}>
              <th scope="row" data-label="Number">
                <Link to={`/dashboard/admin/invoices/${paper.number}`} className="whole">
                  {paper.number}
                </Link>
              </th>
              <td data-label="Date" className="whole">
                {date(paper.issuedAt)}
              </td>
              <td data-label="Buyer">{paper.buyer}</td>
              <td data-label="Place of supply">{paper.placeOfSupply ?? "–"}</td>
              <Amount label="Taxable" paise={paper.taxablePaise} />
              <Amount label="Tax" paise={paper.taxPaise} />
              <Amount label="Total" paise={paper.totalPaise} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Amount({ label, paise }: { label: string; paise: number }) {
  return (
    <td data-label={label} className="number">
      {rupees(paise)}
    </td>
  );
}
