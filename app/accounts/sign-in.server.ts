import { write } from "~/db/connection.server";
import { deviceOf } from "./device";
import {
  endSession,
  noSessionCookie,
  sessionCookie,
  startSession,
  tokenOf,
} from "./session.server";

/**
 * The value of a `Set-Cookie` header that signs the user in on this browser. Always a new session: one that somebody
 * else put there, or saw, before is of no use.
 */
export async function signInCookie(request: Request, userId: string): Promise<string> {
  const before = await tokenOf(request);
  const device = deviceOf(request.headers.get("User-Agent"));
  const token = await write(async (tx) => {
    if (before) await endSession(tx, before);
    return startSession(tx, userId, device);
  });
  return sessionCookie(token);
}

/** Ends this browser's session; gives the value of the `Set-Cookie` header that takes its cookie away. */
export async function signOutCookie(request: Request): Promise<string> {
  const token = await tokenOf(request);
  if (token) await write((tx) => endSession(tx, token));
  return noSessionCookie();
}
