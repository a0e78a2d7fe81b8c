import type { Writer } from "~/db/connection.server";
import { languageOfEmail } from "~/accounts/own-language.server";
import { wayWords } from "~/delivery/quote-words";
import { date } from "~/lib/dates";
import { shopAddress } from "~/lib/http/listening.server";
import { rupees } from "~/lib/money";
import { greetingFor } from "~/mail/greeting";
import type { Letter } from "~/mail/letter";
import { postLetter, postToOperator } from "~/mail/post.server";
import type { Order } from "~/orders/order.server";
import { inOwn } from "~/words/addresses";
import { inLanguage } from "~/words/language";
import { t } from "~/words/say";
import { type Quote, type QuoteLine, quoteSums } from "./quotes.server";

/** The page on which the customer accepts the quote, in the language of the page or letter. */
export const quoteLink = ({ token }: Pick<Quote, "token">, shop = shopAddress()) =>
  `${shop}${inOwn(`/quote/${token}`)}`;

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
