import { createHmac, randomBytes } from "node:crypto";
import { z } from "zod";
import { secrets } from "~/base/lib/env/secrets.server";
import { lastingCookie } from "~/base/lib/http/signed-cookie.server";
import { day, second } from "~/base/lib/time";

const maxAccounts = 8;

/**
 * The accounts that signed in on this browser, as opaque marks. Grants no access: it spares the owner a new-device mail
 * and gives the browser an attempt counter that strangers cannot fill. Lasts 400 days, the longest browsers allow. Not named like the
 * cookies that make a page personal (`hasShopCookie`): no page depends on it.
 */
export const knownBrowsers = lastingCookie(
  "known_browser",
  (400 * day) / second,
  z.array(z.string().max(64)).max(maxAccounts),
);

async function marksIn(request: Request): Promise<string[]> {
  return (await knownBrowsers.parse(request))?.value ?? [];
}

/**
 * This browser's mark for the account; null if the account never signed in or registered here. Marks of the first release are the
 * same in all browsers of an account until its next login there.
 */
export async function knownBrowser(request: Request, userId: string): Promise<string | null> {
  const mark = markOf(userId);
  return (await marksIn(request)).find((known) => known.startsWith(mark)) ?? null;
}

/** The value of a `Set-Cookie` header that makes this browser known to the account. Remembers the last eight accounts. */
export async function knownBrowserCookie(request: Request, userId: string): Promise<string> {
  const mark = markOf(userId);
  const known = await knownBrowser(request, userId);
  const others = (await marksIn(request)).filter((other) => !other.startsWith(mark));
  const ownMark = known?.includes(".") ? known : `${mark}.${randomBytes(9).toString("base64url")}`;
  return knownBrowsers.serialize([ownMark, ...others].slice(0, maxAccounts));
}

function markOf(userId: string): string {
  const mac = createHmac("sha256", secrets.session).update(`known browser of ${userId}`);
  return mac.digest("base64url").slice(0, 16);
}
