import { createHmac } from "node:crypto";

const secondsOfAStep = 30;
const digits = 6;

/** Which 30 seconds, counted from 1970, the time (UTC ms) lies in. */
export function stepAt(now: number): number {
  return Math.floor(now / 1000 / secondsOfAStep);
}

/** The code of six digits that an app shows in these 30 seconds. RFC 6238 over RFC 4226, with SHA-1 as every app knows it. */
export function codeAt(step: number, secret: Buffer): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 15;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, "0");
}

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Base 32 (RFC 4648, without padding), as apps take a secret that is typed. For whole groups of 5 bytes. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{5}/g) ?? []).map((five) => alphabet[parseInt(five, 2)]).join("");
}

/** What a QR code tells an app. `issuer`: the shop's name, `account`: whose codes they are. */
export function appAddress(issuer: string, account: string, secret: Buffer): string {
  const label = encodeURIComponent(`${issuer}:${account}`);
  const facts = new URLSearchParams({ secret: base32(secret), issuer });
  // Apps read "+" as a plus sign.
  return `otpauth://totp/${label}?${facts.toString().replaceAll("+", "%20")}`;
}
