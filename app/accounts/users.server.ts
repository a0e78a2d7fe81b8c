import { and, count, eq } from "drizzle-orm";
import { type Actor, recordChange } from "~/audit/record.server";
import { db, write } from "~/db/connection.server";
import { users } from "~/db/schema";
import { newId } from "~/lib/ids.server";
import { mailPasswordChanged, mailWelcome } from "./account-mails.server";
import { isBcrypt } from "./sign-in/bcrypt.server";
import { emailKey } from "./email-key";
import { answerMatches, hashesOf, hashPassword, passwordMatches } from "./sign-in/password.server";
import { endAllAccess, endOtherAccess } from "./session.server";
import { type Viewer, viewerColumns } from "./viewer-columns.server";

export type Registration = {
  name: string;
  email: string;
  password: string;
  phone: string;
  address: string;
  /** To the question 'What city were you born in?'. */
  answer: string;
  termsAccepted: boolean;
  /** 1 admin, 0 (if left out) shopper. */
  role?: 0 | 1;
};

/** Makes an account and welcomes its owner by mail. The e-mail is compared trimmed and without regard to case; of two at once, one gets it. */
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
    if (made) mailWelcome(tx, made, now);
    return made;
  });
  return user ? { user } : { problem: "email-taken" };
}

/**
 * The user with this e-mail and this password, or null; both ways of being wrong take the same time. A password that still
 * has the old shop's hash gets one of ours.
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

async function rehash(userId: string, password: string, before: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  await write((tx) =>
    tx
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.id, userId), eq(users.passwordHash, before)))
      .run(),
  );
}

export type ProfileChanges = {
  name?: string | undefined;
  password?: string | undefined;
  phone?: string | undefined;
  address?: string | undefined;
};

/**
 * Changes what is given and not blank; gives the user as it is then. A new password ends all sessions and API tokens of
 * the user but `keptToken`, the one that a client of the API asks with. (A page keeps none and gives its browser a new
 * session with `signInCookie`.) With an actor (an admin) it is written down; of a password only that it changed.
 */
export async function updateProfile(
  user: Pick<Viewer, "id">,
  { name, password, phone, address }: ProfileChanges,
  { actor = null, keptToken = "" }: { actor?: Actor | null; keptToken?: string } = {},
): Promise<Viewer> {
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
    if (passwordHash) mailPasswordChanged(tx, updated, "in your profile", now);
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

/**
 * Gives the account a new password if the security answer is right, and ends all its sessions and API tokens. False for
 * an unknown e-mail and for a wrong answer, after the same work.
 */
export async function resetPassword(
  email: string,
  answer: string,
  newPassword: string,
): Promise<boolean> {
  const found = db
    .select({ id: users.id, answerHash: users.answerHash })
    .from(users)
    .where(eq(users.email, emailKey(email)))
    .get();
  if (!(await answerMatches(answer, found?.answerHash)) || !found) return false;

  const passwordHash = await hashPassword(newPassword);
  const now = Date.now();
  return write((tx) => {
    const [changed] = tx
      .update(users)
      .set({ passwordHash, updatedAt: now })
      .where(and(eq(users.id, found.id), eq(users.answerHash, found.answerHash)))
      .returning(viewerColumns)
      .all();
    endAllAccess(tx, found.id);
    if (!changed) return false;
    mailPasswordChanged(tx, changed, "with the answer to your security question", now);
    return true;
  });
}

/** How many accounts there are, admins included. */
export function userCount(): number {
  const row = db.select({ total: count() }).from(users).get();
  return row?.total ?? 0;
}
