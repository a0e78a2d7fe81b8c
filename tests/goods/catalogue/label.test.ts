import { desc, eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { bringBack } from "~/goods/catalogue/changes/bring-back.server";
import { addSize } from "~/goods/catalogue/family/add-size.server";
import { markLabel } from "~/goods/catalogue/label/mark-label.server";
import { addPhotos, removePhoto } from "~/goods/catalogue/changes/photo-changes.server";
import { deleteProduct } from "~/goods/catalogue/changes/product-changes.server";
import { photosOf, productById } from "~/goods/catalogue/products.server";
import { restorePhoto } from "~/goods/catalogue/changes/restore-photo.server";
import { db, write } from "~/base/db/connection.server";
import { auditLog, openPages, products } from "~/base/db/schema";
import * as oilRoute from "~/routes/admin/goods/family";
import * as editRoute from "~/routes/admin/goods/product";
import * as desk from "~/routes/admin/ready-to-sell";
import * as productRoute from "~/routes/shop/product";
import { inLanguage } from "~/base/words/language";
import { newId } from "~/base/lib/ids.server";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf, shopper } from "../../cast";
import { sold } from "../../sales/orders/sold";
import { outcome, refusal, sending } from "./admin-forms";
import { aCategory, aProduct, picture } from "./shelf";

let owner: Viewer;
let cookie: string;
let categoryId: string;
let shades = 0;

beforeAll(async () => {
  owner = await admin();
  cookie = await cookieOf(owner);
  ({ id: categoryId } = await aCategory());
});

async function aPhoto(alt: string) {
  shades += 1;
  const colour = `#5544${shades.toString(16).padStart(2, "0")}`;
  return { original: await picture(300, 200, colour).png().toBuffer(), alt };
}

/** A product with the photos "front" and "back". */
async function pictured(name?: string) {
  const given = name === undefined ? {} : { name };
  const product = await aProduct({ categoryId, photo: await aPhoto("front"), ...given });
  await addPhotos([product.id], [await aPhoto("back")], null);
  const [front, back] = photosOf(product).map(({ id }) => id);
  return { ...product, front: front ?? "", back: back ?? "" };
}

const labelOf = ({ id }: { id: string }) => productById(id)?.labelPhotoId;
const press = (slug: string, photoId: string, label: "yes" | "no") =>
  editRoute.action(sending({ intent: "photo-label", photoId, label }, cookie, { slug }));
const pageOf = (slug: string, query = "") =>
  htmlOf(productRoute, argsFor(`/product/${slug}${query}`, { params: { slug } }));
const version = () => db.select().from(openPages).get()?.version ?? 0;
const lastChanges = (): unknown =>
  JSON.parse(
    db
      .select()
      .from(auditLog)
      .orderBy(desc(sql`rowid`))
      .limit(1)
      .get()?.changes ?? "",
  );

