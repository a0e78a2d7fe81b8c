import { encode } from "uqr";
import type { PdfDocument } from "~/sales/invoices/pdf/pdf-document.server";
import { PdfText } from "~/sales/invoices/pdf/pdf-text.server";
import { dotOf, mm, onDot, type Printer } from "./printer";

/** The QR code of a text: rows of dark modules, without its white border. */
type QrRows = boolean[][];

/** Level M: 15 % of it may be lost to oil and scratches. */
export const qrRows = (text: string): QrRows => encode(text, { ecc: "M", border: 0 }).data;

/** White modules that a reader needs around a QR code, and left and right of an EAN. */
const around = 4;
const [before, after] = [11, 7];
const eanModules = 95;

/** Side of a QR code with its white border, in points. */
export const qrSide = (rows: QrRows, printer: Printer): number =>
  (rows.length + 2 * around) * printer.qr * dotOf(printer);

/** Width of an EAN-13 with its white sides, in points. */
export const eanWidth = (printer: Printer): number =>
  (before + eanModules + after) * printer.ean * dotOf(printer);

/** Height of its bars: lower than the standard's 22.9 mm, which hand scanners still read; and with the digits below. */
const barHeight = 9 * mm;
export const eanHeight = 11.8 * mm;

/** Draws a QR code whose white border begins at `x`, `y` (points), each module whole dots wide. */
export function drawQr(
  document: PdfDocument,
  rows: QrRows,
  { x, y }: { x: number; y: number },
  printer: Printer,
): void {
  const module = printer.qr * dotOf(printer);
  const [left, top] = [onDot(printer, x) + around * module, onDot(printer, y) + around * module];
  for (const [down, row] of rows.entries())
    for (let at = 0; at < row.length; at += 1) {
      const next = row.indexOf(false, at);
      const end = next === -1 ? row.length : next;
      if (end > at) document.rect(left + at * module, top + down * module, (end - at) * module, module); // prettier-ignore
      at = end;
    }
  document.fill("#000");
}

/** The widths of an EAN-13's bars and spaces in turn, in modules. */
export type EanBars = (digits: string) => number[];

/** Encodes 13 digits. Imported on first use: the encoder is large. */
export async function eanBars(): Promise<EanBars> {
  const { default: bwip } = await import("bwip-js/node");
  return (digits) => {
    const [symbol] = bwip.raw({ bcid: "ean13", text: digits });
    if (!symbol || !("sbs" in symbol)) throw new Error("EAN-13 gave no bars");
    return Array.from(symbol.sbs);
  };
}

/** Bars and spaces at both ends and in the middle are longer: they part the digits below. */
const isGuard = (index: number) => index < 3 || (index >= 27 && index < 32) || index >= 56;

/** Draws an EAN-13 with its digits, its left white side at `x`, its top at `y` (points). */
export function drawEan(
  document: PdfDocument,
  { digits, bars }: { digits: string; bars: number[] },
  place: { x: number; y: number },
  printer: Printer,
): void {
  const module = printer.ean * dotOf(printer);
  const left = onDot(printer, place.x) + before * module;
  const top = onDot(printer, place.y);
  let at = left;
  for (const [index, modules] of bars.entries()) {
    const height = barHeight + (isGuard(index) ? 1.6 * mm : 0);
    if (index % 2 === 0) document.rect(at, top, modules * module, onDot(printer, height));
    at += modules * module;
  }
  document.fill("#000");
  const text = new PdfText(document);
  const style = { size: 2.6 * mm * 1.4, colour: "#000" };
  const under = top + barHeight + 0.1 * mm - 0.12 * style.size;
  const centred = (words: string, middle: number) =>
    text.line(words, middle - text.widthOf(words, style) / 2, under, style);
  centred(digits.slice(0, 1), left - 6 * module);
  centred(digits.slice(1, 7), left + 24 * module);
  centred(digits.slice(7), left + 71 * module);
}
