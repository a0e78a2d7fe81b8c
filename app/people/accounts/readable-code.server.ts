import { randomInt } from "node:crypto";

/** A random code of sixteen characters in groups of four, without look-alikes; about 79 bits. */
export function readableCode(): string {
  const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";
  const group = () =>
    Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join("");
  return [group(), group(), group(), group()].join("-");
}
