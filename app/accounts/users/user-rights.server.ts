import { and, count, eq, gt, ne, sql } from "drizzle-orm";
import { type Actor, recordChange } from "~/audit/record.server";
import { db, type Reader, write, type Writer } from "~/db/connection.server";
import { apiTokens, sessions, users } from "~/db/schema";
import { adminIdle } from "../session-life";
import { endAllAccess } from "../session.server";
import { type Viewer, viewerColumns } from "../viewer-columns.server";

export type RightsProblem =
  /** Whoever asks is not an admin (any more). */
  "not-admin" | "unknown-user" | "yourself" | "last-admin";

type Changed = { user: Viewer; problem?: undefined } | { user?: undefined; problem: RightsProblem };

/**
 * Makes a user an admin (1) or a shopper (0), from the user's next click on. Nobody does so to their own account, and
 * the shop keeps an admin: both are looked up where nothing can change in between.
 */
export function setRole(userId: string, role: 0 | 1, actor: Actor): Promise<Changed> {
  return write((tx) => {
    const { user, problem } = userFor(tx, userId, actor);
    if (problem) return { problem };
    if (role === 0 && !hasOtherAdmin(tx, userId)) return { problem: "last-admin" };
    if (userId === actor.id) return { problem: "yourself" };
    if (user.role === role) return { user };
    const now = Date.now();
    tx.update(users).set({ role, updatedAt: now }).where(eq(users.id, userId)).run();
    // An admin's browsers have less time, those that are open already too.
    if (role === 1)
      tx.update(sessions)
        .set({ expiresAt: sql`min(${sessions.expiresAt}, ${now + adminIdle})` })
        .where(eq(sessions.userId, userId))
        .run();
    recordChange(tx, {
      actor,
      action: "user.role",
      subject: subjectOf(user),
      before: { role: user.role },
      after: { role },
    });
    return { user: { ...user, role } };
  });
}

/** Signs a user out of every browser and every API client. */
export function signOutEverywhere(userId: string, actor: Actor): Promise<Changed> {
  return write((tx) => {
    const { user, problem } = userFor(tx, userId, actor);
    if (problem) return { problem };
    const before = openAccess(userId, tx);
    endAllAccess(tx, userId);
    recordChange(tx, {
      actor,
      action: "user.sign-out",
      subject: subjectOf(user),
      before,
      after: { sessions: 0, apiTokens: 0 },
    });
    return { user };
  });
}

/** In how many browsers and API clients a user is signed in. */
export function openAccess(
  userId: string,
  reader: Reader = db,
): { sessions: number; apiTokens: number } {
  const now = Date.now();
  const browsers = reader
    .select({ total: count() })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .get();
  const clients = reader
    .select({ total: count() })
    .from(apiTokens)
    .where(and(eq(apiTokens.userId, userId), gt(apiTokens.expiresAt, now)))
    .get();
  return { sessions: browsers?.total ?? 0, apiTokens: clients?.total ?? 0 };
}

/** The user to be changed. The right to do so was checked before, but may have been taken away since. */
function userFor(tx: Writer, userId: string, actor: Actor): Changed {
  const admin = tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, actor.id), eq(users.role, 1)))
    .get();
  if (!admin) return { problem: "not-admin" };
  const user = tx.select(viewerColumns).from(users).where(eq(users.id, userId)).get();
  return user ? { user } : { problem: "unknown-user" };
}

function hasOtherAdmin(tx: Writer, userId: string): boolean {
  const others = tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 1), ne(users.id, userId)))
    .limit(1)
    .all();
  return others.length > 0;
}

function subjectOf({ id, name, email }: Viewer) {
  return { id, name: `${name} (${email})` };
}
