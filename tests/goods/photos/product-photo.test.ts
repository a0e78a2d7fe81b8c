import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { loader as productPhoto } from "~/routes/api/product-photo";
import type { Product } from "~/goods/catalogue/product";
import { deleteProduct } from "~/goods/catalogue/changes/product-changes.server";
import { db } from "~/base/db/connection.server";
import { photos } from "~/base/db/schema";
import { argsFor, shopper } from "../../cast";
import { sold } from "../../sales/orders/sold";
import { aCategory, aProduct, picture } from "../catalogue/shelf";

let product: Product;
let bare: Product;

beforeAll(async () => {
  const { id: categoryId } = await aCategory();
  const original = await picture(700, 700).jpeg().toBuffer();
  product = await aProduct({ categoryId, photo: { original, alt: "A green square" } });
  bare = await aProduct({ categoryId });
});

function askProduct(id: string, headers: Record<string, string> = {}) {
  const path = `/api/v1/product/product-photo/${id}`;
  return productPhoto(argsFor(path, { params: { id }, headers }));
}

const formatOf = async (response: Response) =>
  (await sharp(Buffer.from(await response.arrayBuffer())).metadata()).format;

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

  test("gives the photo that orders show of a product that was removed", async () => {
    const { id: categoryId } = await aCategory();
    const original = await picture(701, 700, "#a05510").jpeg().toBuffer();
    const tin = await aProduct({ categoryId, photo: { original, alt: "A brown square" } });
    const before = Buffer.from(await (await askProduct(tin.id)).arrayBuffer());
    const userId = (await shopper()).id;
    const shown = db.select().from(photos).where(eq(photos.productId, tin.id)).get();
    await sold({ userId, lines: [{ productId: tin.id, photoId: shown?.id ?? "" }] });
    await sold({ userId, lines: [{ productId: tin.id, photoId: null }] });
    await deleteProduct(tin.id);
    const response = await askProduct(tin.id);
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer()).equals(before)).toBe(true);
  });

  test("gives the drawing for a removed product that was ordered without a photo, 404 for one never ordered", async () => {
    const { id: categoryId } = await aCategory();
    const [ordered, never] = [await aProduct({ categoryId }), await aProduct({ categoryId })];
    await sold({ userId: (await shopper()).id, lines: [{ productId: ordered.id }] });
    for (const { id } of [ordered, never]) await deleteProduct(id);
    const drawn = await askProduct(ordered.id);
    expect([drawn.status, drawn.headers.get("Content-Type")]).toEqual([200, "image/svg+xml"]);
    expect((await askProduct(never.id)).status).toBe(404);
  });
});
