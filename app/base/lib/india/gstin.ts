import { codeTyped } from "../typed/code";
import { stateName } from "./states";

const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/**
 * The published shapes of a GSTIN. Source: the Returns Offline Tool V3.2.4 as the public repository onyb/gst describes it, and
 * `GSTIN_FORMATS` of resilient-tech/india-compliance. All end in the same check character.
 */
const shapes = {
  /** A firm: state, PAN, number, a letter or digit (mostly Z). */
  firm: /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z][1-9ABE-JZ]/,
  /** An office that deducts tax from what it pays, such as a ministry, by its TAN or PAN. */
  deductor: /^\d{2}[A-Z]{4}[A-Z0-9]\d{4}[A-Z][1-9A-Z]D/,
  /** A department of the government, by its TAN. */
  department: /^\d{2}[A-Z]{4}\d{5}[A-Z]\dZ\d$/,
  /** UIN: an embassy, or an office of the United Nations. */
  uin: /^\d{4}[A-Z]{3}\d{5}[UO]N/,
  /** A firm from abroad that trades here for some time. */
  "non-resident": /^\d{4}[A-Z]{3}\d{5}NR/,
  /** A firm abroad that serves people here online. */
  online: /^99\d{2}[A-Z]{3}\d{5}OS/,
};
export type GstinKind = keyof typeof shapes;

/** Of firms alone, as they are given to most: with a Z at the fourteenth place. */
const usual = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z/;

/** What a GSTIN is by its shape; null: it has none of them. Does not look at its check character. */
export function gstinKind(gstin: string): GstinKind | null {
  if (!/^[0-9A-Z]{15}$/.test(gstin)) return null;
  const kinds = Object.keys(shapes) as GstinKind[];
  return kinds.find((kind) => shapes[kind].test(gstin)) ?? null;
}

/** Typed GSTIN → stored form: upper case, no spaces, dashes or words before it: `GSTIN: 24-AAACC…` → `24AAACC…`. */
export function typedGstin(text: string): string {
  return codeTyped(text)
    .toUpperCase()
    .replace(/^GST(IN)?(\/UIN)?( NO| NUMBER)?[\s:.-]+/, "")
    .replace(/[\s.-]/g, "");
}

/** What is wrong with the GSTIN (Indian tax number) of a firm such as ours, as a sentence; null: nothing. */
export const gstinProblem = (gstin: string): string | null =>
  usual.test(gstin) && gstin.length === 15
    ? othersGstinProblem(gstin)
    : "GSTIN must look like 24ABCDE1234F1Z5";

/** What is wrong with the GSTIN of somebody else, which may have any published shape, as a sentence; null: nothing. */
export function othersGstinProblem(gstin: string): string | null {
  const kind = gstinKind(gstin);
  if (kind === null) return "GSTIN must look like 24ABCDE1234F1Z5, a UIN like 0717UNO00157UNO";
  const isFromAbroad = kind === "non-resident" || kind === "online";
  if (!isFromAbroad && !stateName(stateOfGstin(gstin)))
    return "GSTIN must begin with the two digits of a state";
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
