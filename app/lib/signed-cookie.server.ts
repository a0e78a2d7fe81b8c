import { createCookie } from "@remix-run/node";
import type { z } from "zod";
import { cookieKey } from "./cookie-key";
import { secrets } from "./env/secrets.server";
import { settings } from "./env/settings.server";

/**
 * A cookie that only the shop reads and writes: signed together with its name, out of reach of scripts, kept for `seconds`.
 * Lax, not Strict: the shopper comes back from the provider's pay page by a cross-site navigation.
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
 * Until when (UTC ms) a lasting cookie is accepted as the first release signed it: with the secret alone, whatever its
 * name. Such cookies live 400 days at most, so a shop that is upgraded in November 2026 loses none; one that is upgraded
 * later loses those that browsers did not bring back by then.
 */
export const oldSignaturesUntil = Date.UTC(2028, 0, 1);

/** A value, and whether it is signed as the first release did it. */
type Parsed<T> = { value: T; isOld: boolean } | null;

/**
 * A signed cookie that browsers keep for long, so that there may still be some from the first release. Such a signature
 * does not say for which cookie it was made: therefore a value counts only if it has this cookie's `shape`, and of two
 * cookies with one shape (a session's and a cart's token) each must mean something only when it is found in its own table.
 */
export function lastingCookie<T>(name: string, seconds: number, shape: z.ZodType<T>) {
  const cookie = signedCookie(name, seconds);
  const old = createCookie(name, { secrets: [secrets.session] });
  const valueIn = (parsed: unknown): T | null => shape.safeParse(parsed).data ?? null;
  const parsed = new WeakMap<Request, Promise<Parsed<T>>>();

  async function parseHeader(header: string | null): Promise<Parsed<T>> {
    if (!header?.includes(`${name}=`)) return null;
    const value = valueIn(await cookie.parse(header));
    if (value !== null) return { value, isOld: false };
    const oldValue = Date.now() < oldSignaturesUntil ? valueIn(await old.parse(header)) : null;
    return oldValue === null ? null : { value: oldValue, isOld: true };
  }

  return {
    /** This cookie of a request; null: there is none, or none that the shop signed. Checked once for each request. */
    parse(request: Request): Promise<Parsed<T>> {
      const known = parsed.get(request) ?? parseHeader(request.headers.get("Cookie"));
      parsed.set(request, known);
      return known;
    },
    /** The value of a `Set-Cookie` header. */
    serialize: (value: T): Promise<string> => cookie.serialize(value),
    /** The value of a `Set-Cookie` header that takes the cookie away. */
    remove: (): Promise<string> => cookie.serialize("", { maxAge: 0 }),
    /** The value of a `Set-Cookie` header for a cookie that was signed the old way; null: there is none. */
    async signedAnew(request: Request): Promise<string | null> {
      const found = await this.parse(request);
      return found?.isOld ? cookie.serialize(found.value) : null;
    },
  };
}
