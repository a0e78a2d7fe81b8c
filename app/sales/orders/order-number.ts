import { codeTyped } from "~/base/lib/typed/code";

/** The running number in an order's number as people write it: `PR-000010`, `pr 10`, `#PR–10` → 10; null: it is none. */
export function serialTyped(typed: string): number | null {
  const [, digits] = /^#?\s?pr[- ]?(\d{1,9})$/i.exec(codeTyped(typed)) ?? [];
  return digits === undefined ? null : Number(digits);
}

/** The same as the shop writes it: `PR-000010`. */
export function orderNumberTyped(typed: string): string | null {
  const serial = serialTyped(typed);
  return serial === null ? null : `PR-${String(serial).padStart(6, "0")}`;
}

/**
 * The number of an order as its buyer types it, also in parts, bare, or with words around it: `PR-000010`, `pr 00 00 10`,
 * `Order no. 10`, `#૧૦` → `PR-000010`; null: it is none.
 */
export function orderNumberAsked(typed: string): string | null {
  const joined = codeTyped(typed).replace(/(?<=\d)[\s.-]+(?=\d)/g, "");
  const [, digits] = /^\D*?0*([1-9]\d{0,8})\D*$/.exec(joined) ?? [];
  return digits === undefined ? null : orderNumberTyped(`PR-${digits}`);
}
