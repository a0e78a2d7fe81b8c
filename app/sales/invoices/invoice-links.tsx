import { Link } from "~/base/ui/link";
import type { PaperLink } from "./papers.server";
import { t } from "~/base/words/say";

type Props = {
  papers: PaperLink[];
  /** `isNewest`: of several invoices of an order. */
  pathOf: (paper: PaperLink, isNewest: boolean) => string | null;
  /** For the owner: the invoice for the roll of the counter, too. */
  onRoll?: boolean;
};

/** The buyer's path of a document, by the order's token. An invoice that another one took the place of has none. */
export function buyersPath(token: string): Props["pathOf"] {
  return ({ number, series }, isNewest) => {
    if (series !== "PR") return `/order/${token}/credit-note/${number}`;
    return isNewest ? `/order/${token}/invoice` : null;
  };
}

/** An admin's path of a document, by the order's number. */
export function adminsPath(orderNumber: string): Props["pathOf"] {
  return ({ number, series }, isNewest) =>
    `/dashboard/admin/${series === "PR" && isNewest ? `orders/${orderNumber}/invoice` : `invoices/${number}`}`;
}

/** A paper by its kind, as a sentence for `t`. */
export const paperWords: Record<PaperLink["series"], string> = {
  PR: "Invoice {number}",
  CN: "Credit note {number}",
  RV: "Receipt {number}",
  RF: "Refund voucher {number}",
};

/** Links to an order's invoice, credit notes and vouchers, each as a page and a PDF; renders nothing if there are none. */
export function InvoiceLinks({ papers, pathOf, onRoll = false }: Props) {
  if (papers.length === 0) return null;
  const newest = papers.findLast(({ series }) => series === "PR");
  return (
    <p className="invoice-links">
      {papers.map((paper) => {
        const { number, series } = paper;
        const path = pathOf(paper, paper === newest);
        if (path === null) return null;
        return (
          <span key={number}>
            <Link to={path}>{t(paperWords[series], { number })}</Link>{" "}
            <a href={`${path}.pdf`} download aria-label={t("{number} as PDF", { number })}>
              PDF
            </a>
            {onRoll && paper === newest && (
              <>
                {" "}
                <a href={`${path}-roll.pdf`} download aria-label={`${number} as a roll receipt`}>
                  80 mm
                </a>
              </>
            )}
          </span>
        );
      })}
    </p>
  );
}
