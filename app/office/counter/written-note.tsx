import { Form } from "~/base/ui/form";
import { Link } from "~/base/ui/link";
import type { PaymentMethod } from "~/base/db/statuses";
import { adminsPath, InvoiceLinks } from "~/sales/invoices/invoice-links";
import { rupees } from "~/base/lib/money";
import { Button } from "~/base/ui/button";
import { Notice } from "~/base/ui/notice";
import { counterPath } from "./paths";
import type { WrittenOrder } from "./written.server";

/** How orders of the counter are paid, in words. */
export const paidWords: Record<PaymentMethod, string> = {
  cash: "Cash",
  transfer: "UPI",
  online: "Pay link",
  later: "Later",
  "on-delivery": "On delivery",
};

/** The order that was just written down, with what is to be printed or sent. */
export function WrittenNote({ order }: { order: WrittenOrder }) {
  const { number, name, totalPaise, discountPaise, paymentMethod, status, papers, payLink } = order;
  const path = `/dashboard/admin/orders/${number}`;
  const facts = [
    paidWords[paymentMethod].toLowerCase(),
    status === "deliverd" && "taken along",
    discountPaise > 0 && `${rupees(discountPaise)} off`,
  ];
  return (
    <Notice tone="success">
      <p>
        <strong>{`${number} for ${name}: ${rupees(totalPaise)}`}</strong>
        {`, ${facts.filter(Boolean).join(", ")}.`}
      </p>
      {payLink && (
        <>
          <p className="row">
            {payLink.whatsApp && (
              <a
                className="button button-primary"
                href={payLink.whatsApp}
                rel="noopener noreferrer"
              >
                Send the pay link by WhatsApp
              </a>
            )}
          </p>
          <p>
            The packs are held for 15 minutes; the link works for two days:{" "}
            <span className="counter-link">{payLink.link}</span>
          </p>
          <Form method="post" action={counterPath}>
            <input type="hidden" name="number" value={number} />
            <Button tone="quiet" name="intent" value="otherwise">
              It is paid otherwise
            </Button>
          </Form>
        </>
      )}
      <InvoiceLinks papers={papers} pathOf={adminsPath(number)} onRoll />
      <p className="row">
        {!payLink && <Link to={`${path}/slip`}>Packing slip</Link>}
        <Link to={path}>{`Open ${number}`}</Link>
      </p>
    </Notice>
  );
}
