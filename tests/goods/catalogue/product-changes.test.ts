import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import path from "node:path";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { sweepPhotos } from "~/goods/photos/photo-sweep.server";
import { folderOf } from "~/goods/photos/photo-folder.server";
import {
  createProduct,
  deleteProduct,
  updateProduct,
} from "~/goods/catalogue/changes/product-changes.server";
import { rendition, storePhoto } from "~/goods/photos/photos.server";
import { addPhotos } from "~/goods/catalogue/changes/photo-changes.server";
import { addPhoto } from "~/goods/catalogue/product-photos.server";
import { photosOf, productById } from "~/goods/catalogue/products.server";
import { db, write } from "~/base/db/connection.server";
import { orderLines, orders, photos } from "~/base/db/schema";
import { release, isDue, acquire } from "~/upkeep/jobs/lease.server";
import { newId } from "~/base/lib/ids.server";
import { settings } from "~/base/lib/env/settings.server";
import { photoJob } from "~/server/photo-job";
import { shopper } from "../../cast";
import { aCategory, anInput, aProduct, picture } from "./shelf";

let categoryId: string;

beforeAll(async () => {
  ({ id: categoryId } = await aCategory());
});

const photo = async (colour: string, alt = colour) => ({
  original: await picture(300, 300, colour).png().toBuffer(),
  alt,
});

/** An order of one pack, whose line shows the product's photo. */
async function ordered(productId: string): Promise<void> {
  const user = await shopper();
  const product = productById(productId);
  const shown = db.select().from(photos).where(eq(photos.productId, productId)).get();
  if (!product || !shown) throw new Error("There is a product with a photo");
  const id = newId();
  await write((tx) => {
    tx.insert(orders)
      .values({
        id,
        serial: Date.now() % 1_000_000,
        number: id,
        token: id,
        userId: user.id,
        cartId: id,
        cartRound: 1,
        fingerprint: id,
        goodsPaise: product.pricePaise,
        totalPaise: product.pricePaise,
        buyerName: user.name,
        buyerEmail: user.email,
        buyerPhone: user.phone,
        buyerAddress: user.address,
        createdAt: 1,
        updatedAt: 1,
      })
      .run();
    tx.insert(orderLines)
      .values({
        orderId: id,
        position: 0,
        productId,
        categoryId,
        name: product.name,
        slug: product.slug,
        description: product.description,
        volumeMl: product.volumeMl,
        shipping: product.shipping,
        unitPricePaise: product.pricePaise,
        quantity: 1,
        photoId: shown.id,
      })
      .run();
  });
}

