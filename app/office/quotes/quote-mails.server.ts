import type { Writer } from "~/base/db/connection.server";
import { languageOfEmail } from "~/people/accounts/own-language.server";
import { wayWords } from "~/goods/delivery/quote-words";
import { date } from "~/base/lib/dates";
import { shopAddress } from "~/base/lib/http/listening.server";
import { rupees } from "~/base/lib/money";
import { greetingFor } from "~/people/mail/greeting";
import type { Letter } from "~/people/mail/letter";
import { postLetter, postToOperator } from "~/people/mail/post.server";
import type { Order } from "~/sales/orders/order.server";
import { localized } from "~/base/words/addresses";
import { inLanguage } from "~/base/words/language";
import { t } from "~/base/words/say";
import { type Quote, type QuoteLine, quoteSums } from "./quotes.server";

/** The page on which the customer accepts the quote, in the language of the page or letter. */
export const quoteLink = ({ token }: Pick<Quote, "token">, shop = shopAddress()) =>
  `${shop}${localized(`/quote/${token}`)}`;

/** To the customer, if there is an e-mail: the quote with its link, once for each change of it; in the language of their account. */
export function mailQuote(tx: Writer, quote: Quote, lines: QuoteLine[]): void {
  const { id, email, updatedAt } = quote;
  if (!email) return;
  const cover = { key: `quote:${id}:${updatedAt}`, kind: "quote", to: email };
  inLanguage(languageOfEmail(tx, email), () => postLetter(tx, cover, letterOf(quote, lines)));
}

function letterOf(quote: Quote, lines: QuoteLine[]): Letter {
  const { number, name, note, deliveryWay, deliveryPaise } = quote;
  const facts = lines.map((line): [string, string] => [
    `${line.quantity} × ${line.name}`,
    t("{sum} ({price} each)", {
      sum: rupees(line.quantity * line.unitPricePaise),
      price: rupees(line.unitPricePaise),
    }),
  ]);
  const { totalPaise } = quoteSums(lines, deliveryPaise);
  return {
    subject: t("Our quote {number}", { number }),
    greeting: greetingFor(name),
    parts: [
      t("Thank you for asking. This is our quote {number}.", { number }),
      {
        facts: [
          ...facts,
          [t(wayWords[deliveryWay]), rupees(deliveryPaise)],
          [t("Total, inclusive of all taxes"), rupees(totalPaise)],
          [t("Valid until"), date(quote.validUntil - 1)],
        ],
      },
      ...(note ? [{ quote: note }] : []),
      { link: quoteLink(quote), label: t("See the quote and accept it") },
      t("Anyone with this link can accept the quote. Please do not share it."),
    ],
  };
}

/** To the owner: a quote was accepted. `short`: packs of which fewer are left than it takes, in words. */
export function mailAccepted(tx: Writer, quote: Quote, order: Order, short: string[]): void {
  postToOperator(
    tx,
    { key: `quote-accepted:${quote.id}`, kind: "quote-accepted" },
    {
      subject: `Quote ${quote.number} is accepted`,
      parts: [
        `Quote ${quote.number} became order ${order.number} of ${rupees(order.totalPaise)}.`,
        ...(short.length > 0
          ? [`Fewer packs are left than it takes, and you owe the rest: ${short.join(", ")}.`]
          : []),
        {
          link: `${shopAddress()}/dashboard/admin/orders/${order.number}`,
          label: "See the order",
        },
      ],
    },
  );
}
