import { timingSafeEqual } from "node:crypto";
import { eq } from "drizzle-orm";
import { emailKey } from "~/accounts/email-key";
import { sealed } from "~/accounts/sign-in/attempts.server";
import { db, write, type Writer } from "~/db/connection.server";
import { guestEmails } from "~/db/schema";
import type { Order } from "./order.server";

/*
 * A guest's e-mail may be anybody's. It gets a single mail until its owner has opened an order through the link in it, which has a
 * parameter that only the mail holds.
 */

/** The name of that parameter. */
const parameter = "mail";

/**
 * Whether a mail to this guest's address may be queued: "first" (which this records), "proved", or false while nobody has opened the
 * link in the first one. `now`: UTC ms.
 */
export function mayMailGuest(
  tx: Writer,
  email: string,
  now = Date.now(),
): "first" | "proved" | false {
  const key = emailKey(email);
  const known = tx.select().from(guestEmails).where(eq(guestEmails.email, key)).get();
  if (known?.provedAt) return "proved";
  if (known?.mailedAt) return false;
  tx.insert(guestEmails)
    .values({ email: key, mailedAt: now, createdAt: now })
    .onConflictDoUpdate({ target: guestEmails.email, set: { mailedAt: now } })
    .run();
  return "first";
}

/** The link of a guest's mail to this page of the order, with the parameter that proves the address. */
export function provingLink(order: Order, page: string): string {
  return `${page}?${parameter}=${proofOf(order)}`;
}

/** Notes that the order's page was opened through the link in a guest's mail, if this GET did so. */
export async function noteMailOpened(
  { method, url }: Pick<Request, "method" | "url">,
  order: Order,
): Promise<void> {
  const proof = new URL(url).searchParams.get(parameter);
  if (method !== "GET" || !proof || order.userId !== null || !order.buyerEmail) return;
  const [given, right] = [Buffer.from(proof), Buffer.from(proofOf(order))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return;
  const email = emailKey(order.buyerEmail);
  const known = db.select().from(guestEmails).where(eq(guestEmails.email, email)).get();
  if (!known?.provedAt) await write((tx) => proveGuestEmail(tx, email));
}

/** Records that this address belongs to who gave it: a link that only its mails hold was opened or used. `now`: UTC ms. */
export function proveGuestEmail(tx: Writer, email: string, now = Date.now()): void {
  tx.insert(guestEmails)
    .values({ email: emailKey(email), provedAt: now, createdAt: now })
    .onConflictDoUpdate({ target: guestEmails.email, set: { provedAt: now } })
    .run();
}

function proofOf({ id, buyerEmail }: Order): string {
  return sealed(`mail about order ${id} to ${emailKey(buyerEmail)}`);
}
