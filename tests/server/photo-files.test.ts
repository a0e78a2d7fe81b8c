import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createRequestHandler } from "@remix-run/node";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { folderOf } from "~/goods/photos/photo-folder.server";
import { photoWidths } from "~/goods/photos/photo-ref";
import { remakePhotos } from "~/goods/photos/photo-remaking.server";
import { storePhoto } from "~/goods/photos/photos.server";
import { db } from "~/base/db/connection.server";
import { photos } from "~/base/db/schema";
import * as photoRoute from "~/routes/shop/photo";
import { aCategory, aProduct, picture } from "../goods/catalogue/shelf";
import { buildOf } from "./build-of";
import { photosOnTheWire } from "./photo-server";

const ask = photosOnTheWire();
let hash = "";
const at = (width: number | string) => `/photos/${hash}/${width}`;
const formatOf = async (body: Buffer) => (await sharp(body).metadata()).format;

beforeAll(async () => {
  const stored = await storePhoto(await picture(1200, 1200).jpeg().toBuffer());
  if (!stored.problem) ({ hash } = stored);
});

describe("a photo on the wire", () => {
  test.each([
    ["image/avif,image/webp,image/apng,*/*;q=0.8", "image/avif", "heif"],
    ["image/webp,*/*", "image/webp", "webp"],
    ["IMAGE/AVIF", "image/avif", "heif"],
    ["image/avif;q=0, image/webp;q=0.5", "image/webp", "webp"],
    ["*/*", "image/jpeg", "jpeg"],
    ["", "image/jpeg", "jpeg"],
  ])("answers Accept: %s with %s", async (accept, type, format) => {
    const { status, headers, body } = await ask(at(640), { Accept: accept });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      "content-type": type,
      vary: "Accept",
      "cache-control": "public, max-age=31536000, immutable",
      "content-length": String(body.length),
      "accept-ranges": "bytes",
      "x-content-type-options": "nosniff",
    });
    expect(await formatOf(body)).toBe(format);
  });

  test("is a JPEG under .jpg, whatever the caller takes", async () => {
    const { headers, body } = await ask(at("960.jpg"), { Accept: "image/avif,image/webp" });
    expect(headers["content-type"]).toBe("image/jpeg");
    expect(await formatOf(body)).toBe("jpeg");
  });

  test("is not sent again to whoever holds it, but in another format it is", async () => {
    const accept = { Accept: "image/webp" };
    const etag = (await ask(at(400), accept)).headers.etag ?? "";
    expect(etag).toMatch(/^"[^"]+"$/);
    for (const held of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      const again = await ask(at(400), { ...accept, "If-None-Match": held });
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
      expect(again.headers["cache-control"]).toContain("immutable");
    }
    const other = await ask(at(400), { "If-None-Match": etag });
    expect([other.status, other.headers["content-type"]]).toEqual([200, "image/jpeg"]);
  });

  test("is sent in parts to who asks for them", async () => {
    const whole = (await ask(at(400))).body;
    const part = await ask(at(400), { Range: "bytes=10-19" });
    expect([part.status, part.headers["content-range"]]).toEqual([
      206,
      `bytes 10-19/${whole.length}`,
    ]);
    expect(part.body.equals(whole.subarray(10, 20))).toBe(true);
    const beyond = await ask(at(400), { Range: "bytes=9999999-" });
    expect([beyond.status, beyond.headers["content-range"]]).toEqual([
      416,
      `bytes */${whole.length}`,
    ]);
    const stale = await ask(at(400), { Range: "bytes=10-19", "If-Range": '"another"' });
    expect([stale.status, stale.body.length]).toEqual([200, whole.length]);
  });

  test("tells HEAD what GET would say", async () => {
    const get = await ask(at(520), { Accept: "image/avif" });
    const head = await ask(at(520), { Accept: "image/avif" }, "HEAD");
    expect([head.status, head.body.length]).toEqual([200, 0]);
    for (const name of ["content-type", "content-length", "etag", "cache-control", "vary"])
      expect(head.headers[name]).toBe(get.headers[name]);
  });

  test("is there in every width that pages ask for, and as large as it is for looking closely", async () => {
    for (const width of [...photoWidths, 1600]) {
      const { status, body } = await ask(at(width));
      expect([status, (await sharp(body).metadata()).width]).toEqual([200, Math.min(width, 1200)]);
    }
  });
});

