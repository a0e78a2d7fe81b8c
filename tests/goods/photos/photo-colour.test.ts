import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { dominantColour } from "~/goods/photos/picture.server";
import { productById } from "~/goods/catalogue/products.server";
import { remakePhotos } from "~/goods/photos/photo-remaking.server";
import { storePhoto } from "~/goods/photos/photos.server";
import { db, write } from "~/base/db/connection.server";
import { photos } from "~/base/db/schema";
import { aCategory, aProduct, picture } from "../catalogue/shelf";

const pixels = (...runs: [count: number, ...channels: number[]][]) =>
  Uint8Array.from(runs.flatMap(([count, ...channels]) => Array(count).fill(channels).flat()));

test("the colour of a photo is that of most of it, not the mean of all", () => {
  expect(dominantColour(pixels([60, 246, 239, 226], [40, 20, 60, 40]))).toBe("#f6efe2");
  expect(dominantColour(pixels([40, 246, 239, 226], [60, 20, 60, 40]))).toBe("#143c28");
  expect(dominantColour(pixels([1, 0, 0, 0]))).toBe("#000000");
  expect(dominantColour(pixels([1, 0, 0, 255], [1, 0, 0, 253]))).toBe("#0000fe");
});

test("a photo is stored with its colour, and a product's pages know it", async () => {
  const stored = await storePhoto(await picture(300, 300, "#33cc66").png().toBuffer());
  expect(stored).toMatchObject({ colour: "#33cc66" });
  const { id: categoryId } = await aCategory();
  const original = await picture(300, 300, "#c88a1e").png().toBuffer();
  const product = await aProduct({ categoryId, photo: { original, alt: "Oil" } });
  await remakePhotos();
  expect(productById(product.id)?.photo?.colour).toBe("#c88a1e");
});

test("nothing but a colour can be stored as one", async () => {
  const { id: categoryId } = await aCategory();
  const original = await picture(300, 300, "#112233").png().toBuffer();
  const { photo } = await aProduct({ categoryId, photo: { original, alt: "Oil" } });
  for (const colour of ["red", "#12345", "#1234567", "#12345G", '#12345"', "#ABCDEF"])
    await expect(
      write((tx) =>
        tx
          .update(photos)
          .set({ colour })
          .where(eq(photos.hash, photo?.hash ?? ""))
          .run(),
      ),
      colour,
    ).rejects.toThrow();
  expect(db.select().from(photos).where(eq(photos.colour, "red")).all()).toEqual([]);
});
