import type { Writer } from "~/base/db/connection.server";
import { rupees } from "~/base/lib/money";
import type { Part } from "~/people/mail/letter";
import { t } from "~/base/words/say";
import { owedFor } from "../money/owed.server";
import type { Order } from "../order.server";
import { goodsOf, linksTo, toBuyer, whereAndWhen } from "./order-letter.server";

/** To the buyer: the order is placed; pay on delivery, or by transfer to the account in `transferTo`. */
export function mailOrderPlaced(tx: Writer, order: Order, transferTo: string | null): void {
  const { number } = order;
  const total = rupees(order.totalPaise);
  const owedPaise = owedFor(order, tx);
  const came = rupees(order.totalPaise - owedPaise);
  toBuyer(tx, order, "order-placed", order.id, () => ({
    subject:
      order.paymentMethod === "transfer"
        ? t("We have your order {number}", { number })
        : t("Your order {number} is confirmed", { number }),
    parts: [
      t("Thank you for your order {number}.", { number }),
      ...(order.paymentMethod === "transfer"
        ? howToTransfer(order, transferTo)
        : [whenToPay(order, owedPaise)]),
      {
        facts: [
          ...goodsOf(tx, order),
          ...(order.partPaidAt === null
            ? [sum(t("Total to pay"), total)]
            : [
                sum(t("Total"), total),
                sum(t("Paid online"), came),
                sum(t("Still to pay"), rupees(owedPaise)),
              ]),
        ],
      },
      ...whereAndWhen(tx, order),
      ...linksTo(tx, order),
    ],
  }));
}

const sum = (label: string, amount: string): [string, string] => [label, amount];

function whenToPay({ paymentMethod, deliveryWay }: Order, owedPaise: number): string {
  const total = rupees(owedPaise);
  if (paymentMethod === "later") return t("You pay {total} later, as agreed with us.", { total });
  return deliveryWay === "collect"
    ? t("Please pay {total} when you collect your order.", { total })
    : t("Please have {amount} ready when the parcel comes.", { amount: total });
}

function howToTransfer({ number, totalPaise }: Order, transferTo: string | null): Part[] {
  return [
    t(
      "We pack it as soon as your transfer of {amount} has reached us. Please write {number} as the reference, so that we know whose money it is.",
      { amount: rupees(totalPaise), number },
    ),
    { facts: [[t("Transfer to"), transferTo ?? t("please write to us for our account")]] },
  ];
}