test.each([
  "/photos",
  "/photos/",
  "/photos/../../etc/400",
  "/photos/..%2f..%2fdata/400",
  `/photos/${"A".repeat(64)}/400`,
  `/photos/${"0".repeat(64)}/../400`,
  `/photos/${"0".repeat(63)}%00/400`,
  ...[
    "401",
    "0",
    "-400",
    "400.0",
    "4e2",
    "400.avif",
    "original",
    "..%2foriginal",
    "",
    "%20400",
    "0400",
  ].map((width) => `/photos/${"0".repeat(64)}/${width}`),
])("%s is not the address of a photo", async (address) => {
  expect((await ask(address)).body.toString()).toBe("next");
});

describe("the route of the table", () => {
  const module = { default: undefined as never, ...photoRoute };
  const route = { id: "photo", path: "photos/:hash/:width", module };
  const remix = createRequestHandler(
    buildOf({ photo: route }, { default: () => new Response("page") }),
  );

  test.each([
    ["a whole photo", "GET", {}],
    ["what GET would say", "HEAD", {}],
    ["a part", "GET", { range: "bytes=3-5" }],
    ["what lies beyond the end", "GET", { range: "bytes=9999999-" }],
    ["that the caller holds it", "GET", { "if-none-match": "*" }],
  ])("answers as the server does: %s", async (_, method, headers) => {
    const own = await remix(new Request(`http://shop${at(400)}`, { method, headers }));
    const early = await ask(at(400), headers, method);
    expect(own.status).toBe(early.status);
    expect(early.headers).toMatchObject(Object.fromEntries(own.headers));
    expect(early.body.equals(Buffer.from(await own.arrayBuffer()))).toBe(true);
  });

  test("knows no photo of a made-up size, and takes none", async () => {
    expect((await remix(new Request(`http://shop${at(401)}`))).status).toBe(404);
    expect((await remix(new Request(`http://shop${at(400)}`, { method: "POST" }))).status).toBe(
      404,
    );
  });
});

test("a photo cannot be posted to", async () => {
  expect((await ask(at(400), {}, "POST")).body.toString()).toBe("next");
});

describe("a photo that is not there", () => {
  test("is 404 with a drawing, which browsers show instead of a torn picture", async () => {
    const { status, headers, body } = await ask(`/photos/${"0".repeat(64)}/400`);
    expect([status, headers["content-type"]]).toEqual([404, "image/svg+xml"]);
    expect(headers["cache-control"]).toBe("no-store");
    expect(body.equals(readFileSync("public/no-photo.svg"))).toBe(true);
  });

  test("in the asked width is answered with the nearest one, not to be kept for long", async () => {
    const { hash: old } = await shopPhoto("#aa0000");
    rmSync(path.join(folderOf(old), "520.jpeg"));
    const { status, headers, body } = await ask(`/photos/${old}/520`);
    expect([status, (await sharp(body).metadata()).width]).toEqual([200, 640]);
    expect(headers["cache-control"]).toBe("public, max-age=300");
    expect(headers.etag).not.toBe((await ask(`/photos/${old}/400`)).headers.etag);
  });

  test("because its file is empty is answered with the nearest one too", async () => {
    const { hash: torn } = await shopPhoto("#0000aa");
    writeFileSync(path.join(folderOf(torn), "240.jpeg"), "");
    const { status, headers, body } = await ask(`/photos/${torn}/240`);
    expect([status, (await sharp(body).metadata()).width]).toEqual([200, 400]);
    expect(headers["cache-control"]).toBe("public, max-age=300");
    await vi.waitFor(() => expect(colourOf(torn)).toBeNull(), 30_000);
    await remakePhotos();
    expect((await sharp((await ask(`/photos/${torn}/240`)).body).metadata()).width).toBe(240);
  });

  test("though a product shows it, is made anew from its original", async () => {
    const { hash: lost } = await shopPhoto("#00aa00");
    for (const width of [...photoWidths, 1600])
      rmSync(path.join(folderOf(lost), `${width}.jpeg`), { force: true });
    expect((await ask(`/photos/${lost}/400`)).status).toBe(404);
    await vi.waitFor(() => expect(colourOf(lost)).toBeNull(), 30_000);
    expect(await remakePhotos()).toBe("1 photo made in new sizes");
    expect((await ask(`/photos/${lost}/400`)).status).toBe(200);
    expect(colourOf(lost)).toMatch(/^#/);
  });
});

/** The photo of a product on sale, in all its sizes. */
async function shopPhoto(colour: string): Promise<{ hash: string }> {
  const { id: categoryId } = await aCategory();
  const original = await picture(1000, 1000, colour).png().toBuffer();
  const { photo } = await aProduct({ categoryId, photo: { original, alt: "A square" } });
  if (!photo) throw new Error("The product has no photo");
  await remakePhotos();
  return photo;
}

function colourOf(hash: string): string | null | undefined {
  const row = db.select().from(photos).where(eq(photos.hash, hash)).get();
  return row?.colour;
}
