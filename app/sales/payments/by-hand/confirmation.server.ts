import { timingSafeEqual } from "node:crypto";
import { eq } from "drizzle-orm";
import { sealed } from "~/people/accounts/sign-in/attempts.server";
import { write } from "~/base/db/connection.server";
import { orders } from "~/base/db/schema";
import { awaitsConfirmation } from "~/sales/orders/awaits-confirmation";
import { recordEvent } from "~/sales/orders/events.server";
import { proveGuestEmail } from "~/sales/orders/mails/guest-mail.server";
import { type Order, orderById } from "~/sales/orders/order.server";

/*
 * An order that is paid on delivery can ask its buyer for a confirmation before it is packed. The mail links to the order's page
 * with a key that only the mail holds, so that the button there proves that the mail arrived. Opening the link changes nothing.
 */

/** The key in the mail's link. */
export function confirmKeyOf({ id }: Pick<Order, "id">): string {
  return sealed(`confirm ${id}`);
}

export function isConfirmKey(order: Pick<Order, "id">, given: string | null): boolean {
  const [expected, typed] = [confirmKeyOf(order), given ?? ""].map((key) => Buffer.from(key));
  return expected?.length === typed?.length && timingSafeEqual(expected!, typed!);
}

/**
 * Confirms the order of a buyer who pressed the button behind the mail's link, which also proves a guest's e-mail. Doing it twice
 * changes nothing. False if it is cancelled or needs no confirmation. `now`: UTC ms.
 */
export function confirmOrder(orderId: string, now = Date.now()): Promise<boolean> {
  return write((tx) => {
    const order = orderById(orderId, tx);
    if (!order || order.status === "cancel") return false;
    if (order.confirmedAt !== null) return true;
    if (!awaitsConfirmation(order)) return false;
    tx.update(orders).set({ confirmedAt: now, updatedAt: now }).where(eq(orders.id, orderId)).run();
    if (!order.userId && order.buyerEmail) proveGuestEmail(tx, order.buyerEmail, now);
    recordEvent(tx, orderId, order.userId ?? "guest", "confirmed", "by the link in the mail");
    return true;
  });
}
