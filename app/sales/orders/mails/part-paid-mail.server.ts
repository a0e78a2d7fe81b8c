import type { Writer } from "~/base/db/connection.server";
import { newId } from "~/base/lib/ids.server";
import { rupees } from "~/base/lib/money";
import { t } from "~/base/words/say";
import type { Order } from "../order.server";
import { linksTo, toBuyer } from "./order-letter.server";

type Part = { receivedPaise: number; leftPaise: number };

/** To the buyer: a part of the order's money has come. Amounts in paise. */
export function mailPartPaid(tx: Writer, order: Order, { receivedPaise, leftPaise }: Part): void {
  const { number } = order;
  const amount = rupees(receivedPaise);
  toBuyer(tx, order, "order-part-paid", `${order.id}:${newId()}`, () => ({
    subject: t("We have {amount} for your order {number}", { amount, number }),
    parts: [
      t("Thank you. We have received {amount} for order {number}.", { amount, number }),
      { facts: [[t("Still to pay"), rupees(leftPaise)]] },
      ...linksTo(tx, order),
    ],
  }));
}
