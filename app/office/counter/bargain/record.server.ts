import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import type { Writer } from "~/base/db/connection.server";
import { rupees } from "~/base/lib/money";
import { recordEvent } from "~/sales/orders/events.server";
import type { Order } from "~/sales/orders/order.server";
import { type Agreed, furtherThan } from "./agreed";
import { bargainPercents } from "./percents.server";

/** Notes in the order's history and in the audit log who gave a discount, and whether the owner's password was asked for; none, nothing. */
export function recordBargain(tx: Writer, order: Order, agreed: Agreed, by: Actor): void {
  if (agreed.paise === 0) return;
  recordEvent(tx, order.id, by.id, "bargain", rupees(agreed.paise));
  const isBelow = furtherThan(agreed, bargainPercents(tx).owner) !== null;
  recordChange(tx, {
    actor: by,
    action: "order.discount",
    subject: { id: order.id, name: order.number },
    after: {
      goodsPaise: order.goodsPaise,
      discountPaise: agreed.paise,
      ...(isBelow && { allowedBy: "the owner’s password" }),
    },
  });
}
