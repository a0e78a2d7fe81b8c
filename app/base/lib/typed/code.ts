import { plainDigits } from "./digits";
import { oneDash, unmarked } from "./marks";

/**
 * A code or number as it is compared and stored, however it was copied: `‪PR–૦૦૦૦૧૦‬` → `PR-000010`. No invisible marks, one kind of
 * dash, one kind of space, the digits 0–9; trimmed. Case stays.
 */
export const codeTyped = (typed: string): string => plainDigits(oneDash(unmarked(typed)));
