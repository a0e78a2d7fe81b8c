import { eq } from "drizzle-orm";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { type Reader, write, type Writer, db } from "~/base/db/connection.server";
import { invoices, orders } from "~/base/db/schema";
import { recordEvent } from "~/sales/orders/events.server";
import { type Order, orderById } from "~/sales/orders/order.server";
import { buyerOf } from "../buyer";
import { contentOf, type InvoiceContent } from "../content";
import { creditNotesIn, issueCorrectionNote } from "../credit-note.server";
import { issueInvoice } from "../issue.server";
import { invoiceIn, roundOf } from "../stored-invoice.server";
import { linksTo, pageOf, toBuyer } from "~/sales/orders/mails/order-letter.server";
import { t } from "~/base/words/say";

/** Whom an invoice should have been made out to. */
type RightBuyer = {
  name: string;
  address: string;
  firm: string | null;
  gstin: string | null;
};

/** `not-current`: another invoice took its place. `credited`: a part went back, so it cannot be credited as a whole. */
type CorrectionRefusal = "no-invoice" | "not-current" | "credited" | "same";

export const refusalWords: Record<CorrectionRefusal, string> = {
  "no-invoice": "There is no such invoice",
  "not-current": "This invoice was credited or corrected already",
  credited:
    "A part of this invoice is credited already. What is left cannot be made out to somebody else here: ask your accountant",
  same: "That is what the invoice says: change what is wrong",
};

/** The invoice of this number with its order, or why it cannot be corrected. */
export function invoiceToCorrect(number: string, from: Reader = db) {
  const paper = from.select().from(invoices).where(eq(invoices.number, number)).get();
  const order = paper && orderById(paper.orderId, from);
  if (!paper || !order || paper.series !== "PR")
    return { order: null, content: null, refusal: "no-invoice" as const };
  const found = { order, content: contentOf(paper) };
  return { ...found, refusal: refusalOf(from, order, number) };
}

function refusalOf(from: Reader, order: Order, number: string): CorrectionRefusal | null {
  const round = roundOf(from, order.id);
  if (invoiceIn(from, order.id, round)?.number !== number) return "not-current";
  return creditNotesIn(from, order.id, round).length > 0 ? "credited" : null;
}

/**
 * Corrects an invoice: a credit note takes the whole of it back, and a new one is made out to the right buyer, in one write. Money
 * and goods stay as they are, and the rule by which the place of supply is found; the buyer is told by mail. Gives the number of the new invoice. `now`: UTC ms.
 */
export function correctInvoice(
  number: string,
  right: RightBuyer,
  actor: Actor,
  now = Date.now(),
): Promise<{ refusal: CorrectionRefusal } | { refusal?: undefined; number: string }> {
  return write((tx) => {
    const found = invoiceToCorrect(number, tx);
    if (found.refusal !== null) return { refusal: found.refusal };
    const { order, content } = found;
    const changed = {
      buyerName: right.name,
      buyerAddress: right.address,
      buyerFirm: right.firm,
      buyerGstin: right.gstin,
    };
    const after = { ...order, ...changed };
    if (isMadeOutTo(content, after)) return { refusal: "same" };

    const note = issueCorrectionNote(tx, order, now);
    tx.update(orders)
      .set({ ...changed, updatedAt: now })
      .where(eq(orders.id, order.id))
      .run();
    issueInvoice(tx, after, now);
    const made = newNumber(tx, order.id);
    if (note) mailCorrected(tx, after, { wrong: number, note, right: made });
    recordEvent(tx, order.id, actor.id, "invoice-corrected", `${number} → ${made}`);
    // Without the names: the log outlives the order's data.
    const subject = { id: order.id, name: order.number };
    recordChange(tx, {
      actor,
      action: "order.invoice",
      subject,
      before: { invoice: number },
      after: { invoice: made },
    });
    return { number: made };
  });
}

/** Whether the paper names the buyer as the order now does. */
function isMadeOutTo({ buyer, deliverTo }: InvoiceContent, order: Order): boolean {
  const now = buyerOf(order);
  return (
    JSON.stringify([told(buyer), deliverTo]) === JSON.stringify([told(now.buyer), now.deliverTo])
  );
}

const told = ({ name, address, firm, gstin }: InvoiceContent["buyer"]) => [
  name,
  address,
  firm,
  gstin,
];

function newNumber(tx: Writer, orderId: string): string {
  const made = invoiceIn(tx, orderId);
  if (!made) throw new Error("The corrected invoice was not stored");
  return made.number;
}

/** The numbers of the invoice that was wrong, of the credit note that takes it back, and of the new invoice. */
type Correction = { wrong: string; note: string; right: string };

/** To the buyer, in the order's language: an invoice was corrected, with links to both papers. */
function mailCorrected(tx: Writer, order: Order, { wrong, note, right }: Correction): void {
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
