import { Link } from "@remix-run/react";
import type { PaperLink } from "./papers.server";

type Props = {
  papers: PaperLink[];
  /** The order's own address, `/order/…`. */
  orderPath: string;
};

/** Links to the invoice of an order and to its credit notes, each as a page and as a file; nothing when it has none. */
export function InvoiceLinks({ papers, orderPath }: Props) {
  if (papers.length === 0) return null;
  return (
    <p className="invoice-links">
      {papers.map(({ number, series }) => {
        const path = `${orderPath}/${series === "PR" ? "invoice" : `credit-note/${number}`}`;
        return (
          <span key={number}>
            <Link to={path}>{`${series === "PR" ? "Invoice" : "Credit note"} ${number}`}</Link>{" "}
            <a href={`${path}.pdf`} download aria-label={`${number} as PDF`}>
              PDF
            </a>
          </span>
        );
      })}
    </p>
  );
}
