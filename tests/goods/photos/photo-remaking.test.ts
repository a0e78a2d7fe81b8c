import { readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { folderOf } from "~/goods/photos/photo-folder.server";
import { remakePhotos } from "~/goods/photos/photo-remaking.server";
import { db, write } from "~/base/db/connection.server";
import { photos } from "~/base/db/schema";
import { settings } from "~/base/lib/env/settings.server";
import { aCategory, aProduct, picture } from "../catalogue/shelf";

let made = 0;

/** The hash of a product's photo as a shop of earlier times left it: no colour, not all sizes. */
async function oldPhoto(): Promise<string> {
  const { id: categoryId } = await aCategory();
  const original = await picture(1000 + (made += 1), 900, "#c88a1e")
    .jpeg()
    .toBuffer();
  const { photo } = await aProduct({ categoryId, photo: { original, alt: "Oil" } });
  const hash = photo?.hash ?? "";
  for (const name of readdirSync(folderOf(hash)))
    if (/^(520|1600)\./.test(name)) rmSync(path.join(folderOf(hash), name));
  await write((tx) => tx.update(photos).set({ colour: null }).where(eq(photos.hash, hash)).run());
  return hash;
}

function colourOf(hash: string): string | null | undefined {
  const row = db.select().from(photos).where(eq(photos.hash, hash)).get();
  return row?.colour;
}

const sizesOf = (hash: string) =>
  readdirSync(folderOf(hash))
    .filter((name) => !name.startsWith("."))
    .toSorted();

beforeEach(() => write((tx) => tx.update(photos).set({ colour: "#000000" }).run()));

describe("photos of earlier times", () => {
  test("get the sizes they lack and their colour, once", async () => {
    const hash = await oldPhoto();
    expect(sizesOf(hash)).not.toContain("520.avif");
    expect(await remakePhotos()).toBe("1 photo made in new sizes");
    for (const name of ["520.avif", "520.webp", "520.jpeg", "1600.avif", "1600.webp", "1600.jpeg"])
      expect(sizesOf(hash)).toContain(name);
    expect(colourOf(hash)).toMatch(/^#c[5-9a-b]8[7-d][1-2][0-9a-f]$/);
    expect(await remakePhotos()).toBe("nothing to do");
  });

  test("an empty file, as a power cut can leave one, is made anew", async () => {
    const hash = await oldPhoto();
    const file = path.join(folderOf(hash), "400.webp");
    writeFileSync(file, "");
    await remakePhotos();
    expect(statSync(file).size).toBeGreaterThan(0);
  });

  test("broken off in the middle, the rest follows next time", async () => {
    const hashes = [await oldPhoto(), await oldPhoto()].toSorted();
    const closing = new AbortController();
    const first = remakePhotos(closing.signal);
    closing.abort();
    await first;
    expect(colourOf(hashes[1] ?? "")).toBeNull();
    await remakePhotos();
    expect(hashes.map(colourOf)).not.toContain(null);
  });

  test("one whose original is gone or broken is left as it is and keeps nobody waiting", async () => {
    const [gone, broken, whole] = [await oldPhoto(), await oldPhoto(), await oldPhoto()];
    rmSync(folderOf(gone), { recursive: true });
    writeFileSync(path.join(folderOf(broken), "original"), "no picture");
    expect(await remakePhotos()).toBe("1 photo made in new sizes, 2 photos cannot be read");
    expect([gone, broken, whole].map(colourOf)).toEqual([null, null, expect.stringMatching(/^#/)]);
    expect(sizesOf(broken)).toContain("640.jpeg");
    expect(
      readdirSync(settings.uploadsDir).filter((name) => name.startsWith("unfinished")),
    ).toEqual([]);
  });
});
