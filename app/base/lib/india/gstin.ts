import { codeTyped } from "../typed/code";
import { stateName } from "./states";

const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const form = /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/** Typed GSTIN → stored form: upper case, no spaces, dashes or words before it: `GSTIN: 24-AAACC…` → `24AAACC…`. */
export function typedGstin(text: string): string {
  return codeTyped(text)
    .toUpperCase()
    .replace(/^GST(IN)?(\/UIN)?( NO| NUMBER)?[\s:.-]+/, "")
    .replace(/[\s.-]/g, "");
}

/** What is wrong with a GSTIN (Indian tax number), as a sentence; null: nothing. */
export function gstinProblem(gstin: string): string | null {
  if (!form.test(gstin)) return "GSTIN must look like 24ABCDE1234F1Z5";
  if (!stateName(stateOfGstin(gstin))) return "GSTIN must begin with the two digits of a state";
  return checkCharacter(gstin.slice(0, 14)) === gstin[14]
    ? null
    : "GSTIN is mistyped: its last character does not fit the others";
}

/** The two-digit state code of a GSTIN. */
export function stateOfGstin(gstin: string): string {
  return gstin.slice(0, 2);
}

/** Alternating weights 1 and 2; sum of the base-36 digits of each product; complement to a multiple of 36. */
function checkCharacter(first14: string): string | undefined {
  const sum = [...first14].reduce((total, character, index) => {
    const product = digits.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return digits[(36 - (sum % 36)) % 36];
}
