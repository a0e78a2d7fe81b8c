import { expect, test, vi } from "vitest";
import { pdfOf } from "~/sales/invoices/pdf/pdf-document.server";
import { fontsIn } from "./pdf-reader";

const loaded: string[] = [];

/** The libraries themselves, and a note of when they were loaded. */
vi.mock("harfbuzzjs", async (original) => {
  loaded.push("harfbuzzjs");
  return original();
});
vi.mock("bidi-js", async (original) => {
  loaded.push("bidi-js");
  return original();
});

const written = (words: string) =>
  pdfOf({ title: "Words", author: "Test", at: 0 }, [words], (page) =>
    page.paragraph(words, { size: 9 }),
  );

test("what shapes and orders letters is loaded by the first paper that needs it, fonts by each paper", async () => {
  const english = await written("Total ₹1,450.00 – 5 L × 1, સિંગતેલ मूंगफली");
  expect(loaded).toEqual([]);
  expect(fontsIn(english)).toEqual([
    "NotoSans-Regular",
    "NotoSansDevanagari-Regular",
    "NotoSansGujarati-Regular",
  ]);
  expect(fontsIn(await written("Amit Patel"))).toEqual(["NotoSans-Regular"]);
  expect(fontsIn(await written("முருகன்"))).toEqual(["NotoSansTamil-Regular"]);
  expect(loaded).toEqual(["harfbuzzjs"]);
  expect(fontsIn(await written("محمد"))).toEqual(["NotoSansArabic-Regular"]);
  expect(loaded).toEqual(["harfbuzzjs", "bidi-js"]);
  expect(fontsIn(await written("Amit Patel"))).toEqual(["NotoSans-Regular"]);
});
