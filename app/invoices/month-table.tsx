import { Link } from "@remix-run/react";
import { amountWithPaise } from "~/lib/money";
import { monthInWords } from "./invoice-filter";
import type { MonthSums } from "./invoice-list.server";

const parts = [
  { label: "Taxable", part: "taxablePaise" },
  { label: "CGST", part: "cgstPaise" },
  { label: "SGST", part: "sgstPaise" },
  { label: "IGST", part: "igstPaise" },
  { label: "Total", part: "totalPaise" },
] as const;

/** What was invoiced and credited by month, in rupees; the last row takes the credit notes off the invoices. */
export function MonthTable({ sums, year }: { sums: MonthSums[]; year: string }) {
  return (
    <div className="table invoice-months">
      <table>
        <caption>Sums in rupees</caption>
        <thead>
          <tr>
            <th scope="col">Month</th>
            <th scope="col">Papers</th>
            {parts.map(({ label }) => (
              <th key={label} scope="col" className="number">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sums.map((row) => (
            <tr key={row.month + row.series}>
              <th scope="row" data-label="Month">
                <Link to={`?year=${year}&month=${row.month}`}>{monthInWords(row.month)}</Link>
              </th>
              <td data-label="Papers">{papersInWords(row)}</td>
              {parts.map(({ label, part }) => (
                <td key={label} data-label={label} className="number">
                  {`${row.series === "CN" && row[part] > 0 ? "−" : ""}${amountWithPaise(row[part])}`}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row" data-label="Month">
              All together
            </th>
            <td data-label="Papers">{sums.reduce((total, { papers }) => total + papers, 0)}</td>
            {parts.map(({ label, part }) => (
              <td key={label} data-label={label} className="number">
                <strong>{amountWithPaise(net(sums, part))}</strong>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

function net(sums: MonthSums[], part: (typeof parts)[number]["part"]): number {
  return sums.reduce((total, row) => total + (row.series === "CN" ? -row[part] : row[part]), 0);
}

function papersInWords({ papers, series }: MonthSums): string {
  const one = series === "PR" ? "invoice" : "credit note";
  return papers === 1 ? `1 ${one}` : `${papers} ${one}s`;
}
