import { write } from "~/db/connection.server";
import { mailNewDevice } from "./account-mails.server";
import { deviceOf } from "./device";
import { isKnownBrowser, knownBrowserCookie } from "./known-browser.server";
import {
  endSession,
  noSessionCookie,
  sessionCookie,
  startSession,
  tokenOf,
} from "./session.server";
import type { Viewer } from "./viewer-columns.server";

/**
 * The value of a `Set-Cookie` header that signs the user in on this browser. Always a new session: one that somebody
 * else put there, or saw, before is of no use.
 */
export async function signInCookie(request: Request, userId: string): Promise<string> {
  return sessionCookie(await newSession(request, userId));
}

/**
 * The values of the `Set-Cookie` headers after a login: the same, and what makes this browser known. A login in a browser
 * that was not is told to the owner by mail.
 */
export async function loginCookies(request: Request, user: Viewer): Promise<string[]> {
  const isKnown = await isKnownBrowser(request, user.id);
  const told = isKnown ? undefined : user;
  const token = await newSession(request, user.id, told);
  return [await sessionCookie(token), await knownBrowserCookie(request, user.id)];
}

async function newSession(request: Request, userId: string, told?: Viewer): Promise<string> {
  const before = await tokenOf(request);
  const device = deviceOf(request.headers.get("User-Agent"));
  return write(async (tx) => {
    if (before) await endSession(tx, before);
    if (told) await mailNewDevice(tx, told, device, Date.now());
    return startSession(tx, userId, device);
  });
}

/** Ends this browser's session; gives the value of the `Set-Cookie` header that takes its cookie away. */
export async function signOutCookie(request: Request): Promise<string> {
  const token = await tokenOf(request);
  if (token) await write((tx) => endSession(tx, token));
  return noSessionCookie();
}
