import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { z } from "zod";
import { db } from "~/base/db/connection.server";
import { users } from "~/base/db/schema";
import { signedCookie } from "~/base/lib/http/signed-cookie.server";
import { minute, second } from "~/base/lib/time";
import { type Viewer, viewerColumns } from "../viewer-columns.server";

const tenMinutes = 10 * minute;

/** Records that this browser gave the right password for an account. Grants no access by itself. */
const cookie = signedCookie("prayosha_step", tenMinutes / second, "/login");

/** `password`: a fingerprint of the hash. After a password change the old password plus a code no longer works. */
const waiting = z.object({ userId: z.string(), until: z.number(), password: z.string() });

/** The value of a `Set-Cookie` header that gives this browser ten minutes to enter the code. */
export async function waitingCookie(userId: string, now = Date.now()): Promise<string> {
  const found = withMark(userId);
  return cookie.serialize({ userId, until: now + tenMinutes, password: found?.mark ?? "" });
}

/** The value of a `Set-Cookie` header that removes the cookie. */
export function noWaitingCookie(): Promise<string> {
  return cookie.serialize("", { maxAge: 0 });
}

/** The user who gave the password in this browser in the last ten minutes and has yet to enter the code; otherwise null. */
export async function waitingFor(request: Request, now = Date.now()): Promise<Viewer | null> {
  const { data } = waiting.safeParse(await cookie.parse(request.headers.get("Cookie")));
  if (!data || data.until <= now) return null;
  const found = withMark(data.userId);
  return found?.mark === data.password ? found.user : null;
}

function withMark(userId: string): { user: Viewer; mark: string } | null {
  const found = db
    .select({ user: viewerColumns, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId))
    .get();
  if (!found) return null;
  const mark = createHash("sha256").update(found.passwordHash).digest("base64url").slice(0, 22);
  return { user: found.user, mark };
}
