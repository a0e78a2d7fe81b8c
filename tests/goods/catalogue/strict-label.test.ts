import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { changeSale } from "~/goods/catalogue/changes/change-sale.server";
import { bringBack } from "~/goods/catalogue/changes/bring-back.server";
import { addPhotos, removePhoto } from "~/goods/catalogue/changes/photo-changes.server";
import { deleteProduct, updateProduct } from "~/goods/catalogue/changes/product-changes.server";
import { restorePhoto } from "~/goods/catalogue/changes/restore-photo.server";
import { markLabel } from "~/goods/catalogue/label/mark-label.server";
import { photosOf } from "~/goods/catalogue/products.server";
import { setStrict } from "~/goods/catalogue/sale/strict.server";
import { db, write } from "~/base/db/connection.server";
import { photos, products } from "~/base/db/schema";
import { Refused } from "~/base/lib/refused";
import * as createRoute from "~/routes/admin/goods/create-product";
import * as editRoute from "~/routes/admin/goods/product";
import * as oilRoute from "~/routes/admin/goods/family";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf, shopper } from "../../cast";
import { sold } from "../../sales/orders/sold";
import { formOf, photoFile, refusal, sending } from "./admin-forms";
import { aCategory, anInput, aProduct, facts, labelled, picture } from "./shelf";

let owner: Awaited<ReturnType<typeof admin>>;
let cookie: string;
let categoryId: string;

beforeAll(async () => {
  owner = await admin();
  cookie = await cookieOf(owner);
  categoryId = (await aCategory()).id;
});
beforeEach(() => setStrict(false, owner));
afterAll(() => setStrict(false, owner));

const rowOf = (id: string) => db.select().from(products).where(eq(products.id, id)).get();
const refusedBy = (change: Promise<unknown>) =>
  change.then(
    () => expect.fail("It was not refused"),
    (error: unknown) => (error instanceof Refused ? error.sentence : expect.fail(String(error))),
  );
const stays = "cannot be on sale without the photo of its label, because the shop is set to strict";

/** A product on sale with all that the law wants, in a strict shop. `label`: the photo, which is its only one. */
async function whole() {
  await setStrict(false, owner);
  const product = await aProduct({ categoryId, ...facts });
  const label = await labelled(product);
  await setStrict(true, owner);
  return { ...product, label };
}

test("a new product is refused on sale, beside its photos, and taken hidden", async () => {
  await setStrict(true, owner);
  const entries = {
    name: "Brand new",
    description: "Words",
    price: "200",
    quantity: "1",
    shipping: "1",
    category: categoryId,
    mrp: "250",
    net_weight_g: "910",
    maker: "Prayosha",
    origin: "India",
    best_before: "9 months",
    ingredients: "Groundnut oil",
    sale: "on sale",
    photo: await photoFile("#334455"),
  };
  const { status, errors } = refusal(await createRoute.action(sending(entries, cookie)));
  expect(status).toBe(400);
  expect(errors.form).toBe(
    "It cannot be on sale without photo of the label, because the shop is set to strict. Keep it hidden, add the photo of its label, then put it on sale.",
  );
  expect(errors.photo).toMatch(/^photo of the label is needed to be on sale\. .*choose/i);
  const taken = await createRoute.action(sending({ ...entries, sale: "hidden" }, cookie));
  expect((taken as Response).status).toBe(303);
  const made = db.select().from(products).where(eq(products.name, "Brand new")).get();
  const id = made?.id ?? expect.fail("It was not stored");
  expect(await refusedBy(changeSale(id, { sale: "on sale" }, owner))).toContain(
    "under “Photos” on its page, say which one shows the label",
  );
  await markLabel(id, photosOf({ id })[0]?.id ?? "", true, owner);
  expect(await changeSale(id, { sale: "on sale" }, owner)).toMatchObject({ id });
});

