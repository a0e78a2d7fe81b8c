import { createHmac } from "node:crypto";

const secondsOfAStep = 30;
const digits = 6;

/** The number of the 30-second step since 1970 that contains `now` (UTC ms). */
export function stepAt(now: number): number {
  return Math.floor(now / 1000 / secondsOfAStep);
}

/** The six-digit code for this 30-second step: RFC 6238 over RFC 4226, with SHA-1, which every app supports. */
export function codeAt(step: number, secret: Buffer): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 15;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, "0");
}

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Base 32 (RFC 4648, without padding), the format in which apps accept a typed secret. For multiples of 5 bytes only. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{5}/g) ?? []).map((five) => alphabet[parseInt(five, 2)]).join("");
}

/** The `otpauth:` address in the QR code. `issuer`: the shop's name; `account`: the user's e-mail. */
export function appAddress(issuer: string, account: string, secret: Buffer): string {
  const label = encodeURIComponent(`${issuer}:${account}`);
  const facts = new URLSearchParams({ secret: base32(secret), issuer });
  // Apps read "+" as a plus sign.
  return `otpauth://totp/${label}?${facts.toString().replaceAll("+", "%20")}`;
}
