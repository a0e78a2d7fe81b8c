import { and, eq, gt, ne, sql } from "drizzle-orm";
import { db, write } from "~/base/db/connection.server";
import { apiTokens, sessions } from "~/base/db/schema";
import { tokenOf } from "../session/session.server";
import { hashOf } from "../token-hash.server";
import type { Viewer } from "../viewer-columns.server";

/** A browser or API client where a user is signed in. Times are UTC ms. */
type Device = {
  /** First 16 characters of the token's hash: reveals nothing about the token, only serves `signOutDevice`. */
  id: string;
  /** "Chrome on Android"; "" if unknown. */
  name: string;
  kind: "browser" | "api";
  since: number;
  /** Accurate to the hour. */
  lastUsedAt: number;
  /** Whether this is the browser of the request. */
  isThis: boolean;
};

type Table = typeof sessions | typeof apiTokens;
const idOf = (table: Table) => sql<string>`substr(${table.tokenHash}, 1, 16)`;

/** The devices where the user is signed in: this browser first, then the most recently used. */
export async function devicesOf(
  user: Pick<Viewer, "id">,
  request: Request,
  now = Date.now(),
): Promise<Device[]> {
  const currentId = await idHere(request);
  const rows = (table: Table) =>
    db
      .select({
        id: idOf(table),
        name: table.device,
        since: table.createdAt,
        lastUsedAt: table.lastUsedAt,
      })
      .from(table)
      .where(and(eq(table.userId, user.id), gt(table.expiresAt, now)))
      .all();
  const devices = [
    ...rows(sessions).map((row) => ({ ...row, kind: "browser" as const })),
    ...rows(apiTokens).map((row) => ({ ...row, kind: "api" as const })),
  ].map((row) => ({
    ...row,
    lastUsedAt: row.lastUsedAt ?? row.since,
    isThis: row.kind === "browser" && row.id === currentId,
  }));
  return devices.sort((a, b) => Number(b.isThis) - Number(a.isThis) || b.lastUsedAt - a.lastUsedAt);
}

/** Signs out one device of the user; false if the user has no such device. */
export function signOutDevice(user: Pick<Viewer, "id">, id: string): Promise<boolean> {
  return write((tx) => {
    const ended = (table: Table) =>
      tx
        .delete(table)
        .where(and(eq(table.userId, user.id), eq(idOf(table), id)))
        .returning({ id: table.userId })
        .all();
    return ended(sessions).length + ended(apiTokens).length > 0;
  });
}

/** Signs the user out everywhere but in this request's browser; returns the number of devices signed out. */
export async function signOutElsewhere(
  user: Pick<Viewer, "id">,
  request: Request,
  now = Date.now(),
): Promise<number> {
  const currentId = await idHere(request);
  return write((tx) => {
    const browsers = tx
      .delete(sessions)
      .where(and(eq(sessions.userId, user.id), ne(idOf(sessions), currentId)))
      .returning({ expiresAt: sessions.expiresAt })
      .all();
    const clients = tx
      .delete(apiTokens)
      .where(eq(apiTokens.userId, user.id))
      .returning({ expiresAt: apiTokens.expiresAt })
      .all();
    return [...browsers, ...clients].filter(({ expiresAt }) => expiresAt > now).length;
  });
}

/** The device id of this request's browser; "" if it is not signed in. */
export async function idHere(request: Request): Promise<string> {
  const token = await tokenOf(request);
  return token ? hashOf(token).slice(0, 16) : "";
}
