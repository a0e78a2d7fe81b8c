import { describe, expect, it } from "vitest";
import { labelLayout } from "~/office/pack-labels/label-layout";
import { letterHeight, markSide } from "~/office/pack-labels/letter-height";
import { pdfText } from "~/sales/invoices/pdf/pdf-document.server";
import { dotsOf } from "./printed";
import { labelsOf } from "./shown-labels";

it.each([
  [0.5, 1],
  [50, 1],
  [50.01, 1.5],
  [100, 1.5],
  [100.01, 2.5],
  [500, 2.5],
  [500.01, 4],
  [2500, 4],
  [2500.01, 6],
])("letters on a panel of %d cm² are %d mm high (rule 7)", (area, height) => {
  expect(letterHeight(area)).toBe(height);
});

it.each([
  [100, 6],
  [101, 8],
  [500, 8],
  [501, 12],
  [2500, 12],
  [2501, 16],
])("the mark on a panel of %d cm² is %d mm wide, twice its dot", (area, side) => {
  expect(markSide(area)).toBe(side);
});

it.each([
  [{ measure: "l", volumeMl: 1000, netWeightG: 910 }, "1 L (910 g)", null],
  [{ measure: "l", volumeMl: 500, netWeightG: 455 }, "500 ml (455 g)", "USP ₹0.48/ml"],
  [
    { measure: "l", volumeMl: 10_000, netWeightG: 9100, containers: 10 },
    "10 × 1 L (9.1 kg)",
    "USP ₹24.00/L",
  ],
  [{ measure: "kg", volumeMl: 16_480, netWeightG: 15_000 }, "15 kg (16.48 L)", "USP ₹16.00/kg"],
  [{ measure: "g", volumeMl: 550, netWeightG: 500, hsn: "1701" }, "500 g", "USP ₹0.48/g"],
  [{ measure: "piece", pieces: 12, volumeMl: null, hsn: "3401" }, "12 N", "USP ₹20.00/N"],
  [{ measure: "pair", pieces: 1, volumeMl: null, hsn: "6401" }, "1 N (pair)", null],
])(
  "the quantity of %o is said as the rules have it, with its unit price by the MRP",
  async (size, quantity, unitPrice) => {
    expect((await labelsOf({ paper: "a4-2", product: size })).content).toMatchObject({
      quantity,
      unitPrice,
    });
  },
);

const rectangle = (height: number, width: number) => ({
  panelShape: "rectangle",
  panelHeightMm: height,
  panelWidthMm: width,
  volumeMl: 5000,
  netWeightG: 4550,
});

const dpi = 600;
const pixels = (points: number) => Math.round((points * dpi) / 72);

describe.each([
  [40, 1, rectangle(80, 50)],
  [95, 1.5, rectangle(100, 95)],
  [260, 2.5, rectangle(260, 100)],
  [925, 4, rectangle(370, 250)],
  [2600, 6, rectangle(520, 500)],
])("on a panel of %d cm²", async (_area, least, product) => {
  const { pdf, content, job } = await labelsOf({ paper: "a4-2", dpi, product });
  const text = await pdfText(content);
  const { parts, fits } = labelLayout(text, job);
  const lines = parts.filter((part) => part.kind === "text");
  const declared = lines.filter(({ words, style }) => /^[^a-z]*$/.test(words) || style.weight === 700 || words.startsWith("USP")); // prettier-ignore
  const { black } = dotsOf(pdf, dpi);

  /** Height above the line in mm of each sign of a line, as printed; null: signs touch. */
  function heightsOf({
    words,
    x,
    y,
    style,
  }: (typeof lines)[number]): [sign: string, height: number][] | null {
    const base = pixels(y + style.size * 1.08);
    const [left, right] = [pixels(x) - 2, pixels(x + text.widthOf(words, style)) + 2];
    const tops = Array.from({ length: right - left }, (_, at) => {
      for (let row = base - pixels(style.size); row < base; row += 1)
        if (black(left + at, row)) return base - row;
      return 0;
    });
    const groups: number[] = [];
    let isInk = false;
    for (const top of tops) {
      if (top > 0 && isInk) groups[groups.length - 1] = Math.max(groups.at(-1) ?? 0, top);
      else if (top > 0) groups.push(top);
      isInk = top > 0;
    }
    const signs = [...words.replace(/\s/g, "")];
    const seen = groups.filter((height) => height > pixels(style.size * 0.02));
    if (signs.length !== seen.length) return null;
    return signs.map((sign, at) => [sign, ((seen[at] ?? 0) * 25.4) / dpi]);
  }

  it("every letter and numeral of the declarations is as high as the law wants, as printed", () => {
    const measured = declared.flatMap((line) => heightsOf(line) ?? []);
    const letters = measured.filter(([sign]) => /[A-Za-z0-9₹]/.test(sign));
    expect(letters.length).toBeGreaterThan(25);
    const tooLow = letters.filter(([, height]) => height < least - 25.4 / dpi);
    expect(tooLow).toEqual([]);
  });

  it("the quantity has free space of its own height around it", () => {
    const quantity = lines.find(({ words }) => words === content.quantity);
    if (!quantity) throw new Error("no quantity");
    const free = quantity.style.size * text.leastHeight("1", 700);
    const base = quantity.y + quantity.style.size * 1.08;
    expect(quantity.x).toBeGreaterThanOrEqual(free - 0.01);
    for (const line of lines.filter((other) => other !== quantity)) {
      const own = line.y + line.style.size * 1.08;
      if (own < base) expect(base - free - own).toBeGreaterThanOrEqual(free - 0.1);
      else
        expect(own - line.style.size * text.leastHeight("H", 400) - base).toBeGreaterThanOrEqual(
          free - 0.1,
        );
    }
  });

  it("says whether all of that has room", () => {
    expect(fits).toBe(least < 6);
    expect(content.letters).toBe(least);
  });
});
