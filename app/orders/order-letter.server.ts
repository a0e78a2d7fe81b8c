import { and, asc, eq, sql } from "drizzle-orm";
import type { Writer } from "~/db/connection.server";
import { placeholder, prepared } from "~/db/prepared.server";
import { couriers, invoices, orderLines } from "~/db/schema";
import { shopAddress } from "~/lib/listening.server";
import { rupees } from "~/lib/money";
import { litres } from "~/lib/volume";
import { greetingFor } from "~/mail/greeting";
import type { Letter, Part } from "~/mail/letter";
import { postLetter } from "~/mail/post.server";
import { trackingLink } from "./couriers";
import { parcelAddress } from "./delivery";
import { mayMailGuest, provingLink } from "./guest-mail.server";
import type { Order } from "./order.server";
import { orderParts } from "./price-parts";

/**
 * Queues a mail to the buyer, if the order has an e-mail, once per `kind` and `of` (the id of what it is about). A guest's address
 * that is not proved yet gets the first one only.
 */
export function toBuyer(
  tx: Writer,
  order: Order,
  kind: string,
  of: string,
  letter: Omit<Letter, "greeting">,
): void {
  if (!order.buyerEmail) return;
  const cover = { key: `${kind}:${of}`, kind, to: order.buyerEmail };
  const mayMail = order.userId ? "proved" : mayMailGuest(tx, order.buyerEmail);
  if (!mayMail) return;
  const parts = mayMail === "first" ? [...letter.parts, askToOpen] : letter.parts;
  postLetter(tx, cover, { ...letter, parts, greeting: greetingFor(order.buyerName) });
}

const askToOpen =
  "Please open your order once through the link above. It shows us that this address is yours: until then we send no more mails to it, not even when the parcel leaves.";

/** Links to the order's page (no sign-in needed) and, once it exists, to its invoice (sign-in needed). */
export function linksTo(tx: Writer, order: Order): Part[] {
  const page = `${shopAddress()}/order/${order.token}`;
  const invoice = invoiceNumber(tx).get({ orderId: order.id });
  return [
    { link: order.userId ? page : provingLink(order, page), label: "See your order" },
    ...(invoice ? [{ link: `${page}/invoice`, label: "Your invoice (after signing in)" }] : []),
  ];
}

const invoiceNumber = prepared((tx: Writer) =>
  tx
    .select({ number: invoices.number })
    .from(invoices)
    .where(and(eq(invoices.orderId, placeholder("orderId")), eq(invoices.series, "PR")))
    .prepare(),
);

/** The order's lines and the parts of its price, as label and amount. */
export function goodsOf(tx: Writer, order: Order): [string, string][] {
  const lines = bought(tx).all({ orderId: order.id });
  return [
    ...lines.map(({ name, volumeMl, quantity, unitPricePaise }): [string, string] => [
      `${quantity} × ${name}, ${litres(volumeMl)} Ltr.`,
      rupees(quantity * unitPricePaise),
    ]),
    ...orderParts(order),
  ];
}

const bought = prepared((tx: Writer) =>
  tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, placeholder("orderId")))
    .orderBy(asc(orderLines.position))
    .prepare(),
);

/** Recipient and delivery address, with line breaks. */
export function addressOf(order: Order): string {
  const { name, address } = parcelAddress(order);
  return [name, address].join("\n");
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
