import { drawLogo } from "~/sales/invoices/logo/logo.server";
import type { PdfDocument } from "~/sales/invoices/pdf/pdf-document.server";
import { PdfText, type Style } from "~/sales/invoices/pdf/pdf-text.server";
import { type Code128, drawBars } from "./code128.server";
import type { Label } from "./labels.server";
import type { Sender } from "./sender.server";

/** 4 × 6 inches in points. */
export const labelSize: [width: number, height: number] = [288, 432];
const [paper] = labelSize;
const left = 12;
const width = paper - 2 * left;

/** Where the parts of a label begin, from top to bottom. */
const tops = { money: 10, to: 60, pin: 170, courier: 222, facts: 300, from: 362, end: 424 };

/** Draws a label with its upper left corner at the origin. */
export function drawLabel(
  document: PdfDocument,
  label: Label,
  { sender, encode }: { sender: Sender; encode: Code128 },
): void {
  const text = new PdfText(document);
  const block = (lines: Written[], top: number, bottom: number) =>
    fitted(text, lines, bottom - top).forEach(({ words, y, style }) =>
      text.line(words, left, top + y, style),
    );

  document.rect(left, tops.money, width, 42).fill("#000");
  const isCollected = label.way === "collect";
  const large = widest(text, label.money, 25);
  const middle = left + (width - text.widthOf(label.money, large)) / 2;
  text.line(label.money, middle, tops.money + 21 - large.size * 0.72, large);

  block(
    [
      [isCollected ? "Collected by" : "To", 7],
      [label.to.name, 13, 700],
      [label.to.address, 11],
      [label.to.phone && `Phone ${label.to.phone}`, 13, 700],
    ],
    tops.to,
    tops.pin - 4,
  );
  rule(document, tops.pin - 2);
  if (isCollected) text.line("To be collected", left, tops.pin + 8, { size: 20, weight: 700 });
  else {
    drawPin(document, text, label, encode);
    rule(document, tops.courier - 2);
    drawCourier(document, text, label, encode);
  }
  rule(document, tops.facts - 2);
  block(
    [
      [label.facts, 10, 700],
      [label.weight, 9],
      [label.contents, 9],
      ["Edible oil, liquid. This side up.", 9, 700],
    ],
    tops.facts,
    tops.from - 4,
  );
  rule(document, tops.from - 2);
  drawLogo(document, left + width - 46, tops.from, 46);
  block(
    [
      [isCollected ? "From" : "From, and if undelivered return to", 7],
      [sender.name, 10, 700],
      [sender.address ?? "", 9],
      [[phoneOf(sender), fssaiOf(sender)].filter(Boolean).join(" · "), 9],
    ],
    tops.from,
    tops.end,
  );
}

function drawPin(document: PdfDocument, text: PdfText, { pin }: Label, encode: Code128): void {
  if (!pin) return text.line("No PIN", left, tops.pin + 8, { size: 20, weight: 700 });
  text.line("PIN", left, tops.pin, { size: 7 });
  text.line(pin, left, tops.pin + 4, { size: 30, weight: 700 });
  const place = { x: left + 118, y: tops.pin + 5, width: width - 118, height: 38 };
  drawBars(document, encode(pin), place);
}

function drawCourier(
  document: PdfDocument,
  text: PdfText,
  { way, courier, awb }: Label,
  encode: Code128,
): void {
  if (way === "van") return text.line("Our van", left, tops.courier, { size: 12, weight: 700 });
  if (!courier && !awb) return text.line("Courier:", left, tops.courier, { size: 9 });
  text.line(courier ?? "", left, tops.courier, { size: 12, weight: 700 });
  if (!awb) return;
  drawBars(document, encode(awb), { x: left, y: tops.courier + 18, width, height: 38 });
  text.line(awb, left, tops.courier + 58, { size: 10, weight: 700 });
}

function rule(document: PdfDocument, y: number): void {
  document
    .moveTo(left, y)
    .lineTo(left + width, y)
    .lineWidth(0.8)
    .stroke("#000");
}

type Written = [words: string, size: number, weight?: 400 | 700];

/** Lines with their distance from the top, smaller where they would not fit; what never fits is cut off at the end. */
function fitted(text: PdfText, parts: Written[], height: number) {
  for (const scale of [1, 0.9, 0.8, 0.7, 0.6]) {
    const lines = laidOut(text, parts, scale);
    if (lines.every(({ y, style }) => y + PdfText.lineHeight(style) <= height)) return lines;
  }
  return laidOut(text, parts, 0.6).filter(({ y, style }) => y + style.size <= height);
}

function laidOut(text: PdfText, parts: Written[], scale: number) {
  let y = 0;
  return parts
    .filter(([words]) => words)
    .flatMap(([words, size, weight = 400]) => {
      const style: Style = { size: size * scale, weight, colour: "#000" };
      return text.linesIn(words, width, style).map((line) => {
        const placed = { words: line, y, style };
        y += PdfText.lineHeight(style);
        return placed;
      });
    });
}

/** White and bold, as large as the width allows. */
function widest(text: PdfText, words: string, size: number): Style {
  const style: Style = { size, weight: 700, colour: "#fff" };
  const room = width - 12;
  const needed = text.widthOf(words, style);
  return needed <= room ? style : { ...style, size: (size * room) / needed };
}

const phoneOf = ({ phone }: Sender) => phone && `Phone ${phone.replaceAll("\n", ", ")}`;
const fssaiOf = ({ fssai }: Sender) => fssai && `FSSAI ${fssai}`;
