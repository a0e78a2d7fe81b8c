import { and, eq, sql, desc } from "drizzle-orm";
import type { Writer } from "~/base/db/connection.server";
import { placeholder, prepared } from "~/base/db/prepared.server";
import { couriers, invoices } from "~/base/db/schema";
import { collectingPlace } from "~/goods/delivery/delivery-settings.server";
import { dayOf } from "~/base/lib/days";
import { shopAddress } from "~/base/lib/http/listening.server";
import { rupees } from "~/base/lib/money";
import { declaredSize } from "~/base/lib/pack-size";
import { greetingFor } from "~/people/mail/greeting";
import type { Letter, Part } from "~/people/mail/letter";
import { postLetter } from "~/people/mail/post.server";
import { trackPath } from "../track-path";
import { trackingLink } from "../couriers";
import { parcelAddress } from "../delivery";
import { mayMailGuest, provingLink } from "./guest-mail.server";
import { linesOfOrder, type Order } from "../order.server";
import { arrivalLabel, arrivalWords } from "../order-words";
import { orderParts } from "../money/price-parts";
import { inOwnNames } from "../own-names.server";
import { localized } from "~/base/words/addresses";
import { inLanguage } from "~/base/words/language";
import { t } from "~/base/words/say";

/**
 * Queues a mail to the buyer, if the order has an e-mail, once per `kind` and `of` (the id of what it is about). A guest's address
 * that is not proved yet gets the first one only, until the order is paid. `letter` is written in the order's language. Returns whether the buyer is written to.
 */
export function toBuyer(
  tx: Writer,
  order: Order,
  kind: string,
  of: string,
  letter: () => Omit<Letter, "greeting">,
): boolean {
  if (!order.buyerEmail) return false;
  const cover = { key: `${kind}:${of}`, kind, to: order.buyerEmail, orderId: order.id };
  const mayMail = order.userId ? "free" : mayMailGuest(tx, order, kind);
  if (!mayMail) return false;
  inLanguage(order.language, () => {
    const { subject, parts } = letter();
    const greeting = greetingFor(order.buyerName);
    const asking = mayMail === "first" ? [t(askToOpen)] : [];
    postLetter(tx, cover, { subject, greeting, parts: [...parts, ...asking], foot: toTrack() });
  });
  return true;
}

/** Still leads to the order when its link is lost. */
const toTrack = () => ({
  link: `${shopAddress()}${localized(trackPath)}`,
  label: t("Track Order"),
});

const askToOpen =
  "Please open your order through the link above and press the button there. It shows us that this address is yours: until then, or until the order is paid, we send no more mails to it, not even when the parcel leaves.";

/** The address of the order's page, in the language of the letter. */
export const pageOf = ({ token }: Pick<Order, "token">) =>
  `${shopAddress()}${localized(`/order/${token}`)}`;

/** Links to the order's page, which needs no sign-in, and, once it exists, to its invoice, which asks who is there. */
export function linksTo(tx: Writer, order: Order): Part[] {
  const page = pageOf(order);
  const asks = order.userId
    ? t("Your invoice (after signing in)")
    : t("Your invoice (we ask for your mobile number)");
  const invoice = invoiceNumber(tx).get({ orderId: order.id });
  return [
    { link: order.userId ? page : provingLink(order, page), label: t("See your order") },
    ...(invoice ? [{ link: `${page}/invoice`, label: asks }] : []),
  ];
}

const invoiceNumber = prepared((tx: Writer) =>
  tx
    .select({ number: invoices.number })
    .from(invoices)
    .where(and(eq(invoices.orderId, placeholder("orderId")), eq(invoices.series, "PR")))
    .orderBy(desc(invoices.round))
    .prepare(),
);

/** The order's lines, named in the letter's language, and the parts of its price, as label and amount. */
export function goodsOf(tx: Writer, order: Order): [string, string][] {
  const lines = inOwnNames(linesOfOrder(order.id, tx), tx);
  return [
    ...lines.map((line): [string, string] => [
      `${line.quantity} × ${line.name}, ${declaredSize(line)}`,
      rupees(line.quantity * line.unitPricePaise),
    ]),
    ...orderParts(order),
  ];
}

/**
 * Where the order goes or is collected, with line breaks, and when, as long as the promised days are not over. Nothing where neither
 * is known.
 */
export function whereAndWhen(tx: Writer, order: Order): Part[] {
  const isOver = (order.promisedTo ?? "") < dayOf(Date.now());
  const arrival = isOver ? null : arrivalWords(order);
  const facts: [string, string][] = [];
  const place = whereOf(tx, order);
  if (place) facts.push(place);
  if (arrival) facts.push([arrivalLabel(order.deliveryWay), arrival]);
  return facts.length > 0 ? [{ facts }] : [];
}

function whereOf(tx: Writer, order: Order): [string, string] | null {
  if (order.deliveryWay === "collect") {
    const place = collectingPlace(tx);
    return place ? [t("Collect at"), place] : null;
  }
  const { name, address } = parcelAddress(order);
  return [t("Delivery to"), `${name}\n${address}`];
}

/** The courier's tracking page for this number; null if unknown. */
export function followLink(tx: Writer, courier: string, number: string): string | null {
  const found = tx
    .select({ template: couriers.linkTemplate })
    .from(couriers)
    .where(sql`${couriers.name} = ${courier} collate nocase`)
    .get();
  return found ? trackingLink(found.template, number) : null;
}
