import { asc, eq, sql } from "drizzle-orm";
import type { Writer } from "~/db/connection.server";
import { couriers, orderLines } from "~/db/schema";
import { shopAddress } from "~/lib/listening.server";
import { rupees } from "~/lib/money";
import { litres } from "~/lib/volume";
import { greetingFor } from "~/mail/greeting";
import type { Letter, Part } from "~/mail/letter";
import { postLetter } from "~/mail/post.server";
import { trackingLink } from "./couriers";
import type { Order } from "./orders.server";

/** Puts a letter to the buyer into the outbox; of one `kind`, each thing it is `of` is told once. */
export async function toBuyer(
  tx: Writer,
  order: Order,
  kind: string,
  of: string,
  letter: Omit<Letter, "greeting">,
): Promise<void> {
  const cover = { key: `${kind}:${of}`, kind, to: order.buyerEmail };
  await postLetter(tx, cover, { ...letter, greeting: greetingFor(order.buyerName) });
}

/** The button to the order's own page, which needs no sign-in. */
export function linkTo(order: Order): Part {
  return { link: `${shopAddress()}/order/${order.token}`, label: "See your order" };
}

/** What was bought, as label and amount. */
export async function goodsOf(tx: Writer, order: Order): Promise<[string, string][]> {
  const lines = await tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.position));
  return lines.map(({ name, volumeMl, quantity, unitPricePaise }) => [
    `${quantity} × ${name}, ${litres(volumeMl)} Ltr.`,
    rupees(quantity * unitPricePaise),
  ]);
}

/** The parts if they are known, otherwise the one line that the buyer typed. */
export function addressOf(order: Order): string {
  const { shipName, shipLine, shipCity, shipPin } = order;
  if (!shipLine) return order.buyerAddress;
  const place = [shipCity, shipPin].filter(Boolean).join(" ");
  return [shipName, shipLine, place].filter(Boolean).join("\n");
}

/** Where this courier shows where a parcel is; null when we know no such page. */
export async function followLink(
  tx: Writer,
  courier: string,
  number: string,
): Promise<string | null> {
  const [found] = await tx
    .select({ template: couriers.linkTemplate })
    .from(couriers)
    .where(sql`${couriers.name} = ${courier} collate nocase`);
  return found ? trackingLink(found.template, number) : null;
}
