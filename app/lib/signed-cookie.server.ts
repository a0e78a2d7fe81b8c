import { createCookie } from "@remix-run/node";
import type { z } from "zod";
import { cookieKey } from "./cookie-key";
import { secrets } from "./secrets.server";
import { settings } from "./settings.server";

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

/**
 * A signed cookie that browsers keep for long, so that there may still be some from the first release. Such a signature
 * does not say for which cookie it was made: therefore a value counts only if it has this cookie's `shape`, and of two
 * cookies with one shape (a session's and a cart's token) each must mean something only when it is found in its own table.
 */
export function lastingCookie<T>(name: string, seconds: number, shape: z.ZodType<T>) {
  const cookie = signedCookie(name, seconds);
  const old = createCookie(name, { secrets: [secrets.session] });
  const valueIn = (parsed: unknown): T | null => shape.safeParse(parsed).data ?? null;
  const oldValue = async (header: string): Promise<T | null> =>
    Date.now() < oldSignaturesUntil ? valueIn(await old.parse(header)) : null;

  return {
    /** The value in a `Cookie` header; null: none, or none that the shop signed. */
    async parse(header: string | null): Promise<T | null> {
      if (!header?.includes(`${name}=`)) return null;
      return valueIn(await cookie.parse(header)) ?? oldValue(header);
    },
    /** The value of a `Set-Cookie` header. */
    serialize: (value: T): Promise<string> => cookie.serialize(value),
    /** The value of a `Set-Cookie` header that takes the cookie away. */
    remove: (): Promise<string> => cookie.serialize("", { maxAge: 0 }),
    /** The value of a `Set-Cookie` header for a cookie that was signed the old way; null: there is none. */
    async signedAnew(header: string): Promise<string | null> {
      if (!header.includes(`${name}=`) || valueIn(await cookie.parse(header)) !== null) return null;
      const value = await oldValue(header);
      return value === null ? null : cookie.serialize(value);
    },
  };
}
