import { utimesSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { addPhotos, movePhoto, removePhoto } from "~/goods/catalogue/changes/photo-changes.server";
import { photosOf } from "~/goods/catalogue/products.server";
import { offeredBack, removedIn, removedQuery } from "~/goods/catalogue/changes/removed-photo";
import { restorePhoto } from "~/goods/catalogue/changes/restore-photo.server";
import { folderOf } from "~/goods/photos/photo-folder.server";
import { sweepPhotos } from "~/goods/photos/photo-sweep.server";
import { aCategory, aProduct, picture } from "./shelf";

let categoryId: string;
let shades = 0;
const hour = 60 * 60 * 1000;

beforeAll(async () => {
  ({ id: categoryId } = await aCategory());
});

async function aPhoto(alt: string) {
  shades += 1;
  const colour = `#3344${shades.toString(16).padStart(2, "0")}`;
  return { original: await picture(300, 200, colour).png().toBuffer(), alt };
}

/** A product with the photos "front", "side" and "back". */
async function pictured() {
  const product = await aProduct({ categoryId, photo: await aPhoto("front") });
  await addPhotos([product.id], [await aPhoto("side"), await aPhoto("back")], null);
  return product;
}

const names = (product: Parameters<typeof photosOf>[0]) => photosOf(product).map(({ alt }) => alt);

async function removed(product: Awaited<ReturnType<typeof pictured>>, alt: string) {
  const photo = photosOf(product).find((each) => each.alt === alt);
  const change = await removePhoto([product.id], photo?.id ?? "", null);
  if (!change.removed) throw new Error("The photo was there");
  return change.removed;
}

describe("a photo that was removed", () => {
  test("comes back in its place, with its text, and once only", async () => {
    const product = await pictured();
    const side = await removed(product, "side");
    expect(names(product)).toEqual(["front", "back"]);
    expect(await restorePhoto([product.id], side, null)).toEqual({});
    expect(names(product)).toEqual(["front", "side", "back"]);
    expect(await restorePhoto([product.id], side, null)).toEqual({});
    expect(names(product)).toEqual(["front", "side", "back"]);
  });

  test("is the main photo again, if it was", async () => {
    const product = await pictured();
    const front = await removed(product, "front");
    await restorePhoto([product.id], front, null);
    expect(names(product)).toEqual(["front", "side", "back"]);
  });

  test("keeps its files for an hour, however old they are, and cannot come back without them", async () => {
    const product = await pictured();
    const [, side] = photosOf(product);
    const long = new Date(Date.now() - 30 * hour);
    utimesSync(path.join(folderOf(side?.hash ?? ""), ".uploaded-to"), long, long);
    const gone = await removed(product, "side");
    await sweepPhotos();
    expect(await restorePhoto([product.id], gone, null)).toEqual({});
    const again = await removed(product, "side");
    await sweepPhotos(Date.now() + 2 * hour);
    expect(await restorePhoto([product.id], again, null)).toEqual({ problem: "unknown-photo" });
  });

  test("comes back to no other product than asked for", async () => {
    const [product, other] = [await pictured(), await pictured()];
    const side = await removed(product, "side");
    await restorePhoto([other.id], side, null);
    expect(names(other)).toEqual(["front", "side", "back"]);
    expect(photosOf(other).map(({ hash }) => hash)).not.toContain(side.hash);
  });

  test("is offered by the address, until a photo is the same picture", async () => {
    const product = await pictured();
    const side = await removed(product, "side");
    const query = new URLSearchParams(removedQuery(side));
    expect(removedIn(query)).toEqual(side);
    expect(offeredBack(query, photosOf(product))).toMatchObject({ alt: "side" });
    await restorePhoto([product.id], side, null);
    expect(offeredBack(query, photosOf(product))).toBeNull();
    expect(removedIn(new URLSearchParams({ removed: "../../shop", at: "a.0" }))).toBeNull();
  });
});

test("a photo is moved to the place it was dragged to, within the list", async () => {
  const product = await pictured();
  const [front] = photosOf(product);
  await movePhoto([product.id], front?.id ?? "", 1, null);
  expect(names(product)).toEqual(["side", "front", "back"]);
  await movePhoto([product.id], front?.id ?? "", 99, null);
  expect(names(product)).toEqual(["side", "back", "front"]);
});
