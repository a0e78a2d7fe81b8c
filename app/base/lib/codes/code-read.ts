import { codeTyped } from "../typed/code";
import { gtinIn } from "./gtin";

/**
 * What a scanner read or somebody typed: the number under a bar code (13 digits, spaced or not; 14: of an outer box), a batch of ours, by its page's
 * address, or a code of the shop's own (SKU). `unreadable`: a keyboard in another script turned the scan into other signs.
 */
export type CodeRead =
  | { kind: "number"; gtin: string; typed: string }
  | { kind: "batch"; number: string; gtin: string | null }
  | { kind: "code"; code: string }
  | { kind: "unreadable" }
  | { kind: "nothing" };

/** Reads a code. Case counts nowhere, since Caps Lock turns a scan round. */
export function codeRead(text: string): CodeRead {
  const scanned = text.replace(aimPrefix, "");
  const code = codeTyped(scanned.replaceAll(controls, ""));
  if (code === "") return { kind: "nothing" };
  const gtin = gtinIn(code.replaceAll(/[\s-]/g, ""));
  if (gtin !== null) return { kind: "number", gtin, typed: code };
  const own = addressRead(code) ?? elementsRead(scanned);
  if (own) return own;
  return /^[\x20-\x7e]{1,300}$/.test(code) ? { kind: "code", code } : { kind: "unreadable" };
}

/** Scanners may put one before the code, if told so: `]E0` of an EAN, `]C1` of a GS1-128, `]Q3` of a GS1 QR code. */
const aimPrefix = /^[\s\p{Cc}]*\][a-z]\d/iu;

const controls = /\p{Cc}/gu;

/** `https://any.shop/gu/b/26-11-A`, `/01/08901234567894/10/26-11-A?17=270531` of any shop. */
function addressRead(code: string): CodeRead | null {
  if (!/^([a-z]+:\/\/|\/)/i.test(code)) return null;
  const path = code.replace(/^[a-z]+:\/\/[^/]*/i, "").replace(/[?#].*$/, "");
  const [, digits = "", lot] = /\/01\/(\d{8,14})(?:\/10\/([^/]+))?\/?$/.exec(path) ?? [];
  const gtin = gtinIn(digits);
  if (lot) return { kind: "batch", number: unescaped(lot), gtin };
  if (gtin !== null) return { kind: "number", gtin, typed: gtin };
  const [, number] = /\/b\/([^/]+)\/?$/i.exec(path) ?? [];
  return number ? { kind: "batch", number: unescaped(number), gtin: null } : null;
}

/**
 * The elements of a GS1-128 code, `(01)08901234567890(10)26-11-A` or as scanners type them: without brackets, with a separator (GS, which
 * a keyboard may leave out) after what has no length of its own. Days may stand between the number and the batch.
 */
function elementsRead(scanned: string): CodeRead | null {
  const [, digits = "", more = ""] = /^\W*01\)?(\d{14})(.*)$/s.exec(codeTyped(scanned)) ?? [];
  const gtin = gtinIn(digits);
  if (gtin === null) return null;
  const [, lot] = /^(?:\W?1[1-7]\W?\d{6})*\W?10\)?([^\p{Cc}(]{1,20})/u.exec(more) ?? [];
  const number = lot?.trim();
  return number ? { kind: "batch", number, gtin } : { kind: "number", gtin, typed: gtin };
}

function unescaped(part: string): string {
  try {
    return codeTyped(decodeURIComponent(part));
  } catch {
    return part;
  }
}
