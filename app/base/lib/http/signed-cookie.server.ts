import { createCookie } from "@remix-run/node";
import type { z } from "zod";
import { cookieKey } from "./cookie-key";
import { secrets } from "../env/secrets.server";
import { settings } from "../env/settings.server";

/**
 * A signed, HttpOnly cookie that lasts `seconds`; the signature covers its name. Lax, not Strict: shoppers return from the
 * provider's payment page by a cross-site navigation.
 */
export function signedCookie(name: string, seconds: number, path = "/") {
  return createCookie(name, {
    httpOnly: true,
    sameSite: "lax",
    path,
    secure: settings.https,
    secrets: [cookieKey(secrets.session, name)],
    maxAge: seconds,
  });
}

/**
 * Until when (UTC ms) lasting cookies are accepted with the first release's signature, made with the secret alone. Such cookies
 * live at most 400 days, so a shop upgraded in November 2026 loses none; one upgraded later loses those that browsers did not
 * send back by then.
 */
const oldSignaturesUntil = Date.UTC(2028, 0, 1);

/** A value, and whether it has the first release's signature. */
type Parsed<T> = { value: T; isOld: boolean } | null;

/**
 * A long-lived signed cookie, possibly still with the first release's signature. That signature does not cover the cookie's
 * name, so a value counts only if it has this cookie's `shape`, and where two cookies share a shape (session and cart tokens)
 * each must be looked up in its own table.
 */
export function lastingCookie<T>(name: string, seconds: number, shape: z.ZodType<T>) {
  const cookie = signedCookie(name, seconds);
  const old = createCookie(name, { secrets: [secrets.session] });
  const valueIn = (parsed: unknown): T | null => shape.safeParse(parsed).data ?? null;
  let last: { header: string | null; takesOld: boolean; parsed: Promise<Parsed<T>> } | undefined;

  async function parseHeader(header: string | null): Promise<Parsed<T>> {
    if (!header?.includes(`${name}=`)) return null;
    const value = valueIn(await cookie.parse(header));
    if (value !== null) return { value, isOld: false };
    const oldValue = Date.now() < oldSignaturesUntil ? valueIn(await old.parse(header)) : null;
    return oldValue === null ? null : { value: oldValue, isOld: true };
  }

  return {
    /**
     * The cookie of a request; null: missing, or not signed by the shop. The last header is remembered, not the request: Remix
     * gives each loader a Request of its own, and a page asked for the same signature up to four times.
     */
    parse({ headers }: Request): Promise<Parsed<T>> {
      const header = headers.get("Cookie");
      const takesOld = Date.now() < oldSignaturesUntil;
      if (last?.header !== header || last.takesOld !== takesOld)
        last = { header, takesOld, parsed: parseHeader(header) };
      return last.parsed;
    },
    /** A `Set-Cookie` value. */
    serialize: (value: T): Promise<string> => cookie.serialize(value),
    /** A `Set-Cookie` value that deletes the cookie. */
    remove: (): Promise<string> => cookie.serialize("", { maxAge: 0 }),
    /** A `Set-Cookie` value that replaces an old signature; null: not needed. */
    async renewed(request: Request): Promise<string | null> {
      const found = await this.parse(request);
      return found?.isOld ? cookie.serialize(found.value) : null;
    },
  };
}
