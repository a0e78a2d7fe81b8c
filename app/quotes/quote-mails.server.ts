import type { Writer } from "~/db/connection.server";
import { wayWords } from "~/delivery/quote-words";
import { date } from "~/lib/dates";
import { shopAddress } from "~/lib/http/listening.server";
import { rupees } from "~/lib/money";
import { greetingFor } from "~/mail/greeting";
import { postLetter, postToOperator } from "~/mail/post.server";
import type { Order } from "~/orders/order.server";
import { type Quote, type QuoteLine, quoteSums } from "./quotes.server";

/** The page on which the customer accepts the quote. */
export const quoteLink = ({ token }: Pick<Quote, "token">, shop = shopAddress()) =>
  `${shop}/quote/${token}`;

/** To the customer, if there is an e-mail: the quote with its link, once for each change of it. */
export function mailQuote(tx: Writer, quote: Quote, lines: QuoteLine[]): void {
  const { id, number, email, name, note, deliveryWay, deliveryPaise, updatedAt } = quote;
  if (!email) return;
  const facts = lines.map((line): [string, string] => [
    `${line.quantity} × ${line.name}`,
    `${rupees(line.quantity * line.unitPricePaise)} (${rupees(line.unitPricePaise)} each)`,
  ]);
  postLetter(
    tx,
    { key: `quote:${id}:${updatedAt}`, kind: "quote", to: email },
    {
      subject: `Our quote ${number}`,
      greeting: greetingFor(name),
      parts: [
        `Thank you for asking. This is our quote ${number}.`,
        {
          facts: [
            ...facts,
            [wayWords[deliveryWay], rupees(deliveryPaise)],
            ["Total, inclusive of all taxes", rupees(quoteSums(lines, deliveryPaise).totalPaise)],
            ["Valid until", date(quote.validUntil - 1)],
          ],
        },
        ...(note ? [{ quote: note }] : []),
        { link: quoteLink(quote), label: "See the quote and accept it" },
        "Whoever has this link can accept the quote. Please give it to nobody else.",
      ],
    },
  );
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
