import { eq } from "drizzle-orm";
import { db, write, type Writer } from "~/base/db/connection.server";
import { users } from "~/base/db/schema";
import { askedBy } from "~/base/lib/beside/turns";
import { settings } from "~/base/lib/env/settings.server";
import { inSameTime } from "~/base/lib/same-time";
import {
  mailPasswordChanged,
  mailPasswordLink,
  type PasswordChange,
} from "../account-mails.server";
import { emailKey } from "~/base/lib/typed/email";
import { createMailLink, endPasswordLinks, mailLinkBy, redeemMailLink } from "../mail-links.server";
import { proveAccountEmail } from "../proved-email.server";
import { requireLongEnough } from "./leaked-password.server";
import { endAllAccess } from "../session/session.server";
import { countAttemptsIn } from "../sign-in/attempts.server";
import { answerMatches, hashPassword } from "../sign-in/password.server";
import {
  countersOfLink,
  inWords,
  limited,
  type Source,
  type TooManyTries,
} from "../sign-in/sign-in-limit.server";
import { type Viewer, viewerColumns } from "../viewer-columns.server";

/**
 * Whether a forgotten password is replaced through a mailed link: wherever the shop sends mail. Elsewhere the answer to the
 * security question is enough.
 */
export const resetsByMail = settings.mail.smtp !== null;

/** In English; shown after a right answer, and after a request without one, which does not tell whether there is such an account. */
export const linkSentWords = {
  answered:
    "We have sent a link to your email address. Open it within 30 minutes to choose a new password.",
  asked:
    "If there is an account with this email address, we have sent a link to it. Open it within 30 minutes to choose a new password.",
};

type LinkAsked =
  | { sent: keyof typeof linkSentWords; tooMany?: undefined }
  | { sent: null; tooMany?: undefined }
  | { sent?: undefined; tooMany: TooManyTries };

/**
 * Mails a link to a page where a new password is typed, if there is an account with this e-mail. A given answer to the security
 * question must be right: `sent` is null for a wrong one and for an unknown e-mail, after the same work. `redirectTo`: where the
 * login leads afterwards. Limited like logins, and to a few mails an hour.
 */
export async function sendPasswordLink(
  source: Source,
  { email, answer, redirectTo = "" }: { email: string; answer: string; redirectTo?: string },
): Promise<LinkAsked> {
  if (answer) {
    const { tooMany, result } = await limited("reset", email, source, () =>
      userByAnswer(email, answer),
    );
    if (tooMany) return { tooMany };
    if (!result) return { sent: null };
  }
  const counters = await countersOfLink(email, source);
  const now = Date.now();
  const mail = () =>
    write((tx) => {
      const full = countAttemptsIn(tx, counters, now);
      if (full) return inWords(full);
      const user = tx
        .select(viewerColumns)
        .from(users)
        .where(eq(users.email, emailKey(email)))
        .get();
      if (user) {
        const token = createMailLink(tx, "password", { email: user.email, userId: user.id }, now);
        mailPasswordLink(tx, user, { token, redirectTo }, now);
      }
      return null;
    });
  const tooMany = await inSameTime(mail);
  return tooMany ? { tooMany } : { sent: answer ? "answered" : "asked" };
}

/** The account that a mailed link to a new password is for; null if it cannot be used. */
export function accountOfLink(token: string): Viewer | null {
  const userId = mailLinkBy("password", token)?.userId;
  if (!userId) return null;
  return db.select(viewerColumns).from(users).where(eq(users.id, userId)).get() ?? null;
}

/**
 * Sets a new password through a mailed link, which it uses up, and ends all sessions and API tokens of the account. False if
 * the link cannot be used; throws `Refused` for a password that is too short for the staff.
 */
export async function resetByLink(token: string, newPassword: string): Promise<boolean> {
  // Hashing is slow: nobody may cause it without a link.
  const account = accountOfLink(token);
  if (!account) return false;
  requireLongEnough("newpassword", newPassword, account);
  const passwordHash = await askedBy("known", () => hashPassword(newPassword));
  const now = Date.now();
  return write((tx) => {
    const userId = redeemMailLink(tx, "password", token, now)?.userId;
    if (!userId) return false;
    storePassword(tx, userId, passwordHash, "with a link that we sent to you", now);
    // All sessions have ended: nobody is left who might hold the account without reading its mails.
    proveAccountEmail(tx, userId, now);
    return true;
  });
}

/**
 * Sets a new password if the security answer is right, and ends all sessions and API tokens of the account. False for an
 * unknown e-mail or a wrong answer, after the same work; throws `Refused` for a password that is too short for the staff.
 */
export async function resetPassword(
  email: string,
  answer: string,
  newPassword: string,
): Promise<boolean> {
  const found = await userByAnswer(email, answer);
  if (!found) return false;
  requireLongEnough("newpassword", newPassword, found);
  const passwordHash = await hashPassword(newPassword);
  const now = Date.now();
  return write((tx) => {
    const user = tx
      .select({ answerHash: users.answerHash })
      .from(users)
      .where(eq(users.id, found.id))
      .get();
    if (user?.answerHash !== found.answerHash) return false;
    storePassword(tx, found.id, passwordHash, "with the answer to your security question", now);
    return true;
  });
}

/** The account, if this is its security answer; null for a wrong one and an unknown e-mail, after the same work. */
async function userByAnswer(email: string, answer: string) {
  const found = db
    .select({
      id: users.id,
      role: users.role,
      staff: users.staff,
      answerHash: users.answerHash,
    })
    .from(users)
    .where(eq(users.email, emailKey(email)))
    .get();
  const isRight = await answerMatches(answer, found?.answerHash);
  return found && isRight ? found : null;
}

function storePassword(
  tx: Writer,
  userId: string,
  passwordHash: string,
  how: PasswordChange,
  now: number,
): void {
  const [changed] = tx
    .update(users)
    .set({ passwordHash, updatedAt: now })
    .where(eq(users.id, userId))
    .returning(viewerColumns)
    .all();
  if (!changed) throw new Error("The user to be changed does not exist any more");
  endAllAccess(tx, userId);
  endPasswordLinks(tx, userId, now);
  mailPasswordChanged(tx, changed, how, now);
}
