import { writeFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import type { InvoiceContent } from "~/sales/invoices/content";
import { pdfOf } from "~/sales/invoices/pdf/pdf-document.server";
import type { Style } from "~/sales/invoices/pdf/pdf-text.server";
import { leftOut } from "~/sales/invoices/pdf/script-runs";
import { shopper } from "../../cast";
import { invoicePdf, rollPdf } from "./downloaded";
import {
  asRegisteredFirm,
  creditNotesOf,
  giveBack,
  invoiceIn,
  november,
  pay,
  placed,
} from "./paying";
import { boxesIn, fontsIn, glyphsIn, piecesOf, textOf } from "./pdf-reader";
import { scripts } from "./scripts";

let userId: string;

beforeAll(async () => {
  userId = (await shopper()).id;
  await asRegisteredFirm();
});

const latin = ["NotoSans-Bold", "NotoSans-Regular"];
const style: Style = { size: 11 };

/** These lines and nothing else on a page. */
const written = (...lines: string[]) =>
  pdfOf({ title: "Lines", author: "Test", at: 0 }, [lines], (page) => {
    for (const line of lines) page.paragraph(line, style);
  });

async function papersFor(words: string): Promise<[name: string, pdf: Buffer][]> {
  const order = await placed({
    userId,
    buyerName: words,
    buyerAddress: `12 Ring Road, ${words}\nSurat 395002`,
    lines: [{ name: `Oil ${words}` }],
  });
  await pay(order, november);
  await giveBack(order, { amountPaise: 50_000, reason: words }, november);
  const invoice: InvoiceContent = invoiceIn(order);
  const [note] = creditNotesOf(order);
  if (!note) throw new Error("There is no credit note");
  return [
    ["invoice", await invoicePdf(invoice)],
    ["roll", await rollPdf(invoice)],
    ["note", await invoicePdf(note)],
  ];
}

describe("an invoice, its roll and its credit note", () => {
  test.each(scripts)("print %s without a box", async (script, font, words) => {
    for (const [name, pdf] of await papersFor(words)) {
      if (process.env.KEEP) writeFileSync(`${process.env.KEEP}/${name}-${script}.pdf`, pdf);
      expect(boxesIn(pdf), name).toBe(0);
      expect(fontsIn(pdf), name).toContain(font);
    }
  });

  test("in English have two fonts, and no others", async () => {
    for (const [, pdf] of await papersFor("Amit O’Brien")) expect(fontsIn(pdf)).toEqual(latin);
  });
});

describe("letters are joined as their script has it", () => {
  test.each([
    ["ക്ഷ", 1],
    ["ক্ষ", 1],
    ["শ্রী", 3],
    ["ਸ੍ਰੀ", 3],
    ["ଶ୍ରୀ", 2],
    ["శ్రీ", 2],
    ["ಜ್ಞಾ", 2],
    ["கொ", 3],
    ["لا", 2],
  ])("%s has %i forms", async (letters, forms) => {
    const pdf = await written(letters);
    expect(boxesIn(pdf)).toBe(0);
    expect(glyphCount(pdf)).toBe(forms);
  });

  test("and not where a joiner says so", async () => {
    expect(glyphCount(await written("ক্\u200cষ"))).toBeGreaterThan(1);
  });

  test("a viewer finds them", async () => {
    expect(textOf(await written("ক্ষ"))).toBe("ক্ষ");
    expect(textOf(await written("அம்மா"))).toBe("அம்மா");
  });
});

const glyphCount = (pdf: Buffer) => glyphsIn(pdf).length;

describe("lines from right to left", () => {
  test("stand in the order in which they are read, with English and numbers in it", async () => {
    const line = textOf(await written("محمد علی، 12 MG Road (کراچی) ۱۲۳"));
    // Read from the right: the name, 12, the English words, the town in its brackets, the number.
    expect(line).toBe("۱۲۳ (یچارک) MG Road 12 ،یلع دمحم");
  });

  test("are a part of an English line, and only that", async () => {
    const line = piecesOf(await written("Flat 4, محمد علی Nagar 560001")).join("");
    expect(line.startsWith("Flat 4, ")).toBe(true);
    expect(line.endsWith(" Nagar 560001")).toBe(true);
  });

  test("go on in the next line in the direction of the whole paragraph", async () => {
    const words = `محمد علی ${"Ring Road ".repeat(14)}لکھنؤ`;
    const pieces = piecesOf(await written(words));
    expect(pieces.join("").split("Ring Road").length).toBe(15);
    // The town, which comes last, stands left of the English words of its line.
    expect(pieces.findLastIndex((piece) => piece.includes("Road"))).toBe(pieces.length - 1);
  });
});

describe("what leaves no mark", () => {
  test("is not printed, wherever it stands", async () => {
    const marks = ["\u200b", "\ufeff", "\u202e", "\u2066", "\u00ad", "\u0007", "\u200d", "\u200e", "\ufe0f", "\u{e0041}", "\ud800", "\ufff9"]; // prettier-ignore
    for (const mark of marks) {
      const pdf = await written(`Am${mark}it ${mark}`, mark, `${mark}મન${mark}`);
      expect(boxesIn(pdf), escape(mark)).toBe(0);
      expect(textOf(pdf).replaceAll(" ", ""), escape(mark)).toBe("Amitમન");
      expect(leftOut(mark), escape(mark)).toEqual([]);
    }
  });

  test("spaces and line ends of every kind are those of paper", async () => {
    expect(textOf(await written("a\u202fb\u3000c\u2003d\te"))).toMatch(/^a\sb\sc\sd\se$/);
    expect(piecesOf(await written("a\r\nb\u2028c\vd\u0085e"))).toEqual(["a", "b", "c", "d", "e"]);
  });
});

describe("what no font has", () => {
  test("is left out and named, once, an emoji of several signs as one", async () => {
    const words = "Amit 🎉 漢 👨‍👩‍👧 🎉 \uf8ff";
    const pdf = await written(words);
    expect(boxesIn(pdf)).toBe(0);
    expect(textOf(pdf)).toBe("Amit");
    expect(leftOut(words)).toEqual(["🎉", "漢", "👨‍👩‍👧", "\uf8ff"]);
  });

  test("of letters in another shape is their usual one", async () => {
    const words = "Ａ𝐁ﬁ 4‑B r̥ k͟h";
    expect(textOf(await written(words))).toBe("ABfi 4‐B ṛ ḵh");
    expect(leftOut(words)).toEqual([]);
  });

  test("is nothing of all these scripts", () => {
    for (const [, , words] of scripts) expect(leftOut(words)).toEqual([]);
  });
});

test("lines of every script fit the width, words without spaces too", async () => {
  await pdfOf({ title: "Lines", author: "Test", at: 0 }, [scripts], ({ text }) => {
    for (const [, , words] of scripts)
      for (const long of [`${words} `.repeat(14), words.replaceAll(/[ ,]/g, "").repeat(14)]) {
        const lines = text.linesIn(long, 180, style);
        expect(lines.length).toBeGreaterThan(2);
        for (const line of lines) expect(text.widthOf(line, style)).toBeLessThanOrEqual(180);
      }
  });
});
