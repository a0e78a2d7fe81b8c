import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { folderOf } from "~/goods/photos/photo-folder.server";
import { storePhoto } from "~/goods/photos/photos.server";
import { settings } from "~/base/lib/env/settings.server";
import { picture } from "../goods/catalogue/shelf";
import { photosOnTheWire } from "./photo-server";

// Whatever gets into the folder of photos: nobody's browser runs it, and nobody reads what is not a photo.

const ask = photosOnTheWire();
const script = "<script>alert(document.domain)</script>";
const page = `<!doctype html><html><body>${script}</body></html>`;
const accepts = ["image/avif,image/webp,*/*", "image/webp", "text/html,*/*", ""];

/** The address of a stored picture. */
async function stored(bytes: Buffer): Promise<string> {
  const photo = await storePhoto(bytes);
  if (photo.problem) throw new Error(`The picture was refused: ${photo.problem}`);
  return photo.hash;
}

describe("a picture that is a web page too", () => {
  test.each([
    [
      "behind its end",
      async () => Buffer.concat([await picture(400, 300).jpeg().toBuffer(), Buffer.from(page)]),
    ],
    [
      "in a comment of a GIF",
      async () => {
        const gif = await picture(400, 300).gif().toBuffer();
        const comment = Buffer.concat([
          Buffer.from([0x21, 0xfe, page.length]),
          Buffer.from(page),
          Buffer.from([0]),
        ]);
        return Buffer.concat([gif.subarray(0, -1), comment, gif.subarray(-1)]);
      },
    ],
    [
      "in what a camera writes",
      () =>
        picture(400, 300)
          .withExif({ IFD0: { ImageDescription: page, Artist: script } })
          .jpeg()
          .toBuffer(),
    ],
  ])("%s is shown as nothing but a picture", async (_, make) => {
    const bytes = await make();
    expect(bytes.includes("<script>")).toBe(true);
    const hash = await stored(bytes);
    for (const accept of accepts) {
      const { status, headers, body } = await ask(`/photos/${hash}/240`, { accept });
      expect(status).toBe(200);
      expect(headers["content-type"]).toMatch(/^image\/(avif|webp|jpeg)$/);
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(body.includes("script")).toBe(false);
      expect((await sharp(body).metadata()).width).toBe(240);
    }
  });
});

describe("a file that somebody put into the folder", () => {
  let hash: string;

  beforeAll(async () => {
    hash = await stored(await picture(500, 500, "#445566").jpeg().toBuffer());
    for (const name of ["index.html", "400.html", "400.svg", "400.php", ".htaccess", "400"])
      writeFileSync(path.join(folderOf(hash), name), page);
    writeFileSync(path.join(settings.uploadsDir, "evil.html"), page);
  });

  test.each([
    "/photos/evil.html",
    "/photos/./evil.html",
    "/photos/%2e/evil.html",
    "/photos/HASH/",
    "/photos/HASH/index.html",
    "/photos/HASH/400.html",
    "/photos/HASH/400.svg",
    "/photos/HASH/400.php",
    "/photos/HASH/400.jpg/index.html",
    "/photos/HASH/400%00.html",
    "/photos/HASH/400;.html",
    "/photos/HASH/.htaccess",
    "/photos/HASH/.uploaded-to",
    "/photos/HASH/original",
    "/photos/HASH/../HASH/original",
    "/photos/HASH/%2e%2e/HASH/original",
    "/photos/HASH\\original",
    "//photos/HASH/original",
  ])("is not given out as %s", async (address) => {
    const { status, body } = await ask(address.replaceAll("HASH", hash));
    expect(status).toBe(404);
    expect(body.toString()).toBe("next");
  });

  test("is a picture even in the place of one, which no browser takes for a page", async () => {
    for (const name of readdirSync(folderOf(hash)).filter((each) => each.startsWith("520.")))
      writeFileSync(path.join(folderOf(hash), name), page);
    for (const accept of accepts) {
      const { headers } = await ask(`/photos/${hash}/520`, { accept });
      expect(headers["content-type"]).toMatch(/^image\/(avif|webp|jpeg)$/);
      expect(headers["x-content-type-options"]).toBe("nosniff");
    }
  });

  test("does not change what is asked for after a question mark or in other words of the caller", async () => {
    const clean = await ask(`/photos/${hash}/400`);
    for (const query of ["?x=/../original", "?type=text/html", "?download=evil.html"]) {
      const { headers, body } = await ask(`/photos/${hash}/400${query}`);
      expect(headers["content-type"]).toBe(clean.headers["content-type"]);
      expect(headers["content-disposition"]).toBeUndefined();
      expect(body.equals(clean.body)).toBe(true);
    }
  });
});

test("nothing in the folder may be run by the system, and the names of uploads are nowhere in it", async () => {
  const hash = await stored(await picture(300, 300, "#778899").png().toBuffer());
  for (const name of readdirSync(folderOf(hash))) {
    expect(name).toMatch(/^(original|\.uploaded-to|\d+\.(avif|webp|jpeg))$/);
    expect(statSync(path.join(folderOf(hash), name)).mode & 0o111).toBe(0);
  }
  expect(readFileSync(path.join(folderOf(hash), "original")).length).toBeGreaterThan(0);
});
