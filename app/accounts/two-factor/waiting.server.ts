import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { z } from "zod";
import { db } from "~/db/connection.server";
import { users } from "~/db/schema";
import { signedCookie } from "~/lib/signed-cookie.server";
import { minute, second } from "~/lib/time";
import { type Viewer, viewerColumns } from "../viewer-columns.server";

const tenMinutes = 10 * minute;

/** Says that the password of this account was right in this browser, and no more: it opens nothing. */
const cookie = signedCookie("prayosha_step", tenMinutes / second, "/login");

/** `password`: a mark of the one that was right. Who has changed it since is not let in with the old one and a code. */
const waiting = z.object({ userId: z.string(), until: z.number(), password: z.string() });

/** The value of a `Set-Cookie` header: this browser gave the password and has ten minutes for the code. */
export async function waitingCookie(userId: string, now = Date.now()): Promise<string> {
  const found = withMark(userId);
  return cookie.serialize({ userId, until: now + tenMinutes, password: found?.mark ?? "" });
}

/** The value of a `Set-Cookie` header that takes it away. */
export function noWaitingCookie(): Promise<string> {
  return cookie.serialize("", { maxAge: 0 });
}

/** Who gave the password in this browser in the last ten minutes and still owes the code; else null. */
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
