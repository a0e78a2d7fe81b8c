import { hkdfSync } from "node:crypto";

/**
 * Derives a cookie's signing key from the shop's secret and the cookie's name, so that a value signed for one cookie is invalid
 * in another.
 */
export function cookieKey(secret: string, name: string): string {
  const key = hkdfSync("sha256", secret, "", `prayosha cookie ${name}`, 32);
  return Buffer.from(key).toString("base64url");
}
