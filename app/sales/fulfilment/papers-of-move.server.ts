import { giveBackUses } from "~/sales/coupons/uses.server";
import type { Writer } from "~/base/db/connection.server";
import { isPaidStatus } from "~/base/db/statuses";
import { useCoupon } from "~/sales/orders/lapse.server";
import { issueInvoice, issueReturnNote } from "~/sales/invoices/issue.server";
import type { Order } from "~/sales/orders/order.server";

/**
 * What a changed status means for an unpaid order's papers and coupon. Goods that leave get their tax invoice (section 31 CGST
 * Act: no later than dispatch); one that was issued is credited when the order ends. A cancelled order gives its coupon back,
 * and takes it again when it goes on. A paid order has its invoice, and its refund makes the credit note. `now`: UTC ms.
 */
export function settlePapers(tx: Writer, before: Order, after: Order, now: number): void {
  if (before.status === after.status || isPaidStatus(after.paymentStatus)) return;
  switch (after.status) {
    case "Shipped":
    case "deliverd":
      issueInvoice(tx, after, now);
      break;
    case "cancel":
      giveBackUses(tx, [after.id], now);
      issueReturnNote(tx, after, now);
      break;
    case "Not Process":
    case "Processing":
  }
  if (before.status === "cancel") useCoupon(tx, after, now);
}
