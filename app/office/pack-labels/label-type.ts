import type { PdfText, Style } from "~/sales/invoices/pdf/pdf-text.server";
import type { LabelContent } from "./label-words";
import { mm } from "./printer";

/** A kind of letters: their style, how high they stand above the line, and from one line to the next, in points. */
export type Letters = { style: Style; height: number; pitch: number };

const capitals = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
/** Those of small letters that have neither stroke nor tail. */
const flat = "acegmnopqrsuvwxyz";

/** Letters whose lowest measured sign, as the font draws it, has a height of so many mm. */
const letters = (
  text: PdfText,
  measured: string,
  height: number,
  style: Omit<Style, "size">,
  pitch: number,
): Letters => {
  const size = (height * mm) / text.leastHeight(measured, style.weight ?? 400);
  const high = size * text.leastHeight("H", style.weight ?? 400);
  return { style: { ...style, size }, height: high, pitch: high * pitch };
};

const black = { colour: "#000" };

/** The letters of a label. `small`: the height in mm of what food law alone asks for; all others have the legal height. */
export function labelLetters(
  text: PdfText,
  { letters: least, otherName }: LabelContent,
  small: number,
) {
  const own = [...(otherName ?? "")].filter((letter) => /\p{Lo}/u.test(letter)).join("") || "H";
  const bold = { ...black, weight: 700 } as const;
  return {
    band: letters(text, capitals, Math.max(2, least), bold, 1.5),
    other: letters(text, own, least, black, 2.2),
    /** With units in small letters, which are as high as the capitals of the others. */
    quantity: letters(text, flat, least, bold, 1.5),
    unit: letters(text, flat, least, black, 1.4),
    strong: letters(text, capitals, least, bold, 1.5),
    declared: letters(text, capitals, least, black, 1.5),
    small: letters(text, capitals, small, black, 1.65),
  };
}

export type LabelLetters = ReturnType<typeof labelLetters>;
