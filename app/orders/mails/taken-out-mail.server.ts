import type { Writer } from "~/db/connection.server";
import { rupees } from "~/lib/money";
import type { Part } from "~/mail/letter";
import { goodsOf, linksTo, toBuyer, whereAndWhen } from "./order-letter.server";
import type { Order } from "../order.server";

type TakenOut = {
  /** Of the form that took them out. */
  id: string;
  packs: { quantity: number; name: string; paise: number }[];
  paise: number;
  money: "sent-back" | "owed" | "not-collected" | "none";
  reason: string;
};

/** To the buyer: some packs are not sent, and what becomes of their money. The one mail about it, also where money goes back. */
export function mailTakenOut(tx: Writer, order: Order, out: TakenOut): void {
  toBuyer(tx, order, "order-taken-out", `${order.id}:${out.id}`, {
    subject: `We had to take something out of your order ${order.number}`,
    parts: [
      `We send your order ${order.number} without these packs:`,
      {
        facts: [
          ...out.packs.map(({ quantity, name, paise }): [string, string] => [
            `${quantity} × ${name}`,
            rupees(paise),
          ]),
          ["Reason", out.reason],
        ],
      },
      ...moneyParts(out, order),
      ...(out.money === "not-collected" ? orderNow(tx, order) : []),
      ...whereAndWhen(tx, order),
      ...linksTo(tx, order),
    ],
  });
}

const orderNow = (tx: Writer, order: Order): Part[] => [
  "This is your order now:",
  { facts: [...goodsOf(tx, order), ["Total to pay", rupees(order.totalPaise)]] },
];

function moneyParts({ money, paise }: TakenOut, { totalPaise }: Order): string[] {
  const amount = rupees(paise);
  switch (money) {
    case "sent-back":
      return [
        `${amount} goes back the way you paid. Banks usually need 5 to 7 working days. Everything else comes as you ordered it.`,
      ];
    case "owed":
      return [`We give ${amount} back to you, and write to you about it.`];
    case "not-collected":
      return [`You pay ${rupees(totalPaise)}, that is ${amount} less.`];
    case "none":
      return ["Their money went back to you before."];
  }
}
