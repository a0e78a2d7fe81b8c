import { createHash, randomBytes, randomInt } from "node:crypto";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

type IdPrefix = "order" | "pay" | "rfnd" | "card" | "disp" | "setl" | "adj";

/** A new provider id such as `order_RB58MiP5SPFYyM`: prefix and 14 letters or digits. */
export function newId(prefix: IdPrefix): string {
  return `${prefix}_${randomPart()}`;
}

/** 14 letters or digits: the form of the provider's event ids. */
export function randomPart(): string {
  return Array.from({ length: 14 }, () => alphabet[randomInt(alphabet.length)]).join("");
}

/** The id of a pay session: 192 random bits, because it grants permission to pay. */
export function newSessionId(): string {
  return randomBytes(24).toString("base64url");
}

/** Random digits, such as of a bank reference. */
export function digits(length: number): string {
  return Array.from({ length }, () => randomInt(10)).join("");
}

/** The `n`-th pseudo-random number (0 ≤ x < 1) for this seed. */
export function chance(seed: string, n: number): number {
  return createHash("sha256").update(`${seed}:${n}`).digest().readUInt32BE() / 2 ** 32;
}

/** Whether a text has the form of an id with this prefix. */
export function isId(prefix: IdPrefix, text: string): boolean {
  return new RegExp(`^${prefix}_[A-Za-z0-9]{14}$`).test(text);
}
