import type { Writer } from "~/base/db/connection.server";
import type { Order } from "../order.server";
import { linksTo, toBuyer, whereAndWhen } from "./order-letter.server";
import { t } from "~/base/words/say";

/** To the buyer: the shop changed where the order goes, at `order.updatedAt`. It shows a slip of the finger before the parcel leaves. */
export function mailAddressChanged(tx: Writer, order: Order): void {
  toBuyer(tx, order, "order-address", `${order.id}:${order.updatedAt}`, () => ({
    subject: t("Your order {number} goes to another address", { number: order.number }),
    parts: [
      t(
        "We have changed the address of your order {number}. If it is not right, please write to us.",
        { number: order.number },
      ),
      ...whereAndWhen(tx, order),
      ...linksTo(tx, order),
    ],
  }));
}
