import { createHmac, timingSafeEqual } from "node:crypto";
import { eq } from "drizzle-orm";
import { write } from "~/db/connection.server";
import { orders } from "~/db/schema";
import { secrets } from "~/lib/env/secrets.server";
import { awaitsConfirmation } from "~/orders/awaits-confirmation";
import { recordEvent } from "~/orders/events.server";
import type { Order } from "~/orders/order.server";

/*
 * An order that is paid on delivery can ask its buyer for a confirmation before it is packed. The mail links to the order's page
 * with a key that only the mail holds, so that the button there proves that the mail arrived. Opening the link changes nothing.
 */

/** The key in the mail's link. */
export function confirmKeyOf({ id }: Pick<Order, "id">): string {
  return createHmac("sha256", secrets.session).update(`confirm ${id}`).digest("base64url");
}

export function isConfirmKey(order: Pick<Order, "id">, given: string | null): boolean {
  const [expected, typed] = [confirmKeyOf(order), given ?? ""].map((key) => Buffer.from(key));
  return expected?.length === typed?.length && timingSafeEqual(expected!, typed!);
}

/** Confirms the buyer's order. False if it is cancelled or needs no confirmation any more. `now`: UTC ms. */
export function confirmOrder(orderId: string, now = Date.now()): Promise<boolean> {
  return write((tx) => {
    const order = tx.select().from(orders).where(eq(orders.id, orderId)).get();
    if (!order || order.status === "cancel" || !awaitsConfirmation(order)) return false;
    tx.update(orders).set({ confirmedAt: now, updatedAt: now }).where(eq(orders.id, orderId)).run();
    recordEvent(tx, orderId, order.userId ?? "guest", "confirmed", "by the link in the mail");
    return true;
  });
}
