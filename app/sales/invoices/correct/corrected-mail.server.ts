import type { Writer } from "~/base/db/connection.server";
import { linksTo, pageOf, toBuyer } from "~/sales/orders/mails/order-letter.server";
import type { Order } from "~/sales/orders/order.server";
import { t } from "~/base/words/say";

/** The numbers of the invoice that was wrong, of the credit note that takes it back, and of the new invoice. */
type Correction = { wrong: string; note: string; right: string };

/** To the buyer, in the order's language: an invoice was corrected, with links to both papers. */
export function mailCorrected(tx: Writer, order: Order, { wrong, note, right }: Correction): void {
  const { number } = order;
  toBuyer(tx, order, "order-corrected", `${order.id}:${right}`, () => ({
    subject: t("We corrected the invoice of your order {number}", { number }),
    parts: [
      t(
        "The invoice of your order {number} was made out to the wrong buyer. A credit note takes it back as a whole, and a new invoice takes its place. What you ordered, what it costs and what is paid stay as they are.",
        { number },
      ),
      {
        facts: [
          [t("Wrong invoice"), wrong],
          [t("Credit note"), note],
          [t("New invoice"), right],
        ],
      },
      ...linksTo(tx, order),
      {
        link: `${pageOf(order)}/credit-note/${note}`,
        label: order.userId
          ? t("Your credit note (after signing in)")
          : t("Your credit note (we ask for your mobile number)"),
      },
    ],
  }));
}
