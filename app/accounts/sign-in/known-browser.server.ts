import { createHmac, randomBytes } from "node:crypto";
import { z } from "zod";
import { secrets } from "~/lib/env/secrets.server";
import { lastingCookie } from "~/lib/signed-cookie.server";
import { day, second } from "~/lib/time";

const most = 8;

/**
 * The accounts that were signed in to in this browser, as marks that say nothing to anybody else. It opens nothing: it
 * spares its owner a mail, and a count of tries that strangers can fill. Kept for as long as browsers keep a cookie; not
 * named like those that tell who somebody is (`tellsOfSomebody`), because nothing on a page hangs on it.
 */
export const knownBrowsers = lastingCookie(
  "known_browser",
  (400 * day) / second,
  z.array(z.string().max(64)).max(most),
);

async function marksIn(request: Request): Promise<string[]> {
  return (await knownBrowsers.parse(request))?.value ?? [];
}

/**
 * What this browser is called among those that the account knows; null: it was never signed in to, or made, in this one.
 * Marks of the first release are the same in all browsers of an account, until its next login there.
 */
export async function knownBrowser(request: Request, userId: string): Promise<string | null> {
  const mark = markOf(userId);
  return (await marksIn(request)).find((known) => known.startsWith(mark)) ?? null;
}

/** The value of a `Set-Cookie` header: this browser is known to the account from now on. The last eight accounts count. */
export async function knownBrowserCookie(request: Request, userId: string): Promise<string> {
  const mark = markOf(userId);
  const known = await knownBrowser(request, userId);
  const others = (await marksIn(request)).filter((other) => !other.startsWith(mark));
  const here = known?.includes(".") ? known : `${mark}.${randomBytes(9).toString("base64url")}`;
  return knownBrowsers.serialize([here, ...others].slice(0, most));
}

function markOf(userId: string): string {
  const mac = createHmac("sha256", secrets.session).update(`known browser of ${userId}`);
  return mac.digest("base64url").slice(0, 16);
}
