import { Link } from "@remix-run/react";
import type { PaperLink } from "./papers.server";

type Props = { papers: PaperLink[]; pathOf: (paper: PaperLink) => string };

/** Where the buyer of the order behind this token finds a paper. */
export function buyersPath(token: string): Props["pathOf"] {
  return ({ number, series }) =>
    `/order/${token}/${series === "PR" ? "invoice" : `credit-note/${number}`}`;
}

/** Where an admin finds a paper of the order of this number. */
export function adminsPath(orderNumber: string): Props["pathOf"] {
  return ({ number, series }) =>
    `/dashboard/admin/${series === "PR" ? `orders/${orderNumber}/invoice` : `invoices/${number}`}`;
}

/** Links to the invoice of an order and to its credit notes, each as a page and as a file; nothing when it has none. */
export function InvoiceLinks({ papers, pathOf }: Props) {
  if (papers.length === 0) return null;
  return (
    <p className="invoice-links">
      {papers.map((paper) => {
        const { number, series } = paper;
        const path = pathOf(paper);
        return (
          <span key={number}>
            <Link
              to={path}
              className="whole"
            >{`${series === "PR" ? "Invoice" : "Credit note"} ${number}`}</Link>{" "}
            <a href={`${path}.pdf`} download aria-label={`${number} as PDF`}>
              PDF
            </a>
          </span>
        );
      })}
    </p>
  );
}
