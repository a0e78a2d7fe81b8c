import { createCookie } from "@remix-run/node";
import { secrets } from "./secrets.server";
import { settings } from "./settings.server";

/**
 * A cookie that only the shop reads and writes: signed, out of reach of scripts, kept for `seconds`. Lax, not Strict: the
 * shopper comes back from the provider's pay page by a cross-site navigation.
 */
export function signedCookie(name: string, seconds: number, path = "/") {
  return createCookie(name, {
    httpOnly: true,
    sameSite: "lax",
    path,
    secure: settings.https,
    secrets: [secrets.session],
    maxAge: seconds,
  });
}
