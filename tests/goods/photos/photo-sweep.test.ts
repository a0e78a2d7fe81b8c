import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { removePhoto } from "~/goods/catalogue/changes/photo-changes.server";
import { folderOf } from "~/goods/photos/photo-folder.server";
import { sweepPhotos } from "~/goods/photos/photo-sweep.server";
import { rendition, storePhoto } from "~/goods/photos/photos.server";
import { deleteProduct, updateProduct } from "~/goods/catalogue/changes/product-changes.server";
import { addPhoto } from "~/goods/catalogue/product-photos.server";
import { photosOf } from "~/goods/catalogue/products.server";
import { storePhotoQuickly } from "~/goods/photos/quick-photo.server";
import { db } from "~/base/db/connection.server";
import { photos } from "~/base/db/schema";
import { settings } from "~/base/lib/env/settings.server";
import { aCategory, anInput, aProduct, picture } from "../catalogue/shelf";

const hour = 60 * 60 * 1000;
const inTwoHours = () => Date.now() + 2 * hour;
let categoryId: string;
let shades = 0;

beforeAll(async () => {
  ({ id: categoryId } = await aCategory());
});

/** A photo that no other test has. */
async function aPhoto() {
  shades += 1;
  const colour = `#0102${shades.toString(16).padStart(2, "0")}`;
  return { original: await picture(300, 200, colour).png().toBuffer(), alt: colour };
}

async function onSale(photo: Awaited<ReturnType<typeof aPhoto>>) {
  const product = await aProduct({ categoryId, photo });
  return { product, folder: folderOf(product.photo?.hash ?? "") };
}

/** Takes its first photo off a product. */
async function takeOff(product: { id: string }): Promise<void> {
  const first = and(eq(photos.productId, product.id), eq(photos.position, 0));
  const shown = db.select({ id: photos.id }).from(photos).where(first).get();
  expect(await removePhoto([product.id], shown?.id ?? "", null)).toHaveProperty("removed");
}

/** Makes the mark of a photo as old as if it had been uploaded then. */
const uploadedAgo = (folder: string, ms: number) => {
  const then = new Date(Date.now() - ms);
  utimesSync(path.join(folder, ".uploaded-to"), then, then);
};

describe("the files of a photo", () => {
  test("go after it was taken off its product; those of the others stay", async () => {
    const { product, folder } = await onSale(await aPhoto());
    await addPhoto(product.id, await aPhoto());
    const [, second] = photosOf(product);
    const other = folderOf(second?.hash ?? "");
    await takeOff(product);
    expect(existsSync(folder)).toBe(true);
    await sweepPhotos(inTwoHours());
    expect(existsSync(folder)).toBe(false);
    expect(readdirSync(other)).toContain("original");
  });

  test("go after another one took its place, and after its product is gone", async () => {
    const { product, folder } = await onSale(await aPhoto());
    await updateProduct(product.id, { ...anInput(categoryId), photo: await aPhoto() });
    const [shown] = photosOf(product);
    await sweepPhotos(inTwoHours());
    expect(existsSync(folder)).toBe(false);
    await deleteProduct(product.id);
    await sweepPhotos(inTwoHours());
    expect(existsSync(folderOf(shown?.hash ?? ""))).toBe(false);
  });

  test("stay as long as any product shows the same picture", async () => {
    const photo = await aPhoto();
    const first = await onSale(photo);
    const second = await onSale(photo);
    expect(first.folder).toBe(second.folder);
    await takeOff(first.product);
    await sweepPhotos(inTwoHours());
    expect(existsSync(first.folder)).toBe(true);
    await takeOff(second.product);
    await sweepPhotos(inTwoHours());
    expect(existsSync(first.folder)).toBe(false);
  });

  test("stay for an hour after the same picture was uploaded again", async () => {
    const photo = await aPhoto();
    const { product, folder } = await onSale(photo);
    await takeOff(product);
    uploadedAgo(folder, 2 * hour);
    await storePhoto(photo.original);
    expect(await sweepPhotos()).toBe(0);
    expect(existsSync(folder)).toBe(true);
    expect(await sweepPhotos(inTwoHours())).toBe(1);
  });

  test("are whole after an upload, though the old ones were swept away at that moment", async () => {
    const photo = await aPhoto();
    const stored = await storePhoto(photo.original);
    const hash = stored.problem ? "" : stored.hash;
    for (let turn = 0; turn < 12; turn += 1) {
      uploadedAgo(folderOf(hash), 2 * hour);
      await Promise.all([storePhoto(photo.original), sweepPhotos(), sweepPhotos()]);
      expect((await rendition(hash, 240, "image/avif"))?.bytes.length).toBeGreaterThan(100);
      expect(readFileSync(path.join(folderOf(hash), "original")).equals(photo.original)).toBe(true);
    }
  });

  test("that an import brought and did not come to name go too", async () => {
    const { original } = await aPhoto();
    const stored = await storePhotoQuickly(original);
    const folder = folderOf(stored.problem ? "" : stored.hash);
    await sweepPhotos();
    expect(existsSync(folder)).toBe(true);
    await sweepPhotos(inTwoHours());
    expect(existsSync(folder)).toBe(false);
  });
});

describe("the files of a photo that nothing shows", () => {
  test("stay while a restore's old database lies there, which may name them", async () => {
    const { product, folder } = await onSale(await aPhoto());
    await takeOff(product);
    const aside = path.join(settings.dataDir, "before-restore-2026-01-01T000000Z");
    mkdirSync(aside);
    const later = new Date(Date.now() + hour);
    utimesSync(aside, later, later);
    await sweepPhotos(inTwoHours());
    expect(existsSync(folder)).toBe(true);
    rmSync(aside, { recursive: true });
    await sweepPhotos(inTwoHours());
    expect(existsSync(folder)).toBe(false);
  });

  test("stay when they are another shop's, or nobody knows whose", async () => {
    const { folder: whole } = await onSale(await aPhoto());
    const unknown = folderOf("a".repeat(64));
    const foreign = folderOf("b".repeat(64));
    for (const folder of [unknown, foreign]) {
      mkdirSync(folder);
      writeFileSync(path.join(folder, "original"), readFileSync(path.join(whole, "original")));
    }
    writeFileSync(path.join(foreign, ".uploaded-to"), "/somewhere/else");
    await sweepPhotos(inTwoHours());
    expect([unknown, foreign].map((folder) => existsSync(folder))).toEqual([true, true]);
  });

  test("stay when another shop showed them out of the same folder", async () => {
    const { product, folder } = await onSale(await aPhoto());
    const other = mkdtempSync(path.join(tmpdir(), "prayosha-other-"));
    writeFileSync(path.join(other, "shop.sqlite"), "");
    writeFileSync(path.join(folder, ".uploaded-to"), other);
    await sweepPhotos();
    await takeOff(product);
    await sweepPhotos(inTwoHours());
    expect(existsSync(folder)).toBe(true);
    rmSync(other, { recursive: true });
  });

  test.each([
    ["came from a time without marks", (mark: string) => rmSync(mark)],
    ["came with a shop that was moved", (mark: string) => writeFileSync(mark, "/where/it/was")],
  ])("go though they %s, if this shop showed them once", async (_, before) => {
    const { product, folder } = await onSale(await aPhoto());
    before(path.join(folder, ".uploaded-to"));
    await sweepPhotos();
    await takeOff(product);
    await sweepPhotos(inTwoHours());
    expect(existsSync(folder)).toBe(false);
  });
});
