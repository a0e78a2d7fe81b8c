import type { PdfText, Style } from "~/sales/invoices/pdf/pdf-text.server";
import { eanHeight, eanWidth, qrRows, qrSide } from "./codes.server";
import { labelLetters, type Letters } from "./label-type";
import type { LabelContent } from "./label-words";
import type { Paper } from "./papers";
import { mm, type Printer } from "./printer";

/** Something on a label with its upper left corner, in points from the label's own. */
export type Part =
  | { kind: "text"; words: string; style: Style; x: number; y: number }
  | { kind: "band"; height: number; words: string; style: Style }
  | { kind: "mark"; x: number; y: number; side: number }
  | { kind: "qr" | "ean"; x: number; y: number };

/** `fits`: all of it has its legal height and lies within the label. `leastHeight`: that it needs, in points. */
export type Layout = { parts: Part[]; fits: boolean; hasEan: boolean };

type Given = { content: LabelContent; paper: Paper; printer: Printer };

/** Where everything on a label stands. Nothing is squeezed: what has no room makes `fits` false. A small label does without its EAN first. */
export function labelLayout(text: PdfText, given: Given): Layout {
  const layout = laidOut(text, given, given.content.ean !== null);
  if (layout.fits || given.paper.holds === "all" || !layout.hasEan) return layout;
  return laidOut(text, given, false);
}

function laidOut(text: PdfText, { content, paper, printer }: Given, withEan: boolean): Layout {
  const [width, height] = [paper.label[0] * mm, paper.label[1] * mm];
  const margin = (paper.holds === "code" ? 1.5 : 2.5) * mm;
  const inner = width - 2 * margin;
  const type = labelLetters(text, content.letters, content.smallLetters, content.otherName);
  const parts: Part[] = [];
  let isWithin = true;
  let y = margin;

  /** Writes lines below each other from `top` on; what comes next begins where it ends. */
  const write = (
    words: string | null,
    letters: Letters,
    x: number,
    room: number,
    top: number,
  ): number => {
    if (words === null) return top;
    const { style } = letters;
    const longest = Math.max(...words.split(/\s+/).map((word) => text.widthOf(word, style)));
    if (longest > room) isWithin = false;
    let line = top + letters.height;
    for (const each of text.linesIn(words, room, style)) {
      parts.push({ kind: "text", words: each, style, x, y: line - style.size * 1.08 });
      line += letters.pitch;
    }
    return line - letters.height;
  };

  if (paper.holds === "all") {
    const style: Style = { ...type.name.style, size: Math.max(9, type.name.style.size) };
    const band = style.size * 1.35;
    if (text.widthOf(content.shop, style) > inner) isWithin = false;
    parts.push({ kind: "band", height: band, words: content.shop, style });
    y = band + 1.2 * mm;
    const side = (content.mark ?? 0) * mm;
    const room = side ? inner - side - 2 * mm : inner;
    if (side) parts.push({ kind: "mark", x: width - margin - side, y, side });
    const top = y;
    y = write(content.name, type.name, margin, room, y);
    y = write(content.kind, type.kind, margin, room, y);
    y = write(content.otherName, type.other, margin, room, y + 0.8 * mm);
    // Free space round the quantity, as high as its own figures (rule 8); the lines above end with part of it.
    const free = type.quantity.height;
    y = Math.max(y, top + side) + free - (type.kind.pitch - type.kind.height) / 2;
    const quantityTop = y;
    write(content.quantity, type.quantity, Math.max(margin, free), inner - free, y);
    y = quantityTop + 2 * free;
  }

  const code = qrSide(qrRows(content.address), printer);
  // Its white border may lie in the margin.
  const codeLeft = width - code - 0.5 * mm;
  const codeTop = paper.holds === "all" ? y - 1.5 * mm : (height - code) / 2;
  const beside = codeLeft - margin;
  const [mrp = "", ...facts] = content.facts;
  const factsTop = y;
  y = write(mrp, type.strong, margin, beside, y);
  if (paper.holds === "all") y = write(content.unitPrice, type.unit, margin, beside, y);
  for (const fact of facts) y = write(fact, type.declared, margin, beside, y);
  const eanTall = eanHeight;
  const ean = withEan ? { wide: eanWidth(printer), top: height - margin - eanTall } : null;
  if (paper.holds === "code") {
    const top = ean ? margin : codeTop;
    parts.push({ kind: "qr", x: codeLeft, y: ean ? 0.5 * mm : top });
    if (ean) parts.push({ kind: "ean", x: margin, y: ean.top });
    const codeEnd = (ean ? 0.5 * mm : top) + code;
    const end = ean ? Math.max(y, margin + ean.wide > codeLeft ? codeEnd : y) : y;
    const fits =
      isWithin &&
      end <= (ean ? ean.top : height - margin) &&
      codeEnd <= height &&
      (!ean || ean.wide <= inner);
    return { parts, fits: fits && beside > 0, hasEan: withEan };
  }
  parts.push({ kind: "qr", x: codeLeft, y: codeTop });
  y = Math.max(y, codeTop + code, factsTop);
  for (const words of content.declared)
    y = write(words, type.declared, margin, inner, y + 0.4 * mm);

  const top = y + 0.8 * mm;
  const small = content.small;
  if (!ean) {
    for (const words of small) y = write(words, type.small, margin, inner, y + 0.4 * mm);
    return { parts, fits: isWithin && y <= height - margin, hasEan: false };
  }
  parts.push({ kind: "ean", x: margin - 1 * mm, y: ean.top });
  const free = { x: margin + ean.wide, room: inner - ean.wide };
  if (ean.wide > inner + 1 * mm) isWithin = false;
  y = top;
  let next = ean.top;
  for (const words of small) {
    const lines = text.linesIn(words, free.room, type.small.style).length;
    const fitsBeside = free.room > 22 * mm && next + lines * type.small.pitch <= height - margin;
    if (fitsBeside) next = write(words, type.small, free.x, free.room, next) + 0.4 * mm;
    else y = write(words, type.small, margin, inner, y) + 0.4 * mm;
  }
  return { parts, fits: isWithin && y <= ean.top, hasEan: true };
}
