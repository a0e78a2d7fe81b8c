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
import type { Order } from "./order.server";

/** Puts a letter to the buyer into the outbox; of one `kind`, each thing it is `of` is told once. */
export function toBuyer(
  tx: Writer,
  order: Order,
  kind: string,
  of: string,
  letter: Omit<Letter, "greeting">,
): void {
  const cover = { key: `${kind}:${of}`, kind, to: order.buyerEmail };
  postLetter(tx, cover, { ...letter, greeting: greetingFor(order.buyerName) });
}

/** The button to the order's own page, which needs no sign-in, and to its invoice, which does, once there is one. */
export function linksTo(tx: Writer, order: Order): Part[] {
  const page = `${shopAddress()}/order/${order.token}`;
  const invoice = invoiceNumber(tx).get({ orderId: order.id });
  return [
    { link: page, label: "See your order" },
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

/** What was bought, as label and amount. */
export function goodsOf(tx: Writer, order: Order): [string, string][] {
  return bought(tx)
    .all({ orderId: order.id })
    .map(({ name, volumeMl, quantity, unitPricePaise }) => [
      `${quantity} × ${name}, ${litres(volumeMl)} Ltr.`,
      rupees(quantity * unitPricePaise),
    ]);
}

const bought = prepared((tx: Writer) =>
  tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, placeholder("orderId")))
    .orderBy(asc(orderLines.position))
    .prepare(),
);

/** Whom the parcel is for and where it goes, as on the parcel itself. */
export function addressOf(order: Order): string {
  const { name, address } = parcelAddress(order);
  return [name, address].join("\n");
}

/** Where this courier shows where a parcel is; null when we know no such page. */
export function followLink(tx: Writer, courier: string, number: string): string | null {
  const found = tx
    .select({ template: couriers.linkTemplate })
    .from(couriers)
    .where(sql`${couriers.name} = ${courier} collate nocase`)
    .get();
  return found ? trackingLink(found.template, number) : null;
}
