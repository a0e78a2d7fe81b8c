import { Link } from "@remix-run/react";
import type { InvoiceContent } from "./content";
import { InvoicePaper } from "./invoice-paper";
import { PrintButton } from "~/orders/admin/print-button";

type Props = {
  content: InvoiceContent;
  /** The address of the same paper as a file. */
  pdf: string;
  back: { to: string; label: string };
  /** For admins: the order of this paper. */
  order?: { to: string; label: string };
};

/** A paper with what can be done with it; printed, it is the paper alone. */
export function PaperPage({ content, pdf, back, order }: Props) {
  return (
    <>
      <InvoicePaper content={content} />
      <p className="row not-printed">
        <PrintButton />
        <a href={pdf} download>
          Download as PDF
        </a>
        {order && <Link to={order.to}>{order.label}</Link>}
        <Link to={back.to}>{back.label}</Link>
      </p>
    </>
  );
}
