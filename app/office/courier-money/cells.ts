import { dayFrom, dayOf } from "~/base/lib/days";
import { bareAmount, paiseFrom } from "~/base/lib/money";
import { day } from "~/base/lib/time";
import { codeTyped } from "~/base/lib/typed/code";

/** A number that a spreadsheet rounded, such as `1.4E+13`: its last digits are lost. */
export const isRounded = (cell: string): boolean => /^\d(\.\d+)?e\+?\d+$/i.test(cell.trim());

/** The number of a parcel as it is looked up: in capitals, without blanks, and without the `.0` of a number cell. */
export const parcelIn = (cell: string): string =>
  codeTyped(cell).replace(/^'|\s/g, "").replace(/\.0+$/, "").toUpperCase().slice(0, 60);

/** Numbers that a parcel may have at the shop: spreadsheets drop zeros at the beginning. */
export const parcelsOf = (parcel: string): string[] =>
  /^\d{5,}$/.test(parcel) ? ["", "0", "00", "000"].map((zeros) => zeros + parcel) : [parcel];

/** An amount in paise, also below zero (`-450`, `(450)`); 0 for a blank one, null for none. */
export function amountIn(cell: string): number | null {
  const text = cell.trim();
  if (text === "" || text === "-") return 0;
  const inside = /^\((.*)\)$/.exec(text)?.[1];
  const bare = bareAmount(inside ?? text);
  const isBelow = inside !== undefined || bare.startsWith("-");
  // A number cell may have any count of zeros behind its point.
  const paise = paiseFrom(bare.replace(/^-\s*/, "").replace(/(\.\d\d)0+$/, "$1"));
  return paise === null ? null : isBelow && paise > 0 ? -paise : paise;
}

/** The bank's number of a transfer; "" for a blank one, null for one that cannot be. */
export function utrIn(cell: string): string | null {
  const text = parcelIn(cell);
  if (text === "" || /^(NA|N\/A|-|NULL|NONE)$/.test(text)) return "";
  return !isRounded(cell) && /^[A-Z0-9/_-]{6,40}$/.test(text) ? text : null;
}

const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

/** A day as `2026-11-30`: year first or last, with the month's name, or a spreadsheet's number. Null: none is told. */
export function dayIn(cell: string): string | null {
  const [first = ""] = cell.trim().split(/[T ]\d{1,2}:/);
  const text = first.trim();
  const serial = /^(\d{5})(\.\d+)?$/.exec(text)?.[1];
  // Spreadsheets count the days since the end of 1899.
  if (serial !== undefined) return dayOf(Date.UTC(1899, 11, 30) + Number(serial) * day);
  const named = /^(\d{1,2})[ /-]([a-z]{3})[a-z]*[ ,/-]+(\d{4})$/i.exec(text);
  const month = months.indexOf((named?.[2] ?? "").toLowerCase()) + 1;
  return dayFrom(named && month > 0 ? `${named[1]}-${month}-${named[3]}` : text);
}
