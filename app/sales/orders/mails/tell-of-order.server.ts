import { eq, sum } from "drizzle-orm";
import type { Writer } from "~/base/db/connection.server";
import { placeholder, prepared } from "~/base/db/prepared.server";
import { orderLines } from "~/base/db/schema";
import { shopAddress } from "~/base/lib/http/listening.server";
import { rupees } from "~/base/lib/money";
import { tell } from "~/people/notices/tell.server";
import { inLanguage } from "~/base/words/language";
import type { Order } from "../order.server";
import { goodsOf } from "./order-letter.server";

/** Tells the owner of a new order, once: when it is paid online, or placed to be paid otherwise. */
export const tellOfOrder = (tx: Writer, order: Order): void =>
  inLanguage("en", () => tellInEnglish(tx, order));

function tellInEnglish(tx: Writer, order: Order): void {
  const packs = packsIn(tx).get({ orderId: order.id })?.packs ?? 0;
  const path = `/dashboard/admin/orders/${order.number}`;
  const total = rupees(order.totalPaise);
  tell(tx, {
    key: `order:${order.id}`,
    kind: "order",
    words: `New order ${order.number}: ${total}, ${packs === 1 ? "1 pack" : `${packs} packs`}, ${howPaid(order)}${order.soldOut ? ", sold out" : ""}`,
    path,
    mail: {
      key: `new-order:${order.id}`,
      kind: "new-order",
      letter: {
        subject: `New order ${order.number}, ${total}`,
        parts: [
          `There is a new order: ${howPaid(order)}.`,
          ...(order.soldOut
            ? [
                "Something of it is set to sold out: see whether you have it, or give its money back.",
              ]
            : []),
          { facts: [...goodsOf(tx, order), ["Total", total], ...placeOf(order)] },
          { link: `${shopAddress()}${path}`, label: "Open the order" },
        ],
      },
    },
  });
}

/** Tells the owner that an order was packed or sent by a program although its money has not come. */
export function tellOfUnpaid(tx: Writer, order: Order): void {
  const path = `/dashboard/admin/orders/${order.number}`;
  const words = `Order ${order.number} is ${order.status}, but not paid`;
  tell(tx, {
    key: `unpaid:${order.id}:${order.status}`,
    kind: "review",
    words,
    path,
    mail: {
      key: `unpaid-order:${order.id}:${order.status}`,
      kind: "unpaid-order",
      letter: {
        subject: words,
        parts: [
          `A program set it to ${order.status} through the API. ${rupees(order.totalPaise)} has not come for it, or was given back.`,
          { link: `${shopAddress()}${path}`, label: "Open the order" },
        ],
      },
    },
  });
}

/** The town alone: names and streets are on the order's page, behind the sign-in. */
function placeOf({ deliveryWay, shipCity, shipPin }: Order): [string, string][] {
  if (deliveryWay === "collect") return [["Delivery", "is collected"]];
  return shipCity ? [["Goes to", [shipCity, shipPin].filter(Boolean).join(" ")]] : [];
}

function howPaid(order: Order): string {
  const { paymentMethod, needsConfirmation, confirmedAt, advancePaise } = order;
  switch (paymentMethod) {
    case "online":
      return "paid online";
    case "on-delivery":
      if (advancePaise !== null)
        return `${rupees(advancePaise)} paid online, the rest to be paid on delivery`;
      return needsConfirmation && confirmedAt === null
        ? "to be paid on delivery, not confirmed yet"
        : "to be paid on delivery";
    case "transfer":
      return "to be paid by transfer";
    case "cash":
      return "paid in cash";
    case "later":
      return "to be paid later";
  }
}

const packsIn = prepared((tx: Writer) =>
  tx
    .select({ packs: sum(orderLines.quantity).mapWith(Number) })
    .from(orderLines)
    .where(eq(orderLines.orderId, placeholder("orderId")))
    .prepare(),
);
