import { and, eq, isNull } from "drizzle-orm";
import { addressesOf, keepAddress } from "~/accounts/address-book.server";
import { emailKey } from "~/accounts/email-key";
import { createMailLink, mailLinkBy, redeemMailLink } from "~/accounts/mail-links.server";
import { openAccount } from "~/accounts/open-account.server";
import { countAttempts, sealed } from "~/accounts/sign-in/attempts.server";
import { hashAnswer, hashPassword } from "~/accounts/sign-in/password.server";
import { type Viewer, viewerColumns } from "~/accounts/viewer-columns.server";
import { db, type Reader, write, type Writer } from "~/db/connection.server";
import { orders, users } from "~/db/schema";
import { settings } from "~/lib/env/settings.server";
import { newId, newToken } from "~/lib/ids.server";
import { shopAddress } from "~/lib/listening.server";
import { greetingFor } from "~/mail/greeting";
import { postLetter } from "~/mail/post.server";
import { deliveryIn, mobileIn } from "./delivery";
import { recordEvent } from "./events.server";
import type { Order } from "./order.server";

/*
 * A guest's order comes into an account only after its e-mail is proved: the password chosen on the order's page is stored with a
 * link in a mail, and nothing happens before that link's page is sent. No page tells whether the e-mail has an account already.
 */

/** Links per order and 15 minutes, and per e-mail. */
const mostLinks = 3;

/** What the order's page offers a guest who may see everything: to choose a password, to register, or (null) nothing. */
export function keepOffer(order: Order, viewer: Viewer | null): "password" | "register" | null {
  if (order.userId !== null || viewer) return null;
  return order.buyerEmail && settings.mail.smtp !== null ? "password" : "register";
}

/** Mails the link that opens the account with this password. Returns a sentence if there were too many. */
export async function sendAccountLink(order: Order, password: string): Promise<string | null> {
  const tooMany = await countAttempts([
    { key: `keep:order:${order.id}`, most: mostLinks },
    { key: `keep:email:${sealed(emailKey(order.buyerEmail))}`, most: mostLinks },
  ]);
  if (tooMany)
    return `We have sent you links already. Please wait ${tooMany.wait} for another one.`;
  const passwordHash = await hashPassword(password);
  const about = { email: order.buyerEmail, orderId: order.id, passwordHash };
  await write((tx) => mailLink(tx, order, createMailLink(tx, "account", about)));
  return null;
}

function mailLink(tx: Writer, order: Order, token: string): void {
  const now = Date.now();
  postLetter(
    tx,
    { key: `account-link:${newId(now)}`, kind: "account-link", to: order.buyerEmail },
    {
      subject: "Keep your address for the next order",
      greeting: greetingFor(order.buyerName),
      parts: [
        `You chose a password after your order ${order.number}. Open this link within 7 days to finish: your order and its address are then in your account. The link works once.`,
        { link: `${shopAddress()}/register/${token}`, label: "Finish" },
        "If it was not you, there is nothing to do.",
      ],
    },
    now,
  );
}

/** What a link is for: the order, and the account that its e-mail has already. Null: it was used, or is too old. */
export function accountLink(token: string, from: Reader = db) {
  const link = mailLinkBy("account", token, Date.now(), from);
  const order = link && from.select().from(orders).where(ofLink(link)).get();
  if (!link || !order) return null;
  const user = from.select(viewerColumns).from(users).where(eq(users.email, link.email)).get();
  return { link, order, user: user ?? null };
}

/**
 * Uses the link up: opens the account with the order's name, mobile and address, or takes the order into the account that the e-mail
 * has already, which must be the one that is signed in. Returns the account; null: the link cannot be used, or not by this one.
 */
export async function finishAccount(token: string, viewer: Viewer | null): Promise<Viewer | null> {
  // Nobody knows the answer to a question that was never asked.
  const answerHash = await hashAnswer(newToken());
  return write((tx) => {
    const found = accountLink(token, tx);
    if (!found || (found.user && found.user.id !== viewer?.id)) return null;
    const { link, order } = found;
    if (!redeemMailLink(tx, "account", token) || !link.passwordHash) return null;
    const now = Date.now();
    const { buyerName: name, buyerPhone: phone } = order;
    const opened = { name, phone, email: link.email, passwordHash: link.passwordHash, answerHash };
    const user = found.user ?? openAccount(tx, opened, now);
    tx.update(orders).set({ userId: user.id, updatedAt: now }).where(ofLink(link)).run();
    keepDelivery(tx, user, order);
    recordEvent(tx, order.id, user.id, "kept");
    return user;
  });
}

const ofLink = ({ orderId }: { orderId: string | null }) =>
  and(eq(orders.id, orderId ?? ""), isNull(orders.userId));

/** An account with an address of its own keeps that as the usual one. */
function keepDelivery(tx: Writer, user: Viewer, order: Order): void {
  const to = deliveryIn(order);
  if (!to || (user.address && addressesOf(user.id, tx).length === 0)) return;
  const { area = "", phone } = to;
  const firm = { gstin: order.buyerGstin, firm: order.buyerFirm };
  keepAddress(tx, user.id, { ...to, area, phone: mobileIn(phone) ?? phone, ...firm });
}
