import { Link } from "~/base/ui/link";
import type { InvoiceContent } from "./content";
import { InvoicePaper } from "./invoice-paper";
import { NotPrinted } from "./not-printed";
import { PrintButton } from "~/sales/orders/admin/print-button";
import { t } from "~/base/words/say";

type Props = {
  content: InvoiceContent;
  /** Path of the PDF. */
  pdf: string;
  /** Path of the PDF for a roll of 80 mm. */
  roll?: string;
  back: { to: string; label: string };
  /** For admins: a link to the order. */
  order?: { to: string; label: string };
  /** For the owner: where an invoice is corrected. */
  correct?: string | null;
  /** For staff: what its PDFs leave out. */
  leftOut?: string[];
};

/** An invoice or credit note with its actions, which are not printed. */
export function PaperPage({ content, pdf, roll, back, order, correct, leftOut = [] }: Props) {
  return (
    <>
      <InvoicePaper content={content} />
      <div className="not-printed">
        <NotPrinted sentences={leftOut} />
      </div>
      <p className="row not-printed">
        <PrintButton />
        <a href={pdf} download>
          {t("Download as PDF")}
        </a>
        {correct && <Link to={correct}>Correct this invoice</Link>}
        {roll && (
          <a href={roll} download>
            {t("Receipt of 80 mm as PDF")}
          </a>
        )}
        {order && <Link to={order.to}>{order.label}</Link>}
        <Link to={back.to}>{back.label}</Link>
      </p>
    </>
  );
}
