import { codeTyped } from "~/base/lib/typed/code";

/** Beginnings that India Post does not use in any of its nine zones. */
const unused = /^(10|29|35|5[45]|6[56]|8[6-9])/;

/**
 * A typed PIN, in any digits and also as `395 007`, `395–007`, `PIN: 395007.` → its six digits; null for anything else, and where no
 * post office can have it (`pinProblem` says which).
 */
export function pinIn(typed: string): string | null {
  const pin = bare(typed);
  return isWhole(pin) && !unused.test(pin) ? pin : null;
}

/** What is wrong with a typed PIN, as an English sentence; null: nothing. */
export function pinProblem(typed: string): string | null {
  const pin = bare(typed);
  if (!isWhole(pin)) return "PIN must have 6 digits, such as 395002";
  return unused.test(pin) ? "No PIN in India begins with these two digits: please check it" : null;
}

/** The PIN that an address asks for, and what to say beside its field; null: nothing. */
export function pinAsked(typed: string | null) {
  const sentence = typed === null ? null : pinProblem(typed);
  return {
    pin: typed === null ? null : pinIn(typed),
    problem: typed !== null && sentence ? { typed, sentence } : null,
  };
}

const bare = (typed: string) =>
  codeTyped(typed)
    .replace(/^pin\s?(code)?\b[\s:.-]*/i, "")
    .replace(/[.,;]$/, "")
    .replace(/[\s-]/g, "");

const isWhole = (pin: string) => /^[1-9]\d{5}$/.test(pin);
