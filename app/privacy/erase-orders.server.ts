import { and, eq, inArray, sql } from "drizzle-orm";
import type { Writer } from "~/db/connection.server";
import { auditLog, couponUses, mailLinks, orders, paymentOrders, webhookEvents } from "~/db/schema";
import { forIds } from "./person.server";

/** Stands where a person's name stood. */
export const erasedName = "Erased customer";

/**
 * Erases the buyer of these orders: name, e-mail, phone, addresses, firm, parcel number, in the orders and in what belongs to them.
 * Lines, amounts and references of received money stay, and invoices as they were issued.
 */
export function eraseOrders(tx: Writer, orderIds: string[]): void {
  forIds(orderIds, (some) => {
    tx.update(orders)
      .set({
        buyerName: erasedName,
        buyerEmail: "",
        buyerPhone: "",
        buyerAddress: "",
        shipName: null,
        shipPhone: null,
        shipLine: null,
        shipArea: null,
        shipCity: null,
        shipState: null,
        shipPin: null,
        buyerGstin: null,
        buyerFirm: null,
        claimedUtr: null,
        trackingNumber: null,
        // A hash of the address, too.
        fingerprint: sql`'erased-' || ${orders.id}`,
      })
      .where(inArray(orders.id, some))
      .run();
    // The use counts on for the coupon.
    tx.update(couponUses)
      .set({ userId: null, phone: "erased" })
      .where(inArray(couponUses.orderId, some))
      .run();
    tx.delete(mailLinks).where(inArray(mailLinks.orderId, some)).run();
    const payments = tx
      .select({ id: paymentOrders.id })
      .from(paymentOrders)
      .where(inArray(paymentOrders.orderId, some))
      .all();
    // Every event holds the payer's e-mail and phone. Unprocessed events keep their body: processing needs it.
    tx.update(webhookEvents)
      .set({ body: '{"erased":true}' })
      .where(
        and(
          inArray(
            webhookEvents.providerOrderId,
            payments.map(({ id }) => id),
          ),
          sql`${webhookEvents.status} in ('done', 'ignored')`,
        ),
      )
      .run();
    tx.update(auditLog)
      .set({ changes: "{}" })
      .where(and(inArray(auditLog.subjectId, some), eq(auditLog.action, "order.tracking")))
      .run();
    return [];
  });
}
