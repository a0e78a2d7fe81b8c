import type { Writer } from "~/base/db/connection.server";
import { rupees } from "~/base/lib/money";
import type { Part } from "~/people/mail/letter";
import { goodsOf, linksTo, toBuyer, whereAndWhen } from "./order-letter.server";
import { owedFor } from "../money/owed.server";
import { refundReason } from "../money/refund-reason";
import type { Order } from "../order.server";
import { inOwnNames } from "../own-names.server";
import { t } from "~/base/words/say";

type TakenOut = {
  /** Of the form that took them out. */
  id: string;
  packs: { productId: string; quantity: number; name: string; paise: number }[];
  paise: number;
  money: "sent-back" | "owed" | "not-collected" | "none";
  reason: string;
};

/** To the buyer: some packs are not sent, and what becomes of their money. The one mail about it, also where money goes back. */
export function mailTakenOut(tx: Writer, order: Order, out: TakenOut): void {
  toBuyer(tx, order, "order-taken-out", `${order.id}:${out.id}`, () => ({
    subject: t("We had to take something out of your order {number}", { number: order.number }),
    parts: [
      t("We send your order {number} without these packs:", { number: order.number }),
      {
        facts: [
          ...inOwnNames(out.packs, tx).map(({ quantity, name, paise }): [string, string] => [
            `${quantity} × ${name}`,
            rupees(paise),
          ]),
          [t("Reason"), refundReason(out.reason)],
        ],
      },
      ...moneyParts(out, owedFor(order, tx)),
      ...(out.money === "not-collected" ? orderNow(tx, order) : []),
      ...whereAndWhen(tx, order),
      ...linksTo(tx, order),
    ],
  }));
}

const orderNow = (tx: Writer, order: Order): Part[] => [
  t("This is your order now:"),
  { facts: [...goodsOf(tx, order), [t("Total to pay"), rupees(owedFor(order, tx))]] },
];

function moneyParts({ money, paise }: TakenOut, owedPaise: number): string[] {
  const amount = rupees(paise);
  switch (money) {
    case "sent-back":
      return [
        t(
          "{amount} goes back the way you paid. Banks usually need 5 to 7 working days. Everything else comes as you ordered it.",
          { amount },
        ),
      ];
    case "owed":
      return [t("We give {amount} back to you, and write to you about it.", { amount })];
    case "not-collected":
      return [t("You pay {total}, that is {amount} less.", { total: rupees(owedPaise), amount })];
    case "none":
      return [t("Their money went back to you before.")];
  }
}
