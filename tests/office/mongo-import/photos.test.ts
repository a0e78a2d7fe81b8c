import { rmSync } from "node:fs";
import sharp from "sharp";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { rendition } from "~/goods/photos/photos.server";
import { productBySlug } from "~/goods/catalogue/products.server";
import { importOldShop } from "~/office/mongo-import/import.server";
import type { Finding } from "~/office/mongo-import/report";
import { aCategory, aProduct } from "../../goods/catalogue/shelf";
import { categoryDoc, dumpOf, productDoc, type Tool } from "./old-shop";

const folders: string[] = [];
let n = 700;

/** The shop sells already when the old one comes in. */
beforeAll(async () => {
  const { id: categoryId } = await aCategory("What is sold already");
  await aProduct({ categoryId });
});

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const drawn = sharp({ create: { width: 500, height: 400, channels: 3, background: "#996633" } });
const jpeg = await drawn.jpeg().toBuffer();
const png = await drawn.png().toBuffer();

/** Brings in a product with this photo; gives what was told, and the hash of the photo it has then (null: none). */
async function withPhoto(photo: unknown, tool: Tool = "relaxed", isDry = false) {
  n += 1;
  const dump = dumpOf({ categories: [categoryDoc(1)], products: [productDoc(n, { photo })] }, tool);
  folders.push(dump);
  const told: Finding[] = [];
  const report = await importOldShop(dump, { isDry, tell: (finding) => told.push(finding) });
  expect(report.counts.get("products")).toMatchObject({ read: 1, added: 1, refused: 0 });
  const product = productBySlug(`groundnut-oil-${n}`);
  const shown = product && "photo" in product ? product.photo : null;
  return { told: told.map(({ kind, reason }) => `${kind}: ${reason}`), hash: shown?.hash ?? null };
}

const without = "note: It comes without its photo: it is not a whole JPEG, PNG, WebP";

describe.each(["relaxed", "bson"] as const)(
  "a photo of the old shop, as %s, in a filled shop",
  (tool) => {
    test.each([
      ["a PNG that says it is a JPEG", { data: png, contentType: "image/jpeg" }],
      ["a JPEG that says it is a page", { data: jpeg, contentType: "text/html" }],
      ["a JPEG whose kind is no text", { data: jpeg, contentType: { $gt: "" } }],
      ["a JPEG of no kind", { data: jpeg }],
      [
        "a JPEG as an address of data",
        { data: `data:image/png;base64,${jpeg.toString("base64")}` },
      ],
      ["bytes as programs print them", { data: { type: "Buffer", data: [...png] } }],
    ])("comes in by what it is: %s", async (_, photo) => {
      const { told, hash } = await withPhoto(photo, tool);
      expect(told).toEqual([]);
      const shown = await rendition(hash ?? "", 400, "image/webp");
      expect((await sharp(shown?.bytes).metadata()).width).toBe(400);
    });

    test.each([
      ["a page", { data: Buffer.from("<script>alert(1)</script>"), contentType: "image/jpeg" }],
      ["a drawing", { data: Buffer.from("<svg xmlns='x'/>"), contentType: "image/svg+xml" }],
      ["the beginning of a picture", { data: jpeg.subarray(0, 40), contentType: "image/jpeg" }],
      ["a program", { data: Buffer.from("MZ\x90\0"), contentType: "image/png" }],
      ["no bytes", { data: Buffer.alloc(0), contentType: "image/jpeg" }],
      ["a text", { data: "?", contentType: "image/jpeg" }],
      ["a number", { data: 12_345, contentType: "image/jpeg" }],
      ["a document", { data: { name: "photo.jpg" }, contentType: "image/jpeg" }],
      ["the address of a file", "/uploads/photo.jpg"],
    ])("that is none is told, and its product comes in without: %s", async (_, photo) => {
      const { told, hash } = await withPhoto(photo, tool);
      expect(told).toEqual([expect.stringContaining(without)]);
      expect(hash).toBeNull();
    });

    test.each([
      ["no field", undefined],
      ["nothing in it", {}],
      ["null", { data: null, contentType: null }],
      ["an empty text", ""],
    ])("that was never there is not missed: %s", async (_, photo) => {
      expect(await withPhoto(photo, tool)).toEqual({ told: [], hash: null });
    });
  },
);

test("a dry run tells of the same photos", async () => {
  const { told } = await withPhoto({ data: "?", contentType: "image/jpeg" }, "bson", true);
  expect(told).toEqual([expect.stringContaining(without)]);
});
