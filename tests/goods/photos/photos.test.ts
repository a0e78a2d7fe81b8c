import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { photoWidths } from "~/goods/photos/photo-ref";
import { folderOf } from "~/goods/photos/photo-folder.server";
import { pixelsOf } from "~/goods/photos/photo-encoding.server";
import { remakePhoto, rendition, storePhoto } from "~/goods/photos/photos.server";
import { storePhotoQuickly } from "~/goods/photos/quick-photo.server";
import { settings } from "~/base/lib/env/settings.server";
import { picture } from "../catalogue/shelf";

const notAnImage = { problem: "not-an-image" };

async function stored(bytes: Buffer) {
  const photo = await storePhoto(bytes);
  if (photo.problem) throw new Error(photo.problem);
  return photo;
}

async function shown(hash: string, width: number, accept: string) {
  const found = await rendition(hash, width, accept);
  if (!found) throw new Error("There is no such rendition");
  return sharp(found.bytes).metadata();
}

describe("a photo", () => {
  test.each([
    ["a screen of a telephone that was put together", 700, 20_000],
    ["a line", 1, 40_000],
  ])("may be as long as it likes, uploaded or brought in: %s", async (_, width, height) => {
    const long = await picture(width, height).png().toBuffer();
    const { hash } = await stored(long);
    for (const accept of ["image/avif", "image/webp", "*/*"])
      expect((await shown(hash, 240, accept)).height).toBeGreaterThan(5_000);

    const broughtIn = await picture(width, height, "#334455").png().toBuffer();
    const quick = await storePhotoQuickly(broughtIn);
    expect(quick).toMatchObject({ width, height });
    expect(await remakePhoto("hash" in quick ? quick.hash : "")).toMatch(/^#/);
  });

  test.each(["jpeg", "png", "webp", "avif", "gif"] as const)(
    "may be a %s and is shown in every width and format",
    async (format) => {
      const { hash, width, height } = await stored(
        await picture(1000, 500).toFormat(format).toBuffer(),
      );
      expect({ width, height }).toEqual({ width: 1000, height: 500 });
      for (const wanted of photoWidths) {
        expect(await shown(hash, wanted, "image/avif,image/webp")).toMatchObject({
          format: "heif",
          width: wanted,
          height: wanted / 2,
        });
        expect(await shown(hash, wanted, "image/webp")).toMatchObject({ format: "webp" });
        expect(await shown(hash, wanted, "*/*")).toMatchObject({ format: "jpeg" });
      }
    },
  );

  test("taken with the camera on its side stands upright, and says nothing of where it was taken", async () => {
    // Left half red, right half blue; orientation 6: to be turned clockwise, so red ends on top.
    const red = await picture(300, 400, "#ff0000").png().toBuffer();
    const sideways = await picture(600, 400, "#0000ff")
      .composite([{ input: red, left: 0, top: 0 }])
      .withExif({ IFD0: { Artist: "Asha Patel" }, IFD3: { GPSLatitudeRef: "N" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(sideways).metadata()).exif).toBeDefined();

    const { hash, width, height } = await stored(sideways);
    expect({ width, height }).toEqual({ width: 400, height: 600 });
    for (const accept of ["image/avif", "image/webp", "image/jpeg"]) {
      const { exif, icc, xmp, orientation, ...size } = await shown(hash, 400, accept);
      expect({ exif, icc, xmp, orientation }).toEqual({});
      expect(size).toMatchObject({ width: 400, height: 600 });
    }
    const found = await rendition(hash, 400, "image/jpeg");
    const top = { left: 0, top: 0, width: 400, height: 200 };
    const { dominant } = await sharp(
      await sharp(found?.bytes).extract(top).png().toBuffer(),
    ).stats();
    expect(dominant.r).toBeGreaterThan(200);
    expect(dominant.b).toBeLessThan(60);
  });

  test("keeps its original beside the renditions", async () => {
    const bytes = await picture(500, 500, "#123456").png().toBuffer();
    const { hash } = await stored(bytes);
    expect(readFileSync(path.join(folderOf(hash), "original")).equals(bytes)).toBe(true);
  });

  test("is never blown up: wider ones than it is are answered with its own width", async () => {
    const { hash } = await stored(await picture(420, 420, "#654321").jpeg().toBuffer());
    expect(await shown(hash, 960, "")).toMatchObject({ width: 400 });
  });

  test("smaller than every width is shown as it is", async () => {
    const { hash } = await stored(await picture(30, 20).png().toBuffer());
    expect(await shown(hash, 240, "")).toMatchObject({ width: 30, height: 20 });
    expect(await shown(hash, 960, "image/avif")).toMatchObject({ width: 30, height: 20 });
  });

  test("with see-through parts stands on cream in every format", async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const glass = sharp({ create: { width: 300, height: 300, channels: 4, background: clear } });
    const { hash } = await stored(await glass.png().toBuffer());
    for (const accept of ["image/avif", "image/webp", "image/jpeg"]) {
      const found = await rendition(hash, 240, accept);
      const { channels } = await sharp(found?.bytes).stats();
      expect(channels).toHaveLength(3);
      expect(channels[0]?.mean).toBeCloseTo(0xf6, -1);
    }
  });

  test("with colours of another kind shows them as they were meant", async () => {
    const red = picture(300, 300, "#ff0000");
    const [wide, print] = [
      await red.clone().withIccProfile("p3").png().toBuffer(),
      await red
        .clone()
        .withIccProfile("cmyk")
        .toColourspace("cmyk")
        .jpeg({ quality: 95 })
        .toBuffer(),
    ];
    for (const [bytes, least] of [
      [wide, 250],
      [print, 200],
    ] as const) {
      const { hash } = await stored(bytes);
      const found = await rendition(hash, 240, "image/webp");
      const { channels } = await sharp(found?.bytes).stats();
      expect(channels).toHaveLength(3);
      expect(channels[0]?.mean).toBeGreaterThan(least);
      expect(channels[2]?.mean).toBeLessThan(60);
    }
  });

  test("is also kept larger than on its page, for looking closely", async () => {
    const { hash } = await stored(await picture(2000, 1000, "#224466").jpeg().toBuffer());
    expect(await shown(hash, 1600, "image/avif")).toMatchObject({ width: 1600, height: 800 });
    const { hash: lesser } = await stored(await picture(1100, 550, "#224466").jpeg().toBuffer());
    expect(await shown(lesser, 1600, "image/avif")).toMatchObject({ width: 1100, height: 550 });
  });

  test("uploaded twice, even at once, is stored once", async () => {
    const bytes = await picture(350, 350, "#00ff00").png().toBuffer();
    const both = await Promise.all([stored(bytes), stored(bytes)]);
    expect(both[0]).toEqual(both[1]);
    expect(await stored(bytes)).toEqual(both[0]);
    const names = readdirSync(settings.uploadsDir);
    expect(names.filter((name) => !/^[0-9a-f]{64}$/.test(name))).toEqual([]);
  });
});

describe("a file that is no photo", () => {
  let jpeg: Buffer;

  beforeAll(async () => {
    jpeg = await picture(800, 800).jpeg().toBuffer();
  });

  test("is refused whatever it is called: a PDF", async () => {
    expect(await storePhoto(Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj"))).toEqual(notAnImage);
  });

  test("is refused: an SVG, alone or behind an image's first bytes", async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>';
    expect(await storePhoto(Buffer.from(svg))).toEqual(notAnImage);
    expect(await storePhoto(Buffer.from(`GIF89a${svg}`))).toEqual(notAnImage);
  });

  test("is refused: a TIFF, which the decoder could read but the shop does not take", async () => {
    expect(await storePhoto(await picture(50, 50).tiff().toBuffer())).toEqual(notAnImage);
  });

  test("is refused: a JPEG that was cut off on the way", async () => {
    expect(await storePhoto(jpeg.subarray(0, jpeg.length / 2))).toEqual(notAnImage);
    expect(await storePhoto(jpeg.subarray(0, 3))).toEqual(notAnImage);
  });

  test("is refused: nothing at all", async () => {
    expect(await storePhoto(Buffer.alloc(0))).toEqual(notAnImage);
  });

  test("is refused: 60 megapixels in a few kilobytes", async () => {
    const bomb = await picture(10_000, 6_000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await storePhoto(bomb)).toEqual({ problem: "too-large" });
  });

  test("is refused: what only begins like a picture the shop takes", async () => {
    const tiff = await picture(50, 50).tiff().toBuffer();
    for (const head of ["\xff\xd8\xff", "\x89PNG\r\n\x1a\n", "RIFF\0\0\0\0WEBP"])
      expect(await storePhoto(Buffer.concat([Buffer.from(head, "latin1"), tiff]))).toEqual(
        notAnImage,
      );
  });

  test("is unreadable for the decoder itself, were it asked: a TIFF, an SVG", async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
    for (const bytes of [await picture(50, 50).tiff().toBuffer(), Buffer.from(svg)])
      await expect(pixelsOf(bytes, 100)).rejects.toThrow();
  });

  test("is refused by the decoder too: more pixels than its head may say", async () => {
    const bomb = await picture(10_000, 6_000).png({ compressionLevel: 9 }).toBuffer();
    await expect(pixelsOf(bomb, 100)).rejects.toThrow(/pixel limit/);
  });

  test("leaves nothing behind", async () => {
    const before = existsSync(settings.uploadsDir) ? readdirSync(settings.uploadsDir) : [];
    await storePhoto(jpeg.subarray(0, jpeg.length - 200));
    expect(readdirSync(settings.uploadsDir)).toEqual(before);
  });
});
