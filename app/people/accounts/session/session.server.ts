import { and, eq, gt, lt, ne } from "drizzle-orm";
import { z } from "zod";
import { db, type Writer } from "~/base/db/connection.server";
import { placeholder, prepared } from "~/base/db/prepared.server";
import { apiTokens, sessions, users } from "~/base/db/schema";
import { newToken } from "~/base/lib/ids.server";
import { lastingCookie } from "~/base/lib/http/signed-cookie.server";
import { second } from "~/base/lib/time";
import { noteSessionUse } from "./last-use.server";
import { endOfSession, longestSession } from "./session-life";
import { hashOf } from "../token-hash.server";
import { type Viewer, viewerColumns } from "../viewer-columns.server";

export type { Viewer } from "../viewer-columns.server";

/** The session cookie: holds a token from `newToken`. */
export const sessionInBrowser = lastingCookie(
  "prayosha_session",
  longestSession / second,
  z.string().regex(/^[\w-]{43}$/),
);

/** The signed-in user of this request's session cookie; null without one or when the session has ended. */
export async function sessionUser(request: Request, now = Date.now()): Promise<Viewer | null> {
  const token = await tokenOf(request);
  if (!token) return null;
  const tokenHash = hashOf(token);
  const found = openSession(db).get({ tokenHash, now });
  if (!found) return null;
  const { lastUsedAt, createdAt, ...viewer } = found;
  await noteSessionUse({ tokenHash, lastUsedAt, createdAt, ...membership(viewer) }, now);
  return viewer;
}

const membership = ({ role, staff }: Viewer) => ({ role, staff });

const openSession = prepared((from) =>
  from
    .select({
      ...viewerColumns,
      lastUsedAt: sessions.lastUsedAt,
      createdAt: sessions.createdAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, placeholder("tokenHash")),
        gt(sessions.expiresAt, placeholder("now")),
      ),
    )
    .prepare(),
);

/**
 * Starts a session for a user who has just given the password; returns its new token for `sessionCookie`. `device` is
 * the name shown in the user's device list. Also deletes expired sessions.
 */
export function startSession(tx: Writer, userId: string, device = "", now = Date.now()): string {
  const token = newToken();
  tx.delete(sessions).where(lt(sessions.expiresAt, now)).run();
  const user = tx
    .select({ role: users.role, staff: users.staff })
    .from(users)
    .where(eq(users.id, userId))
    .get();
  tx.insert(sessions)
    .values({
      tokenHash: hashOf(token),
      userId,
      device,
      lastUsedAt: now,
      confirmedAt: now,
      createdAt: now,
      expiresAt: endOfSession({ ...(user ?? { role: 0, staff: null }), createdAt: now }, now),
    })
    .run();
  return token;
}

/** Ends the session of one browser, by the token in its cookie. */
export function endSession(tx: Writer, token: string): void {
  tx.delete(sessions)
    .where(eq(sessions.tokenHash, hashOf(token)))
    .run();
}

/** Signs the user out of every browser and every API client. */
export function endAllAccess(tx: Writer, userId: string): void {
  tx.delete(sessions).where(eq(sessions.userId, userId)).run();
  tx.delete(apiTokens).where(eq(apiTokens.userId, userId)).run();
}

/** Signs the user out everywhere but in the browser or API client with this token. */
export function endOtherAccess(tx: Writer, userId: string, keptToken: string): void {
  for (const table of [sessions, apiTokens])
    tx.delete(table)
      .where(and(eq(table.userId, userId), ne(table.tokenHash, hashOf(keptToken))))
      .run();
}

/** The value of a `Set-Cookie` header that signs a browser in. */
export function sessionCookie(token: string): Promise<string> {
  return sessionInBrowser.serialize(token);
}

/** The value of a `Set-Cookie` header that removes the session cookie. */
export function noSessionCookie(): Promise<string> {
  return sessionInBrowser.remove();
}

/** The session token in the request's cookie; null without one or with a wrong signature. */
export async function tokenOf(request: Request): Promise<string | null> {
  return (await sessionInBrowser.parse(request))?.value ?? null;
}
