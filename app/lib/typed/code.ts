import { plainDigits } from "../india/digits";
import { oneDash, unmarked } from "./marks";

/**
 * A code or number as it is compared and stored, however it was copied: `‪PR–૦૦૦૦૧૦‬` → `PR-000010`. No invisible marks, one kind of
 * dash, one kind of space, the digits 0–9; trimmed. Case stays.
 */
export const codeTyped = (typed: string): string => plainDigits(oneDash(unmarked(typed)));

/** The slug in an address without what stood behind it in a message: a full stop, a bracket, an invisible mark. */
export const slugTyped = (typed: string): string =>
  unmarked(typed).replace(/[^\p{L}\p{M}\p{N}]+$/u, "");
