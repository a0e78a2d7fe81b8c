import { write, type Writer } from "~/base/db/connection.server";
import type { RouteArgs } from "~/base/lib/context";
import { mailNewDevice } from "../account-mails.server";
import { deviceOf } from "../device";
import { rememberLanguage } from "../own-language.server";
import { knownBrowser, knownBrowserCookie } from "./known-browser.server";
import { rememberNetwork } from "./known-network.server";
import {
  endSession,
  noSessionCookie,
  sessionCookie,
  startSession,
  tokenOf,
} from "../session/session.server";
import type { Viewer } from "../viewer-columns.server";

/**
 * The value of a `Set-Cookie` header that signs the user in on this browser. Always starts a new session, so that a
 * planted or stolen earlier one is useless (session fixation).
 */
export async function signInCookie(request: Request, userId: string): Promise<string> {
  return sessionCookie(await newSession(request, userId));
}

/**
 * The values of the `Set-Cookie` headers after a login: the session and the known-browser cookie. Also remembers the
 * network. A login from an unknown browser sends the owner a mail.
 */
export async function loginCookies(
  { request, context }: Pick<RouteArgs, "request" | "context">,
  user: Viewer,
): Promise<string[]> {
  const isKnown = (await knownBrowser(request, user.id)) !== null;
  const token = await newSession(request, user.id, (tx, device) => {
    if (!isKnown) mailNewDevice(tx, user, device, Date.now());
    rememberNetwork(tx, user, context.clientAddress);
  });
  return [await sessionCookie(token), await knownBrowserCookie(request, user.id)];
}

async function newSession(
  request: Request,
  userId: string,
  alongside?: (tx: Writer, device: string) => void,
): Promise<string> {
  const before = await tokenOf(request);
  const device = deviceOf(request.headers.get("User-Agent"));
  return write((tx) => {
    if (before) endSession(tx, before);
    rememberLanguage(tx, userId);
    alongside?.(tx, device);
    return startSession(tx, userId, device);
  });
}

/** Ends this browser's session; returns the value of the `Set-Cookie` header that removes its cookie. */
export async function signOutCookie(request: Request): Promise<string> {
  const token = await tokenOf(request);
  if (token) await write((tx) => endSession(tx, token));
  return noSessionCookie();
}
