import { settings } from "~/base/lib/env/settings.server";
import { hour } from "~/base/lib/time";
import { awaitsConfirmation } from "./awaits-confirmation";
import type { Order } from "./order.server";

/** After this time (ms) without a confirmation the buyer was reminded, and the owner should call. */
const calledAfter = 6 * hour;

/**
 * What the owner reads about an order that waits for its buyer's confirmation; null: it waits for none. Who gets no mail is to be
 * called at once. `now`: UTC ms.
 */
export function toConfirmWords(
  order: Parameters<typeof awaitsConfirmation>[0] &
    Pick<Order, "status" | "buyerEmail" | "createdAt">,
  now = Date.now(),
): "To confirm" | "To call" | null {
  if (order.status === "cancel" || !awaitsConfirmation(order)) return null;
  const isMailed = settings.mail.smtp !== null && order.buyerEmail !== "";
  return isMailed && now - order.createdAt < calledAfter ? "To confirm" : "To call";
}
