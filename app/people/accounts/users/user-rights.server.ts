import { and, count, eq, gt, ne, sql } from "drizzle-orm";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { db, type Reader, write, type Writer } from "~/base/db/connection.server";
import { apiTokens, sessions, users } from "~/base/db/schema";
import { adminIdle } from "../session/session-life";
import { endAllAccess } from "../session/session.server";
import { type Viewer, viewerColumns } from "../viewer-columns.server";

export type RightsProblem =
  /** The actor is not, or no longer, an admin. */
  "not-admin" | "unknown-user" | "yourself" | "last-admin";

type Changed = { user: Viewer; problem?: undefined } | { user?: undefined; problem: RightsProblem };

/**
 * Makes a user an admin (1) or a shopper (0), effective from the user's next request. Admins cannot change their own role,
 * and the last admin cannot be removed; both are checked in the same transaction.
 */
export function setRole(userId: string, role: 0 | 1, actor: Actor): Promise<Changed> {
  return write((tx) => {
    const { user, problem } = userFor(tx, userId, actor);
    if (problem) return { problem };
    if (role === 0 && !hasOtherAdmin(tx, userId)) return { problem: "last-admin" };
    if (userId === actor.id) return { problem: "yourself" };
    if (user.role === role) return { user };
    const now = Date.now();
    tx.update(users).set({ role, staff: null, updatedAt: now }).where(eq(users.id, userId)).run();
    // Admin sessions are shorter; this also applies to those already open.
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

/** The number of browsers and API clients where a user is signed in. */
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

/** The user to change. Checks again that the actor is an admin: the right may have been removed since the guard ran. */
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
