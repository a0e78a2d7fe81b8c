import { createHmac } from "node:crypto";
import { z } from "zod";
import { secrets } from "~/lib/secrets.server";
import { signedCookie } from "~/lib/signed-cookie.server";

/**
 * The accounts that were signed in to in this browser, as marks that say nothing to anybody else. Opens nothing: it only
 * spares its owner a mail. Kept for as long as browsers keep a cookie; not named like those that tell who somebody is
 * (`tellsOfSomebody`), because nothing on a page hangs on it.
 */
const cookie = signedCookie("known_browser", 400 * 24 * 60 * 60);

const most = 8;

async function marksIn(request: Request): Promise<string[]> {
  const { data } = z.array(z.string()).safeParse(await cookie.parse(request.headers.get("Cookie")));
  return data ?? [];
}

/** Whether this account was signed in to, or made, in this browser before. */
export async function isKnownBrowser(request: Request, userId: string): Promise<boolean> {
  return (await marksIn(request)).includes(markOf(userId));
}

/** The value of a `Set-Cookie` header: this browser is known to the account from now on. The last eight accounts count. */
export async function knownBrowserCookie(request: Request, userId: string): Promise<string> {
  const mark = markOf(userId);
  const others = (await marksIn(request)).filter((other) => other !== mark);
  return cookie.serialize([mark, ...others].slice(0, most));
}

function markOf(userId: string): string {
  const mac = createHmac("sha256", secrets.session).update(`known browser of ${userId}`);
  return mac.digest("base64url").slice(0, 16);
}