describe("a product", () => {
  test("is stored as it was given, with its photo", async () => {
    const { product } = await createProduct(
      { ...anInput(categoryId), name: "Jar", volumeMl: 500, photo: await photo("#112233") },
      1_700_000_000_000,
    );
    expect(product).toMatchObject({
      name: "Jar",
      pricePaise: 20_000,
      volumeMl: 500,
      category: { id: categoryId },
      photo: { alt: "#112233", width: 300, height: 300 },
      createdAt: 1_700_000_000_000,
    });
    expect(productById(product?.id ?? "")).toEqual(product);
  });

  test.each([
    ["costs nothing", { pricePaise: 0 }, "price"],
    ["costs less than nothing", { pricePaise: -1 }, "price"],
    ["costs half a paisa", { pricePaise: 100.5 }, "price"],
    ["costs more than ten lakh rupees", { pricePaise: 100_000_001 }, "price"],
    ["holds nothing", { volumeMl: 0 }, "volume"],
    ["is of no known category", { categoryId: "nobody" }, "unknown-category"],
  ])("that %s is refused", async (_what, wrong, problem) => {
    expect(await createProduct({ ...anInput(categoryId), ...wrong })).toEqual({ problem });
    const good = await aProduct({ categoryId });
    expect(await updateProduct(good.id, { ...anInput(categoryId), ...wrong })).toEqual({ problem });
    expect(productById(good.id)).toEqual(good);
  });

  test("with a broken photo is refused whole", async () => {
    const broken = { original: Buffer.from("GIF89a"), alt: "" };
    expect(await createProduct({ ...anInput(categoryId), name: "Half", photo: broken })).toEqual({
      problem: "not-an-image",
    });
    expect((await aProduct({ categoryId, name: "Half" })).slug).toBe("half");
  });

  test("that is not there cannot be changed", async () => {
    const result = await updateProduct("nobody", anInput(categoryId));
    expect(result).toEqual({ problem: "unknown-product" });
    expect(await addPhoto("nobody", await photo("#000"))).toEqual({ problem: "unknown-product" });
  });

  test("keeps its photos when it is changed without a new one", async () => {
    const before = await aProduct({ categoryId, photo: await photo("#445566") });
    await addPhoto(before.id, await photo("#778899"));
    await updateProduct(before.id, { ...anInput(categoryId), name: "Renamed" });
    expect(productById(before.id)).toMatchObject({ name: "Renamed", photo: before.photo });
    expect(photosOf(before).map(({ alt }) => alt)).toEqual(["#445566", "#778899"]);
  });

  test("shows a new photo in the place of the first, before the further ones", async () => {
    const before = await aProduct({ categoryId, photo: await photo("#aa0000") });
    await addPhoto(before.id, await photo("#bb0000"));
    const { product } = await updateProduct(before.id, {
      ...anInput(categoryId),
      photo: await photo("#cc0000"),
    });
    expect(product?.photo?.alt).toBe("#cc0000");
    expect(photosOf(before).map(({ alt }) => alt)).toEqual(["#cc0000", "#bb0000"]);
  });

  test("without a photo gets its first by adding one", async () => {
    const bare = await aProduct({ categoryId });
    expect(await addPhoto(bare.id, await photo("#dd0000"))).toEqual({});
    expect(productById(bare.id)).toMatchObject({ photo: { alt: "#dd0000" } });
  });
});

const shownInOrders = (productId: string) =>
  db
    .select({ alt: photos.alt, of: photos.productId })
    .from(orderLines)
    .innerJoin(photos, eq(photos.id, orderLines.photoId))
    .where(eq(orderLines.productId, productId))
    .all();

describe("the photo of something ordered", () => {
  test("stays in the order after the product got another one", async () => {
    const product = await aProduct({ categoryId, photo: await photo("#ee0000") });
    await ordered(product.id);
    await updateProduct(product.id, { ...anInput(categoryId), photo: await photo("#ff0000") });
    expect(shownInOrders(product.id)).toEqual([{ alt: "#ee0000", of: null }]);
    expect(photosOf(product).map(({ alt }) => alt)).toEqual(["#ff0000"]);
  });

  test("stays in the order after the product is gone", async () => {
    const product = await aProduct({ categoryId, photo: await photo("#00ee00") });
    await ordered(product.id);
    await deleteProduct(product.id);
    expect(productById(product.id)).toBeNull();
    expect(shownInOrders(product.id)).toEqual([{ alt: "#00ee00", of: null }]);
  });
});

test("what a broken-off upload left is swept up after an hour, all else stays", async () => {
  const kept = await aProduct({ categoryId, photo: await photo("#010101") });
  const left = path.join(settings.uploadsDir, `unfinished-${randomUUID()}`);
  mkdirSync(left);
  mkdirSync(path.join(settings.uploadsDir, "notes of the operator"));
  const inTwoHours = Date.now() + 2 * 60 * 60 * 1000;

  expect(await sweepPhotos()).toBe(0);
  expect(existsSync(left)).toBe(true);
  await sweepPhotos(inTwoHours);
  expect(existsSync(left)).toBe(false);
  expect(existsSync(folderOf(kept.photo?.hash ?? ""))).toBe(true);
  expect(existsSync(path.join(settings.uploadsDir, "notes of the operator"))).toBe(true);
});

