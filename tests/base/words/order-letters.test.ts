import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { write, type Writer } from "~/base/db/connection.server";
import { orders } from "~/base/db/schema";
import type { Order } from "~/sales/orders/order.server";
import { mailAddressChanged } from "~/sales/orders/mails/address-mail.server";
import * as orderMails from "~/sales/orders/mails/order-mails.server";
import { mailOrderPlaced } from "~/sales/orders/mails/placed-mail.server";
import * as parcelMails from "~/sales/orders/mails/parcel-mails.server";
import { mailTakenOut } from "~/sales/orders/mails/taken-out-mail.server";
import * as confirmationMails from "~/sales/payments/by-hand/confirmation-mails.server";
import { mailRequest } from "~/sales/reviews/ask/request-mail.server";
import { shopper } from "../../cast";
import { emptyOutbox, mailsOf } from "../../people/mail/outbox";
import { sold } from "../../sales/orders/sold";

beforeEach(() => emptyOutbox());

const parcel = (courier: string | null, trackingNumber: string | null) => ({
  courier,
  trackingNumber,
});
const refund = { id: "r", amountPaise: 45_000, reason: "LEAK" };
const out = {
  packs: [{ productId: "p", quantity: 1, name: "OIL", paise: 1 }],
  paise: 1,
  reason: "LEAK",
};

type Letter = (tx: Writer, order: Order) => void;

/** Each with the order as it is in it; with the other fields a letter of the same kind says something else. */
const letters: [string, Letter, Partial<Order>?][] = [
  ["placed", (tx, order) => mailOrderPlaced(tx, order, null), { paymentMethod: "transfer" }],
  [
    "placed, paid at the door",
    (tx, order) => mailOrderPlaced(tx, order, null),
    { paymentMethod: "on-delivery" },
  ],
  [
    "placed, collected",
    (tx, order) => mailOrderPlaced(tx, order, null),
    { paymentMethod: "on-delivery", deliveryWay: "collect" },
  ],
  [
    "placed, paid later",
    (tx, order) => mailOrderPlaced(tx, order, null),
    { paymentMethod: "later" },
  ],
  ["to confirm", confirmationMails.mailPlaced, { needsConfirmation: true, placedBy: "x" }],
  ["reminded", (tx, order) => void confirmationMails.mailReminder(tx, order)],
  ["not confirmed", confirmationMails.mailUnconfirmed],
  ["paid", orderMails.mailOrderPaid],
  ["paid at the door", orderMails.mailOrderPaid, { paymentMethod: "on-delivery" }],
  ["ready", orderMails.mailReady, { paymentMethod: "on-delivery", paymentStatus: "pending" }],
  ["delivered", orderMails.mailDelivered],
  ["collected", orderMails.mailDelivered, { deliveryWay: "collect" }],
  ["cancelled", orderMails.mailCancelled],
  ["came back", orderMails.mailCancelled, { cancelReason: "returned" }],
  ["refund started", (tx, order) => orderMails.mailRefundStarted(tx, order, refund)],
  ["refunded", (tx, order) => orderMails.mailRefunded(tx, order, refund)],
  ["other address", mailAddressChanged],
  ["shipped", parcelMails.mailShipped, { courier: "DTDC", trackingNumber: "D1" }],
  ["by van", parcelMails.mailShipped, { deliveryWay: "van" }],
  [
    "further parcel",
    (tx, order) => parcelMails.mailFurtherParcel(tx, order, { id: "p", ...parcel("DTDC", "D1") }),
  ],
  ...(
    [
      [parcel("DTDC", null), parcel("DTDC", "D1")],
      [parcel("DTDC", "D1"), parcel("DTDC", "D2")],
      [parcel("DTDC", "D1"), parcel("DTDC", null)],
      [parcel("DTDC", null), parcel("VRL", null)],
      [parcel(null, null), parcel("VRL", null)],
    ] as const
  ).map(([before, after], index): [string, Letter] => [
    `parcel changed, ${index}`,
    (tx, order) => parcelMails.mailParcelChanged(tx, order, before, after),
  ]),
  ...(["sent-back", "owed", "not-collected", "none"] as const).map((money): [string, Letter] => [
    `packs taken out, ${money}`,
    (tx, order) => mailTakenOut(tx, order, { ...out, id: money, money }),
  ]),
  [
    "asked for a review",
    (tx, order) => mailRequest(tx, order, { form: "F", stop: "S" }, Date.now()),
  ],
];

/** Without addresses and names, and the words for the sender, which stand as they are in every language. */
const wordsOf = (text: string) =>
  text
    .replace(/https?:\S+/g, "")
    .split("-- \n")[0]
    ?.split("\n")
    .slice(1)
    .join("\n") ?? "";

test.each(letters)(
  "%s: in Gujarati and Hindi, with links to pages in the same language",
  async (_, letter, given) => {
    for (const [language, script] of [
      ["gu", /\p{Script=Gujarati}/u],
      ["hi", /\p{Script=Devanagari}/u],
    ] as const) {
      await emptyOutbox();
      const { id: userId } = await shopper();
      const facts = { buyerName: "ASHA", buyerAddress: "SURAT", lines: [{ name: "OIL" }] };
      const { id } = await sold({ ...facts, userId, language, ...given });
      await write((tx) => {
        const order = tx.select().from(orders).where(eq(orders.id, id)).get();
        if (order) letter(tx, order);
      });
      const [mail] = mailsOf().filter(({ kind }) => kind !== "registered");
      expect(mail?.subject).toMatch(script);
      expect(wordsOf(mail?.text ?? "")).toMatch(script);
      expect(mail?.subject).not.toMatch(/[a-z]/);
      expect(wordsOf(mail?.text ?? "")).not.toMatch(/[a-z]/);
      expect(mail?.text).toMatch(new RegExp(`http\\S+/${language}/(order|review)/`));
      expect(mail?.text.split("-- \n")[1]).toMatch(new RegExp(`http\\S+/${language}\\n`));
      expect(mail?.html).toContain(`<html lang="${language}`);
    }
  },
);
