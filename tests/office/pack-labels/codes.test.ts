import { describe, expect, it } from "vitest";
import { codesOn } from "./printed";
import { labelsOf } from "./shown-labels";

const bottle = { volumeMl: 200, netWeightG: 182, panelHeightMm: 150, panelWidthMm: 158 };
const qr = "QRCode HTTPS://PRAYOSHA.IN/B/26-11-A";
const ean = "EAN13 8901234567890";

/** How each is printed, and read: dots per inch of the file and of the printer, and dots it is moved by. */
const ways = [
  { dpi: 203, at: 203 },
  { dpi: 203, at: 203.2 },
  { dpi: 203, at: 203, moved: 0.5 },
  { dpi: 203, at: 300 },
  { dpi: 300, at: 300 },
  { dpi: 600, at: 600 },
];

describe.each(ways)(
  "a label for $dpi dpi, printed at $at, moved by $moved",
  ({ dpi, at, moved = 0 }) => {
    it.each([
      ["roll-38x25", [qr]],
      ["roll-50x75", [ean, qr]],
      ["roll-75x100", [ean, qr]],
      ["roll-100x150", [ean, qr]],
    ])("is read by a scanner: %s", async (paper, codes) => {
      const { pdf } = await labelsOf({ paper, dpi, product: bottle });
      expect(await codesOn(pdf, at, moved)).toEqual(codes);
    });
  },
);

it("a small label of a larger pack leaves its EAN out before it leaves out anything else", async () => {
  const { pdf } = await labelsOf({ paper: "a4-24", dpi: 600 });
  expect(await codesOn(pdf, 300)).toEqual(Array(1).fill(qr));
});

it("all labels of a sheet are read, from the first free one on", async () => {
  const { pdf } = await labelsOf({
    paper: "a4-24",
    dpi: 600,
    labels: 30,
    firstCell: 4,
    product: bottle,
  });
  expect(await codesOn(pdf, 300)).toEqual([...Array(21).fill(ean), ...Array(21).fill(qr)]);
});

it("the shop's own numbers are read like any other, in brand colours too", async () => {
  const product = { ...bottle, ean: "2000000000015" };
  const { pdf } = await labelsOf({
    paper: "a4-8",
    dpi: 600,
    design: "brand",
    language: "hi",
    product,
  });
  expect(await codesOn(pdf, 300)).toEqual(["EAN13 2000000000015", qr]);
});

it("a sample is read, too: its word lies behind the codes", async () => {
  const { pdf } = await labelsOf({ paper: "roll-75x100", product: bottle, isSample: true });
  expect(await codesOn(pdf, 203)).toEqual([ean, qr]);
});
