import { date } from "~/base/lib/dates";
import { t } from "~/base/words/say";
import type { ErasedReceipt } from "./receipt";

/** What was erased, and what stays until when: a paragraph each. */
export function erasedWords(receipt: ErasedReceipt): string[] {
  const { account, orders, enquiries, mails, invoices, invoicesUntil } = receipt;
  return [
    ...(account
      ? [
          t(
            "Erased: your account with its addresses, cart, devices and password. Nobody can log in to it any more.",
          ),
        ]
      : []),
    t(
      "Erased: your name, addresses, numbers and email in {orders, plural, one {# order} other {# orders}}, {enquiries, plural, one {# enquiry} other {# enquiries}} and {mails, plural, one {# mail} other {# mails}}, and your reviews, alerts and quotes.",
      { orders, enquiries, mails },
    ),
    invoicesUntil === null
      ? t("No invoice was issued to you, so none stays.")
      : t(
          "What stays: {n, plural, one {# invoice or credit note} other {# invoices and credit notes}} with your name and address, as tax law demands, until {until}; and what was ordered for how much, without you.",
          { n: invoices, until: date(invoicesUntil) },
        ),
    t("Safety copies made before today still hold your data until their time is over."),
  ];
}
