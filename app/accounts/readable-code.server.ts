import { randomInt } from "node:crypto";

/** Sixteen characters in groups of four, none of them easily taken for another; some 79 bits. */
export function readableCode(): string {
  const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";
  const group = () =>
    Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join("");
  return [group(), group(), group(), group()].join("-");
}
