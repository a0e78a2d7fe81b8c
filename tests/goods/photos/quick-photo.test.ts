import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { settings } from "~/base/lib/env/settings.server";
import { folderOf } from "~/goods/photos/photo-folder.server";
import { photoWidths } from "~/goods/photos/photo-ref";
import { remakePhoto, rendition } from "~/goods/photos/photos.server";
import { storePhotosQuickly } from "~/goods/photos/quick-photo.server";
import { picture } from "../catalogue/shelf";

let made = 0;
const aPhoto = (width: number, height: number) =>
  picture(width, height, `#0000${(16 + (made += 1)).toString(16)}`)
    .jpeg()
    .toBuffer();

async function stored(...originals: Buffer[]) {
  const photos = await storePhotosQuickly(originals);
  if ("problem" in photos) throw new Error(photos.problem);
  return photos;
}

const filesOf = (hash: string) =>
  readdirSync(folderOf(hash))
    .filter((name) => !name.startsWith("."))
    .toSorted();

let first: Buffer;
beforeAll(async () => {
  // The folder of uploads is there from now on.
  first = await aPhoto(500, 500);
  await stored(first);
});

test.each([
  [2000, 1500, 640],
  [600, 900, 520],
  [100, 80, 240],
])("of %i × %i is kept with one size, shown in place of all until the job", async (w, h, width) => {
  const original = await aPhoto(w, h);
  const [photo] = await stored(original);
  const hash = photo?.hash ?? "";
  expect(photo).toMatchObject({ width: w, height: h, colour: null });
  expect(filesOf(hash)).toEqual([`${width}.jpeg`, "original"]);
  expect(readFileSync(path.join(folderOf(hash), "original")).equals(original)).toBe(true);
  for (const wanted of [...photoWidths, 1600]) {
    const found = await rendition(hash, wanted, "image/avif,image/webp,*/*");
    expect(found?.format).toBe("jpeg");
    expect((await sharp(found?.bytes).metadata()).width).toBe(Math.min(width, w));
  }
  await remakePhoto(hash);
  expect((await rendition(hash, 240, "image/avif,*/*"))?.format).toBe("avif");
});

test("one of several that is broken keeps all of them from being stored", async () => {
  const before = readdirSync(settings.uploadsDir);
  const [whole, cut] = [await aPhoto(300, 300), await aPhoto(900, 900)];
  expect(await storePhotosQuickly([whole, cut.subarray(0, cut.length - 100)])).toEqual({
    problem: "not-an-image",
  });
  expect(readdirSync(settings.uploadsDir)).toEqual(before);
});

test("uploaded again is stored once, and keeps its colour", async () => {
  const [once] = await stored(first);
  const colour = await remakePhoto(once?.hash ?? "");
  const before = readdirSync(settings.uploadsDir);
  expect(await stored(first, first)).toEqual([
    { ...once, colour },
    { ...once, colour },
  ]);
  expect(readdirSync(settings.uploadsDir)).toEqual(before);
});