test("a photo that was stored and never shown is swept up after an hour", async () => {
  const stored = await storePhoto((await photo("#020202")).original);
  const shown = await aProduct({ categoryId, photo: await photo("#030303") });
  const unshown = folderOf(stored.problem ? "" : stored.hash);
  const inTwoHours = Date.now() + 2 * 60 * 60 * 1000;

  expect(await sweepPhotos()).toBe(0);
  expect(existsSync(unshown)).toBe(true);
  expect(await sweepPhotos(inTwoHours)).toBe(1);
  expect(existsSync(unshown)).toBe(false);
  expect(existsSync(folderOf(shown.photo?.hash ?? ""))).toBe(true);
});

describe("an uploaded photo", () => {
  const photosNow = (productId: string) =>
    db.select().from(photos).where(eq(photos.productId, productId)).all();
  const filesOf = (hash = "") => readdirSync(folderOf(hash));
  const big = async (background: string) => ({
    original: await picture(1800, 1200, background).jpeg().toBuffer(),
    alt: "Tin",
  });

  test("can be seen at once, and its other formats are asked for in the same write", async () => {
    const tin = await aProduct({ categoryId });
    await acquire(photoJob, true);
    await release(photoJob, { outcome: "", problem: null });
    expect(isDue(photoJob)).toBe(false);
    const changed = await updateProduct(tin.id, {
      ...anInput(categoryId),
      photo: await big("#0a0b0c"),
    });
    const hash = changed.product?.photo?.hash ?? "";
    expect((await rendition(hash, 960, "image/avif,*/*"))?.format).toBe("jpeg");
    expect(filesOf(hash)).not.toContain("960.avif");
    expect(photosNow(tin.id)).toMatchObject([{ hash, colour: null }]);
    expect(isDue(photoJob)).toBe(true);

    await photoJob.run(Date.now());
    expect((await rendition(hash, 960, "image/avif,*/*"))?.format).toBe("avif");
    expect(filesOf(hash)).toEqual(expect.arrayContaining(["960.webp", "1600.jpeg", "1600.avif"]));
    expect(photosNow(tin.id)).toMatchObject([{ hash, colour: expect.stringMatching(/^#/) }]);
  });

  test("that is there with all its files already has its colour at once", async () => {
    const green = await big("#104020");
    const stored = await storePhoto(green.original);
    const tin = await aProduct({ categoryId, photo: green });
    expect(tin.photo?.colour).toMatch(/^#1[01]4020$/);
    expect(stored).toMatchObject({ colour: tin.photo?.colour });
  });

  test.each([
    ["no price", { pricePaise: 0 }, "price"],
    ["a category that is gone", { categoryId: "gone" }, "unknown-category"],
    ["an old form", { version: 1 }, "changed-meanwhile"],
  ])("is not even looked at when the form has %s", async (_, wrong, problem) => {
    const tin = await aProduct({ categoryId });
    const before = readdirSync(settings.uploadsDir);
    const input = {
      ...anInput(categoryId),
      ...wrong,
      photo: await photo(`#77000${before.length % 10}`),
    };
    expect((await updateProduct(tin.id, input)).problem).toBe(problem);
    if (problem !== "changed-meanwhile") expect((await createProduct(input)).problem).toBe(problem);
    expect(readdirSync(settings.uploadsDir)).toEqual(before);
  });

  test("too many of them are refused before any is looked at", async () => {
    const tin = await aProduct({ categoryId });
    const before = readdirSync(settings.uploadsDir);
    const nine = Array.from({ length: 9 }, () => ({ original: Buffer.from("x"), alt: "" }));
    expect(await addPhotos([tin.id], nine, null)).toEqual({ problem: "too-many" });
    expect(readdirSync(settings.uploadsDir)).toEqual(before);
  });
});