describe("the photo of a product's label", () => {
  test("is said by one button in the list of photos, taken back by another, and written down", async () => {
    const { slug, id, front, back } = await pictured();
    expect(await outcome(await press(slug, back, "yes"))).toMatchObject({
      status: 303,
      to: `/dashboard/admin/product/${slug}#photos`,
    });
    expect(labelOf({ id })).toBe(back);
    expect(lastChanges()).toEqual({ label: [null, "back"] });
    await press(slug, front, "yes");
    expect(lastChanges()).toEqual({ label: ["back", "front"] });
    const html = await htmlOf(editRoute, argsFor("/", { cookie, params: { slug } }));
    expect(html).toContain("Photo 1 does not show the label");
    expect(html).toContain("Photo 2 shows the label");
    await press(slug, front, "no");
    expect(labelOf({ id })).toBeNull();
  });

  test("changes cached pages at once, and nothing when it is said twice", async () => {
    const { slug, back } = await pictured();
    const before = version();
    await press(slug, back, "yes");
    expect(version()).toBe(before + 1);
    await press(slug, back, "yes");
    await press(slug, (await pictured()).back, "yes");
    expect(version()).toBeGreaterThan(before);
  });

  test("is shown on the pack, enlarged at an address of its own, and stays in the gallery", async () => {
    const { id, slug, back } = await pictured("Sing Tel Tin");
    expect(await pageOf(slug)).not.toContain("On the pack");
    await markLabel(id, back, true, owner);
    const html = await pageOf(slug);
    expect(html).toContain("On the pack");
    const link = /<a[^>]*class="pack-label"[^>]*>.*?<\/a>/.exec(html)?.[0] ?? "";
    expect(link).toContain(`href="/product/${slug}?photo=2#label"`);
    expect(link).toContain('alt="The label of the pack: Sing Tel Tin"');
    expect(await pageOf(slug, "?photo=2")).toMatch(/<dialog[^>]* open/);
    expect(html).toContain('alt="back"');
  });

  test.each([
    ["gu", "પેકનું લેબલ: Sing Tel Can"],
    ["hi", "पैक का लेबल: Sing Tel Can"],
  ] as const)("is read out in %s", async (language, alt) => {
    const { id, slug, back } = await pictured("Sing Tel Can");
    await markLabel(id, back, true, owner);
    expect(await inLanguage(language, () => pageOf(slug))).toContain(`alt="${alt}"`);
    await deleteProduct(id);
  });

  test("must be one of the product's own photos, and that of one pack only", async () => {
    const { id, slug, back } = await pictured();
    const other = await pictured();
    const answer = refusal(await press(slug, other.back, "yes"));
    expect(answer).toMatchObject({
      status: 409,
      errors: { form: "This photo is no longer there." },
    });
    const set = write((tx) =>
      tx.update(products).set({ labelPhotoId: other.back }).where(eq(products.id, id)).run(),
    );
    await expect(set).rejects.toThrow(/one of the product's own photos/);
    const size = { amount: 5000, measure: "l", containers: 1 } as const;
    await addSize(id, { size, pricePaise: 90_000, idempotencyKey: newId() }, owner);
    const forAll = { intent: "photo-label", photoId: back, label: "yes" };
    await expect(oilRoute.action(sending(forAll, cookie, { slug }))).rejects.toMatchObject({
      status: 400,
    });
    expect(labelOf({ id })).toBeNull();
  });

  test("is not taken over by another size: its label says another quantity", async () => {
    const { id, back } = await pictured("Sing Tel Jar");
    await markLabel(id, back, true, owner);
    const size = { amount: 5000, measure: "l", containers: 1 } as const;
    await addSize(id, { size, pricePaise: 90_000, idempotencyKey: newId() }, owner);
    const added = db.select().from(products).where(eq(products.name, "Sing Tel Jar, 5 L")).get();
    expect(added).toMatchObject({ labelPhotoId: null });
    expect(photosOf({ id: added?.id ?? "" })).toHaveLength(2);
  });
});

describe("a label whose photo goes", () => {
  test("goes with it, and comes back with it", async () => {
    const product = await pictured();
    await markLabel(product.id, product.back, true, owner);
    const { removed } = await removePhoto([product.id], product.back, owner);
    expect(labelOf(product)).toBeNull();
    if (!removed) throw new Error("The photo was there");
    await restorePhoto([product.id], removed, owner);
    expect(labelOf(product)).toBe(photosOf(product)[1]?.id);
  });

  test("does not come back over another that was said meanwhile", async () => {
    const product = await pictured();
    await markLabel(product.id, product.back, true, owner);
    const { removed } = await removePhoto([product.id], product.back, owner);
    await markLabel(product.id, product.front, true, owner);
    if (removed) await restorePhoto([product.id], removed, owner);
    expect(labelOf(product)).toBe(product.front);
  });

  test("goes also where an order keeps the photo, and with the product", async () => {
    const product = await pictured();
    await markLabel(product.id, product.front, true, owner);
    const lines = [{ productId: product.id, photoId: product.front }];
    await sold({ userId: (await shopper()).id, lines });
    await removePhoto([product.id], product.front, owner);
    expect(labelOf(product)).toBeNull();
    await markLabel(product.id, product.back, true, owner);
    await deleteProduct(product.id);
    await bringBack(product.id, categoryId, owner);
    expect(labelOf(product)).toBeNull();
  });
});

test("the desk says which product has no photo of its label, and leads to its photos", async () => {
  const { id, slug, back } = await pictured("Unlabelled Tin");
  const page = () => htmlOf(desk, argsFor("/dashboard/admin/ready-to-sell", { cookie }));
  expect(await page()).toContain(`href="/dashboard/admin/product/${slug}#photos"`);
  expect(await page()).toContain("photo of the label of Unlabelled Tin");
  await markLabel(id, back, true, owner);
  expect(await page()).not.toContain("photo of the label of Unlabelled Tin");
});
