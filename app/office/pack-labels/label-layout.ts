import type { PdfText } from "~/sales/invoices/pdf/pdf-text.server";
import { eanHeight, eanWidth, qrRows, qrSide } from "./codes.server";
import type { Design } from "./designs";
import { labelLetters, type LabelLetters } from "./label-type";
import type { LabelContent } from "./label-words";
import { smallHeight } from "./letter-height";
import type { Paper } from "./papers";
import { mm, type Printer } from "./printer";
import { type Layout, Writing } from "./writing";

type Given = { content: LabelContent; paper: Paper; printer: Printer; design: Design };

/** Where everything on a label stands. Nothing is squeezed: what has no room makes `fits` false. A small label does without its EAN first. */
export function labelLayout(text: PdfText, given: Given): Layout {
  const { content, paper } = given;
  const letters = labelLetters(text, content, smallHeight(paper.label[0]));
  const hasEan = content.ean !== null;
  if (paper.holds === "all") return whole(new Writing(text), letters, given);
  const small = codeLabel(new Writing(text), letters, given, hasEan);
  return small.fits || !hasEan ? small : codeLabel(new Writing(text), letters, given, false);
}

const gap = 0.4 * mm;

/** Width and height of a label in points, and the code's side with its white border, half of which may lie in the margin. */
function measures({ content, paper, printer }: Given) {
  const [width, height] = [paper.label[0] * mm, paper.label[1] * mm];
  const code = qrSide(qrRows(content.address), printer);
  return { width, height, code, codeLeft: width - code - gap };
}

/** Batch, dates and MRP, and the code beside them. */
function codeLabel(at: Writing, letters: LabelLetters, given: Given, withEan: boolean): Layout {
  const { width, height, code, codeLeft } = measures(given);
  const margin = 1.5 * mm;
  const codeTop = withEan ? gap : (height - code) / 2;
  const column = { x: margin, room: codeLeft - margin };
  const [mrp = "", ...facts] = given.content.facts;
  let y = at.write(mrp, letters.strong, column, margin);
  for (const fact of facts) y = at.write(fact, letters.declared, column, y);
  at.parts.push({ kind: "qr", x: codeLeft, y: codeTop });
  const bottom = height - margin;
  if (!withEan) return at.laidOut(y <= bottom && codeTop >= 0, false);
  const top = bottom - eanHeight;
  at.parts.push({ kind: "ean", x: gap, y: top });
  const wide = gap + eanWidth(given.printer);
  const end = wide > codeLeft ? Math.max(y, codeTop + code) : y;
  return at.laidOut(end <= top && wide <= width && codeTop + code <= height, true);
}

/** All that the law wants on a pack, from the name down to the codes. */
function whole(at: Writing, letters: LabelLetters, given: Given): Layout {
  const { content, design, printer } = given;
  const { width, height, code, codeLeft } = measures(given);
  const margin = 2 * mm;
  const full = { x: margin, room: width - 2 * margin };
  let y = design === "brand" ? at.band(content.shop, letters.band, full.room) + 1.2 * mm : margin;

  const side = (content.mark ?? 0) * mm;
  if (side) at.parts.push({ kind: "mark", x: width - margin - side, y, side });
  const besideMark = { x: margin, room: full.room - (side && side + 2 * mm) };
  const afterMark = y + side;
  y = at.write(content.name, letters.strong, besideMark, y);
  y = at.write(content.kind, letters.declared, besideMark, y);
  y = at.write(content.otherName, letters.other, besideMark, y + gap);

  // As much free space above and below the quantity, and left of it, as its figures are high (rule 8).
  const free = letters.quantity.height;
  const line = { x: Math.max(margin, free), room: full.room - free };
  const quantityEnd = at.write(content.quantity, letters.quantity, line, Math.max(y, afterMark) + free) - letters.quantity.pitch + free; // prettier-ignore
  y = quantityEnd + free;

  const column = { x: margin, room: codeLeft - margin };
  at.parts.push({ kind: "qr", x: codeLeft, y: y - 1.5 * mm });
  const codeEnd = y - 1.5 * mm + code;
  const [mrp = "", ...facts] = content.facts;
  y = at.write(mrp, letters.strong, column, y);
  y = at.write(content.unitPrice, letters.unit, column, y);
  for (const fact of facts) y = at.write(fact, letters.declared, column, y);
  y = Math.max(y, codeEnd);
  for (const words of content.declared) y = at.write(words, letters.declared, full, y + gap);

  const bottom = height - margin;
  y += 2 * gap;
  if (content.ean === null) return at.laidOut(at.write(content.small, letters.small, full, y) <= bottom + gap, false); // prettier-ignore
  const top = bottom - eanHeight;
  const wide = gap + eanWidth(printer);
  at.parts.push({ kind: "ean", x: gap, y: top });
  const above = at.flow(content.small, letters.small, full, y, top - 2 * gap);
  const beside = { x: wide, room: width - margin - wide };
  const rest = at.flow(above, letters.small, beside, Math.max(y, top), bottom);
  return at.laidOut(rest === "" && y <= top && wide <= width, true);
}
