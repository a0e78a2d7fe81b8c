import { and, count, eq } from "drizzle-orm";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { agreeToNews, noteNotice } from "~/people/consent/record.server";
import { db, write } from "~/base/db/connection.server";
import { users } from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";
import { TooBusy } from "~/base/lib/too-busy";
import { language } from "~/base/words/language";
import { unmarkUsual } from "../address-book.server";
import { mailPasswordChanged, mailWelcome } from "../account-mails.server";
import { isBcrypt } from "../sign-in/bcrypt";
import { emailKey } from "~/base/lib/typed/email";
import { endPasswordLinks } from "../mail-links.server";
import { requireLongEnough } from "../passwords/leaked-password.server";
import { hashesOf, hashPassword, passwordMatches } from "../sign-in/password.server";
import { endOtherAccess } from "../session/session.server";
import { type Viewer, viewerColumns } from "../viewer-columns.server";

export type Registration = {
  name: string;
  email: string;
  password: string;
  phone: string;
  address: string;
  /** The answer to 'What city were you born in?'. */
  answer: string;
  termsAccepted: boolean;
  /** Whether the privacy notice stood beside the form. */
  wasShownNotice?: boolean;
  /** Whether the box for mails with news was ticked. */
  wantsNews?: boolean;
  /** 1 admin, 0 (if left out) shopper. */
  role?: 0 | 1;
};

/** Creates an account and queues the welcome mail. The e-mail is unique, ignoring case and surrounding spaces. */
export async function registerUser(
  given: Registration,
): Promise<{ user: Viewer; problem?: undefined } | { user?: undefined; problem: "email-taken" }> {
  const now = Date.now();
  const row = {
    id: newId(now),
    name: given.name,
    email: emailKey(given.email),
    phone: given.phone,
    address: given.address,
    role: given.role ?? 0,
    language: language(),
    ...(await hashesOf(given)),
    termsAcceptedAt: given.termsAccepted ? now : null,
    createdAt: now,
    updatedAt: now,
  };
  const user = await write((tx) => {
    const [made] = tx
      .insert(users)
      .values(row)
      .onConflictDoNothing({ target: users.email })
      .returning(viewerColumns)
      .all();
    if (made) {
      const subject = { userId: made.id };
      if (given.wasShownNotice) noteNotice(tx, "account", subject, "register", now);
      if (given.wantsNews) agreeToNews(tx, made.email, subject, "register", now);
      mailWelcome(tx, made, now);
    }
    return made;
  });
  return user ? { user } : { problem: "email-taken" };
}

/**
 * The user with this e-mail and password, or null; an unknown e-mail and a wrong password take the same time. Replaces a
 * hash of the old shop with one of ours.
 */
export async function userByPassword(email: string, password: string): Promise<Viewer | null> {
  const found = db
    .select({ ...viewerColumns, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.email, emailKey(email)))
    .get();
  if (!(await passwordMatches(password, found?.passwordHash)) || !found) return null;
  const { passwordHash, ...user } = found;
  if (isBcrypt(passwordHash)) await rehash(user.id, password, passwordHash);
  return user;
}

/** Not while too many passwords are being checked: the next login does it. */
async function rehash(userId: string, password: string, before: string): Promise<void> {
  const passwordHash = await hashPassword(password).catch(nullIfBusy);
  if (passwordHash === null) return;
  await write((tx) =>
    tx
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.id, userId), eq(users.passwordHash, before)))
      .run(),
  );
}

function nullIfBusy(error: unknown): null {
  if (error instanceof TooBusy) return null;
  throw error;
}

type ProfileChanges = {
  name?: string | undefined;
  password?: string | undefined;
  phone?: string | undefined;
  address?: string | undefined;
};

/**
 * Saves the fields that are given and not blank; returns the updated user. A new password ends all of the user's sessions
 * and API tokens but `keptToken`, the calling API client's. (A page keeps none and starts a new session with
 * `signInCookie`.) Throws `Refused` for one that is too short for the staff. With an actor (an admin) it writes an audit entry, which names a new password only as "changed".
 */
export async function updateProfile(
  user: Pick<Viewer, "id" | "role" | "staff">,
  { name, password, phone, address }: ProfileChanges,
  { actor = null, keptToken = "" }: { actor?: Actor | null; keptToken?: string } = {},
): Promise<Viewer> {
  if (password) requireLongEnough("password", password, user);
  const passwordHash = password ? await hashPassword(password) : undefined;
  const now = Date.now();
  const changes = {
    ...(name && { name }),
    ...(phone && { phone }),
    ...(address && { address }),
    ...(passwordHash && { passwordHash }),
    updatedAt: now,
  };
  return write((tx) => {
    if (passwordHash) endOtherAccess(tx, user.id, keptToken);
    const before = tx.select(viewerColumns).from(users).where(eq(users.id, user.id)).get();
    const [updated] = tx
      .update(users)
      .set(changes)
      .where(eq(users.id, user.id))
      .returning(viewerColumns)
      .all();
    if (!before || !updated) throw new Error("The user to be changed does not exist any more");
    if (address) unmarkUsual(tx, user.id, updated.address);
    if (passwordHash) {
      endPasswordLinks(tx, user.id, now);
      mailPasswordChanged(tx, updated, "in your profile", now);
    }
    if (actor) {
      recordChange(tx, {
        actor,
        action: "user.profile",
        subject: { id: user.id, name: `${updated.name} (${updated.email})` },
        before: profileIn(before),
        after: { ...profileIn(updated), ...(passwordHash && { password: "changed" }) },
      });
    }
    return updated;
  });
}

function profileIn({ name, phone, address }: Viewer) {
  return { name, phone, address };
}

/** The number of accounts, admins included. */
export function userCount(): number {
  const row = db.select({ total: count() }).from(users).get();
  return row?.total ?? 0;
}
