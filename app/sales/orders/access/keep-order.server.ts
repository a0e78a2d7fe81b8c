import { and, eq, isNull } from "drizzle-orm";
import { addressesOf, keepAddress } from "~/people/accounts/address-book.server";
import { emailKey } from "~/base/lib/typed/email";
import {
  createMailLink,
  hasMailLink,
  mailLinkBy,
  redeemMailLink,
} from "~/people/accounts/mail-links.server";
import { proveAccountEmail } from "~/people/accounts/proved-email.server";
import { openAccount } from "~/people/accounts/register/open-account.server";
import { countAttemptsIn, sealed } from "~/people/accounts/sign-in/attempts.server";
import { hashPassword, unusableHash } from "~/people/accounts/sign-in/password.server";
import { type Viewer, viewerColumns } from "~/people/accounts/viewer-columns.server";
import { noteNotice } from "~/people/consent/record.server";
import { db, type Reader, write, type Writer } from "~/base/db/connection.server";
import { orders, users } from "~/base/db/schema";
import { askedBy } from "~/base/lib/beside/turns";
import { settings } from "~/base/lib/env/settings.server";
import { newId } from "~/base/lib/ids.server";
import { inSameTime } from "~/base/lib/same-time";
import { shopAddress } from "~/base/lib/http/listening.server";
import { greetingFor } from "~/people/mail/greeting";
import type { Letter } from "~/people/mail/letter";
import { postLetter } from "~/people/mail/post.server";
import { localized } from "~/base/words/addresses";
import { inLanguage } from "~/base/words/language";
import { deliveryIn, mobileIn } from "../delivery";
import { recordEvent } from "../events.server";
import { isProvedEmail, proveGuestEmail } from "../mails/guest-mail.server";
import type { Order } from "../order.server";
import { t } from "~/base/words/say";

/*
 * A guest's order comes into an account only after its e-mail is proved: the order's page mails a link, and the password is chosen on
 * that link's page. One chosen earlier could be that of somebody who ordered with another person's e-mail. No page tells whether the
 * e-mail has an account already.
 */

/** Links per order and 15 minutes, and per e-mail. */
const mostLinks = 3;

/** What the order's page offers a guest who may see everything: a link to choose a password, to register, or (null) nothing. */
export function keepOffer(order: Order, viewer: Viewer | null): "password" | "register" | null {
  if (order.userId !== null || viewer) return null;
  return order.buyerEmail && settings.mail.smtp !== null ? "password" : "register";
}

/**
 * Mails the link that opens the account; to an address that is not proved only while it has none that can be used, with the same
 * answer. Returns how long to wait if there were too many.
 */
export function sendAccountLink(order: Order): Promise<TooManyLinks | null> {
  const { id: orderId, buyerEmail: email } = order;
  const counters = [
    { key: `keep:order:${orderId}`, most: mostLinks },
    { key: `keep:email:${sealed(emailKey(email))}`, most: mostLinks },
  ];
  const mail = () =>
    write((tx) => {
      const tooMany = countAttemptsIn(tx, counters);
      if (tooMany)
        return {
          seconds: tooMany.seconds,
          sentence: t(
            "We have sent you links already. Please wait {n, plural, one {# minute} other {# minutes}} for another one.",
            { n: Math.ceil(tooMany.seconds / 60) },
          ),
        };
      if (isProvedEmail(tx, email) || !hasMailLink(tx, "account", email))
        mailLink(tx, order, createMailLink(tx, "account", { email, orderId }));
      return null;
    });
  return inSameTime(mail);
}

type TooManyLinks = { seconds: number; sentence: string };

function mailLink(tx: Writer, order: Order, token: string): void {
  const now = Date.now();
  const key = `account-link:${order.id}:${newId(now)}`;
  inLanguage(order.language, () =>
    postLetter(
      tx,
      { key, kind: "account-link", to: order.buyerEmail },
      linkLetter(order, token),
      now,
    ),
  );
}

const linkLetter = ({ buyerName, number }: Order, token: string): Letter => ({
  subject: t("Keep your address for the next order"),
  greeting: greetingFor(buyerName),
  parts: [
    t(
      "You asked us to keep the address of your order {number}. Open this link within 7 days and choose a password: your order and its address are then in your account. The link works once.",
      { number },
    ),
    { link: `${shopAddress()}${localized(`/register/${token}`)}`, label: t("Choose a password") },
    t("If it was not you, there is nothing to do."),
  ],
});

/** What a link is for: the order, and the account that its e-mail has already. Null: it was used, or is too old. */
export function accountLink(token: string, from: Reader = db) {
  const link = mailLinkBy("account", token, Date.now(), from);
  const order = link && from.select().from(orders).where(ofLink(link)).get();
  if (!link || !order) return null;
  const user = from.select(viewerColumns).from(users).where(eq(users.email, link.email)).get();
  return { link, order, user: user ?? null };
}

/**
 * Uses the link up: opens the account with the order's name, mobile and address and this password, or takes the order into the account
 * that the e-mail has already, which must be the one that is signed in (`password`: null). Returns the account; null: the link cannot
 * be used, or not by this one.
 */
export async function finishAccount(
  token: string,
  viewer: Viewer | null,
  password: string | null,
): Promise<Viewer | null> {
  const passwordHash =
    password === null ? null : await askedBy("known", () => hashPassword(password));
  return write((tx) => {
    const found = accountLink(token, tx);
    if (!found || (found.user && found.user.id !== viewer?.id)) return null;
    const { link, order } = found;
    const { buyerName: name, buyerPhone: phone } = order;
    const now = Date.now();
    // Nobody knows the answer to a question that was never asked.
    const answerHash = unusableHash();
    const open = () =>
      passwordHash &&
      openAccount(tx, { name, phone, email: link.email, passwordHash, answerHash }, now);
    const user = found.user ?? open();
    if (!user) return null;
    if (!found.user) noteNotice(tx, "account", { userId: user.id }, "register", now);
    redeemMailLink(tx, "account", token);
    proveGuestEmail(tx, link.email, now);
    proveAccountEmail(tx, user.id, now);
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
