import { hkdfSync } from "node:crypto";

/** What signs one cookie, made of the shop's secret and the cookie's name: a value of one is not signed for another. */
export function cookieKey(secret: string, name: string): string {
  const key = hkdfSync("sha256", secret, "", `prayosha cookie ${name}`, 32);
  return Buffer.from(key).toString("base64url");
}
