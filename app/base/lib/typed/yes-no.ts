import { codeTyped } from "./code";

const words = {
  yes: ["yes", "y", "true", "1", "on", "હા", "हाँ", "हां", "हा"],
  no: ["no", "n", "false", "0", "off", "ના", "नहीं", "ना"],
};

/** Yes or no in the words of people and spreadsheets, of any case; null: neither, also where it is blank. */
export function yesNo(typed: string): boolean | null {
  const word = codeTyped(typed).toLowerCase();
  if (words.yes.includes(word)) return true;
  return words.no.includes(word) ? false : null;
}
