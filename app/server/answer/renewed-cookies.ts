import { knownBrowsers } from "~/people/accounts/sign-in/known-browser.server";
import { sessionInBrowser } from "~/people/accounts/session/session.server";
import { cartInBrowser } from "~/sales/cart/cart.server";
import { isApi } from "../answer-api";

const lasting = [sessionInBrowser, cartInBrowser, knownBrowsers];

/** `Set-Cookie` values that replace a request's cookies with an old signature (`lastingCookie`). */
async function renewedCookies(request: Request): Promise<string[]> {
  const values = await Promise.all(lasting.map((cookie) => cookie.renewed(request)));
  return values.filter((value) => value !== null);
}

/** Adds them to private responses, unless the response sets these cookies itself. */
export async function renewCookies(request: Request, { headers }: Response): Promise<void> {
  if (isApi(new URL(request.url))) return;
  if (!/private|no-store/i.test(headers.get("Cache-Control") ?? "")) return;
  const set = headers.getSetCookie().map((value) => value.split("=", 1)[0]);
  for (const value of await renewedCookies(request))
    if (!set.includes(value.split("=", 1)[0])) headers.append("Set-Cookie", value);
}
