import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { loader as productPhoto } from "~/catalogue/api/product-photo";
import { photoWidths } from "~/catalogue/photo-ref";
import type { Product } from "~/catalogue/product";
import { loader as photo } from "~/catalogue/routes/photo";
import { argsFor } from "../cast";
import { aCategory, aProduct, picture } from "./shelf";

let product: Product;
let bare: Product;
let hash: string;

beforeAll(async () => {
  const { id: categoryId } = await aCategory();
  const original = await picture(700, 700).jpeg().toBuffer();
  product = await aProduct({ categoryId, photo: { original, alt: "A green square" } });
  bare = await aProduct({ categoryId });
  hash = product.photo?.hash ?? "";
});

function askPhoto(params: { hash: string; width: string }, headers: Record<string, string> = {}) {
  return photo(argsFor(`/photos/${params.hash}/${params.width}`, { params, headers }));
}

function askProduct(id: string, headers: Record<string, string> = {}) {
  const path = `/api/v1/product/product-photo/${id}`;
  return productPhoto(argsFor(path, { params: { id }, headers }));
}

const formatOf = async (response: Response) =>
  (await sharp(Buffer.from(await response.arrayBuffer())).metadata()).format;

describe("GET /photos/:hash/:width", () => {
  test.each([
    ["image/avif,image/webp,image/apng,*/*;q=0.8", "image/avif", "heif"],
    ["image/webp,*/*", "image/webp", "webp"],
    ["IMAGE/AVIF", "image/avif", "heif"],
    ["image/avif;q=0, image/webp;q=0.5", "image/webp", "webp"],
    ["*/*", "image/jpeg", "jpeg"],
    ["", "image/jpeg", "jpeg"],
  ])("answers Accept: %s with %s", async (accept, type, format) => {
    const response = await askPhoto({ hash, width: "640" }, { Accept: accept });
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe(type);
    expect(response.headers.get("Vary")).toBe("Accept");
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    const size = (await response.clone().arrayBuffer()).byteLength;
    expect(response.headers.get("Content-Length")).toBe(String(size));
    expect(await formatOf(response)).toBe(format);
  });

  test("sends nothing again that the browser holds, but another format it does", async () => {
    const first = await askPhoto({ hash, width: "400" }, { Accept: "image/webp" });
    const etag = first.headers.get("ETag") ?? "";
    expect(etag).toMatch(/^"[^"]+"$/);
    for (const held of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      const again = await askPhoto(
        { hash, width: "400" },
        { Accept: "image/webp", "If-None-Match": held },
      );
      expect([again.status, await again.text()]).toEqual([304, ""]);
      expect(again.headers.get("ETag")).toBe(etag);
    }
    const other = await askPhoto({ hash, width: "400" }, { Accept: "", "If-None-Match": etag });
    expect(other.status).toBe(200);
  });

  test("has something for every width that pages ask for", async () => {
    const answers = await Promise.all(
      photoWidths.map((width) => askPhoto({ hash, width: String(width) })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  test.each([
    ["an unknown hash", { hash: "0".repeat(64), width: "400" }],
    ["a path out of the folder", { hash: "../../etc", width: "400" }],
    ["an encoded path", { hash: "..%2f..%2fdata", width: "400" }],
    ["a hash in capitals", { hash: "A".repeat(64), width: "400" }],
    ["a hash with a path behind it", { hash: `${"0".repeat(64)}/..`, width: "400" }],
    ["a hash with a NUL", { hash: `${"0".repeat(63)}\0`, width: "400" }],
  ])("has nothing for %s", async (_what, params) => {
    const response = await askPhoto(params);
    expect([response.status, await response.text()]).toEqual([404, "There is no such photo.\n"]);
  });

  test.each([
    "401",
    "0",
    "-400",
    "400.0",
    "4e2",
    "400.avif",
    "original",
    "../original",
    "",
    " 400",
  ])("has nothing for the width %j", async (width) => {
    expect((await askPhoto({ hash, width })).status).toBe(404);
  });
});

describe("GET /api/v1/product/product-photo/:id", () => {
  test("gives the photo of a product to any site, to be asked for again each time", async () => {
    const response = await askProduct(product.id);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "image/jpeg",
      "cache-control": "public, max-age=0, must-revalidate",
      "access-control-allow-origin": "*",
    });
    expect(await formatOf(response)).toBe("jpeg");
  });

  test("answers 304 to whoever holds it", async () => {
    const etag = (await askProduct(product.id)).headers.get("ETag") ?? "";
    const again = await askProduct(product.id, { "If-None-Match": etag });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect((await askProduct(bare.id, { "If-None-Match": etag })).status).toBe(200);
  });

  test("draws a placeholder for a product without a photo", async () => {
    const response = await askProduct(bare.id);
    expect([response.status, response.headers.get("Content-Type")]).toEqual([200, "image/svg+xml"]);
    expect(await response.text()).toContain("</svg>");
  });

  test("says in JSON that there is no such product", async () => {
    const response = await askProduct("nobody");
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      success: false,
      message: "There is no product with this id",
    });
  });
});