test("what is on sale without a label stays on sale, but does not come back without one", async () => {
  const { id } = await aProduct({ categoryId, ...facts });
  await setStrict(true, owner);
  const input = { ...anInput(categoryId), name: "Without a label" };
  expect((await updateProduct(id, input)).problem).toBeUndefined();
  expect(rowOf(id)).toMatchObject({ sale: "on sale", name: "Without a label" });
  await changeSale(id, { sale: "sold out" }, owner);
  expect(await refusedBy(changeSale(id, { sale: "on sale" }, owner))).toContain(
    "without photo of the label",
  );
});

test("while it is on sale its label is not taken back, by no door, and moves to another photo", async () => {
  const { id, slug, label } = await whole();
  const press = (entries: Record<string, string>) =>
    editRoute.action(sending({ photoId: label, ...entries }, cookie, { slug }));
  for (const entries of [{ intent: "photo-label", label: "no" }, { intent: "photo-remove" }]) {
    const { status, errors } = refusal(await press(entries));
    expect([status, errors.form]).toEqual([400, expect.stringContaining(stays)]);
  }
  const form = formOf({ photoId: label, intent: "photo-remove" });
  const html = await htmlOf(editRoute, argsFor("/", { cookie, params: { slug }, form }));
  expect(html).toContain(stays);
  expect(rowOf(id)?.labelPhotoId).toBe(label);
  // Nor for all sizes of its oil.
  const all = { photoId: label, intent: "photo-remove" };
  const { errors } = refusal(await oilRoute.action(sending(all, cookie, { slug })));
  expect(errors.form).toContain(stays);
  // Doors that ask nobody meet the rule of the schema.
  const set = { labelPhotoId: null };
  const direct = [
    write((tx) => tx.update(products).set(set).where(eq(products.id, id)).run()),
    write((tx) => tx.delete(photos).where(eq(photos.id, label)).run()),
    write((tx) => tx.update(photos).set({ productId: null }).where(eq(photos.id, label)).run()),
  ];
  for (const change of direct)
    expect(await refusedBy(change)).toContain("ingredients and a photo of the label");
  expect(rowOf(id)?.labelPhotoId).toBe(label);

  const original = await picture(40, 30, "#998877").png().toBuffer();
  await addPhotos([id], [{ original, alt: "another" }], owner);
  const other = photosOf({ id })[1]?.id ?? "";
  expect(await markLabel(id, other, true, owner)).toEqual({});
  expect((await removePhoto([id], label, owner)).problem).toBeUndefined();
  expect(rowOf(id)).toMatchObject({ labelPhotoId: other, sale: "on sale" });
});

test("a new main photo does not take the place of the label, unless the product is hidden with it", async () => {
  const { id, label } = await whole();
  const photo = { original: await picture(40, 30, "#887799").png().toBuffer(), alt: "new" };
  const input = { ...anInput(categoryId), photo };
  expect(await refusedBy(updateProduct(id, input))).toContain(stays);
  expect(rowOf(id)?.labelPhotoId).toBe(label);
  expect((await updateProduct(id, { ...input, sale: "hidden" })).problem).toBeUndefined();
  expect(rowOf(id)).toMatchObject({ labelPhotoId: null, sale: "hidden" });
});

test("hidden, its label goes and comes back with its photo, then it is on sale again", async () => {
  const { id, label } = await whole();
  await changeSale(id, { sale: "hidden" }, owner);
  const { removed } = await removePhoto([id], label, owner);
  expect(await refusedBy(changeSale(id, { sale: "on sale" }, owner))).toContain("label");
  await restorePhoto([id], removed ?? expect.fail("Nothing was removed"), owner);
  expect(await changeSale(id, { sale: "on sale" }, owner)).toMatchObject({ id });
});

test("on sale with a label it can be deleted, and comes back hidden", async () => {
  const { id, label } = await whole();
  const lines = [{ productId: id, photoId: label }];
  await sold({ userId: (await shopper()).id, lines });
  expect(await deleteProduct(id, owner)).toBe(true);
  expect(await bringBack(id, categoryId, owner)).toMatchObject({ slug: expect.any(String) });
  expect(rowOf(id)).toMatchObject({ sale: "hidden", labelPhotoId: null });
  const unsold = await whole();
  expect(await deleteProduct(unsold.id, owner)).toBe(true);
  expect(rowOf(unsold.id)).toBeUndefined();
});
