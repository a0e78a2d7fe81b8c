import { beforeAll, describe, expect, test } from "vitest";
import { asc, eq } from "drizzle-orm";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { deleteCategory } from "~/goods/catalogue/changes/category-changes.server";
import type { Category, Product } from "~/goods/catalogue/product";
import { deleteProduct, updateProduct } from "~/goods/catalogue/changes/product-changes.server";
import {
  photosOf,
  productBySlug,
  productById,
  productCount,
} from "~/goods/catalogue/products.server";
import * as createPage from "~/routes/admin/goods/create-product";
import * as deletePage from "~/routes/admin/goods/delete-product";
import * as productPage from "~/routes/admin/goods/product";
import * as productsPage from "~/routes/admin/goods/products";
import { db } from "~/base/db/connection.server";
import { auditLog } from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";
import { admin, argsFor, cookieOf } from "../../cast";
import { type Entries, outcome, photoFile, refusal, sending } from "./admin-forms";
import { aCategory, anInput, aProduct, picture } from "./shelf";

let category: Category;
let owner: Viewer;
let cookie: string;

beforeAll(async () => {
  category = await aCategory("Kept");
  owner = await admin();
  cookie = await cookieOf(owner);
});

const good = (more: Entries = {}): Entries => ({
  idempotencyKey: newId(),
  category: category.id,
  name: "Fresh Oil",
  description: "Pressed today.",
  price: "1450",
  quantity: "5",
  shipping: "1",
  ...more,
});

const create = (entries: Entries) => createPage.action(sending(entries, cookie));
const send = (slug: string, entries: Entries) =>
  productPage.action(sending(entries, cookie, { slug }));
const made = (name: string) => aProduct({ name, categoryId: category.id });

const recordsOf = (id: string) => {
  const rows = db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, id))
    .orderBy(asc(auditLog.id))
    .all();
  return rows.map((row) => ({ ...row, changes: JSON.parse(row.changes) as unknown }));
};

const productAt = (slug: string): Product => {
  const product = productBySlug(slug);
  if (!product || "movedTo" in product) throw new Error(`Nothing at ${slug}`);
  return product;
};

async function withPhotos(name: string, ...colours: string[]) {
  const photo = await Promise.all(colours.map((colour) => photoFile(colour)));
  await create(good({ name, photo }));
  const product = productAt(name);
  return { product, photos: photosOf(product) };
}

const order = (product: Product) => photosOf(product).map(({ id }) => id);

const move = (photoId: string, to: string) =>
  send("places", { intent: "photo-move", photoId, move: to });

const answerTo = (slug: string, text: string) =>
  deletePage.action(sending({ answer: text }, cookie, { slug }));

const list = async (query: string) => {
  const found = await productsPage.loader(argsFor(`/${query}`, { cookie }));
  return { ...found, names: found.products.map(({ name }) => name) };
};

describe("a new product", () => {
  test("has its photos in the order they were chosen, the first as the main one", async () => {
    const photo = [
      await photoFile("#100000"),
      await photoFile("#200000"),
      await photoFile("#300000"),
    ];
    await create(good({ name: "Three photos", photo }));
    const product = productAt("three-photos");
    const photos = photosOf(product);
    expect(photos).toHaveLength(3);
    expect(product.photo?.hash).toBe(photos[0]?.hash);
    expect(recordsOf(product.id)).toMatchObject([
      {
        action: "product.create",
        actorId: owner.id,
        changes: { price: [null, "₹1,450"], category: [null, "Kept"] },
      },
    ]);
  });

  test("is made once, however often its form is sent", async () => {
    const form = good({ name: "Pressed twice", idempotencyKey: newId() });
    const answers = await Promise.all([create(form), create(form)]);
    for (const answer of answers)
      expect(await outcome(answer)).toMatchObject({ says: "Product Created Successfully" });
    expect(productBySlug("pressed-twice-2")).toBeNull();
    const changed = await create({ ...form, name: "Pressed twice and then changed" });
    const { status, values } = refusal(changed);
    expect([status, values.name]).toEqual([409, "Pressed twice and then changed"]);
    await create(values);
    expect(productBySlug("pressed-twice-and-then-changed")).not.toBeNull();
  });

  test("may have a name in Gujarati", async () => {
    const before = productCount();
    expect(await outcome(await create(good({ name: "શુદ્ધ સિંગતેલ" })))).toMatchObject({
      says: "Product Created Successfully",
    });
    expect(productCount()).toBe(before + 1);
  });

  test.each([
    ["price", "0", "above 0"],
    ["price", "-1", "above 0"],
    ["price", "1.999", "two decimals"],
    ["price", "1e9", "10,00,000"],
    ["price", "1000000000", "10,00,000"],
    ["price", "1450,50", "price must be"],
    ["quantity", "0", "litres"],
    ["name", "", "name is required"],
    ["name", "x".repeat(300), "name must have at most 200 characters"],
    ["category", "vanished", "category must be one of the list"],
  ])(
    "with %s %j is refused beside the field, everything else is kept, and the photo asked for again",
    async (field, value, says) => {
      const sent = good({ [field]: value });
      const { errors, values } = refusal(
        await create({ ...sent, photo: await photoFile("#400000") }),
      );
      expect(errors).toEqual({
        [field]: expect.stringContaining(says),
        photo: "Please choose the photo again.",
      });
      expect(values).toEqual(sent);
    },
  );

  test("with a wrong price and a document for a photo is told both at once", async () => {
    const photo = new File(["%PDF-1.7 not a picture"], "oil.jpg", { type: "image/jpeg" });
    expect(refusal(await create({ ...good({ price: "0" }), photo })).errors).toEqual({
      price: expect.stringContaining("above 0"),
      photo: "Photo must be a JPEG, PNG, WebP, AVIF or GIF image",
    });
  });

  test("of a category that was deleted meanwhile is refused beside the field", async () => {
    const gone = await aCategory();
    await deleteCategory(gone.id);
    expect(refusal(await create(good({ category: gone.id })))).toMatchObject({
      status: 400,
      errors: { category: "category must be one of the list" },
    });
  });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  test.each([
    ["a 6 MB photo", () => new Uint8Array(6 * 1024 * 1024), 413, "at most 5 MB"],
    ["a PDF named .jpg", () => Buffer.from("%PDF-1.7"), 415, "must be a JPEG"],
    ["an SVG with a script", () => Buffer.from(svg), 415, "must be a JPEG"],
    [
      "a bomb of 60 megapixels",
      () => picture(10_000, 6_000).png().toBuffer(),
      413,
      "50 megapixels",
    ],
  ])("with %s is refused beside the photo, whichever it is", async (_what, bytes, status, says) => {
    const bad = new File([new Uint8Array(await bytes())], "photo.jpg", { type: "image/jpeg" });
    const photo = [await photoFile("#500000"), bad];
    const before = productCount();
    const answer = refusal(await create(good({ photo })));
    expect(answer).toMatchObject({ status, errors: { photo: expect.stringContaining(says) } });
    expect(answer.values).toEqual({ ...good(), idempotencyKey: expect.any(String) });
    expect(productCount()).toBe(before);
  });

  test("with nine photos is refused beside the field", async () => {
    const photo = Array.from({ length: 9 }, () => new File(["GIF89a"], "a.gif"));
    expect(refusal(await create(good({ photo })))).toMatchObject({
      errors: { photo: "A product can have at most 8 photos" },
    });
  });
});

describe("two admins with the same product open", () => {
  test("the second is told, loses nothing, and can save again on purpose", async () => {
    const before = await made("Shared");
    const version = String(before.updatedAt);
    await send("shared", good({ name: "Shared", price: "150", version }));

    const mine = good({ name: "Shared", price: "190", version });
    const answer = await send("shared", mine);
    const { status, errors, values } = refusal(answer);
    expect(status).toBe(409);
    expect(errors.form).toContain("Someone else changed this product");
    expect(values).toMatchObject({ price: "190" });
    expect(answer).toMatchObject({ data: { stored: { pricePaise: 15_000 } } });
    expect(productAt("shared")).toMatchObject({ pricePaise: 15_000 });

    await send("shared", { ...mine, version: values.version ?? "" });
    expect(productAt("shared")).toMatchObject({ pricePaise: 19_000 });
  });

  test("the second finds it although the first renamed it", async () => {
    const before = await made("Wandering");
    await updateProduct(before.id, { ...anInput(category.id), name: "Settled down" });
    const answer = await send("wandering", good({ version: String(before.updatedAt) }));
    expect(refusal(answer)).toMatchObject({ status: 409, values: { name: "Fresh Oil" } });
  });

  test("a mistake in the form does not make the old version the new one", async () => {
    const before = await made("Stale");
    const version = String(before.updatedAt);
    await send("stale", good({ name: "Stale", price: "150", version }));
    const { values } = refusal(await send("stale", good({ name: "Stale", price: "0", version })));
    expect(values.version).toBe(version);
  });

  test("each change is a version of its own, even within one millisecond", async () => {
    const before = await aProduct({ categoryId: category.id }, 1_700_000_000_000);
    const { product } = (await updateProduct(
      before.id,
      anInput(category.id),
      before.updatedAt,
    )) as { product: Product };
    expect(product.updatedAt).toBeGreaterThan(before.updatedAt);
  });
});

test("the forms offer the families that products have, each once, by name", async () => {
  const argsOf = (slug: string) => argsFor("/", { cookie, params: { slug } });
  for (const [name, family] of Object.entries({
    Jar: "Filtered oil",
    Tin: "filtered OIL",
    Bottle: "Cold pressed oil",
  }))
    await aProduct({ name, family, categoryId: category.id });
  await made("Alone");
  const { families } = await createPage.loader(argsOf(""));
  expect(families.map((family) => family.toLowerCase())).toEqual([
    "cold pressed oil",
    "filtered oil",
  ]);
  const edited = (await productPage.loader(argsOf("alone"))) as { families: string[] };
  expect(edited.families).toEqual(families);
});

describe("a price that may be a slip", () => {
  test("is asked about before it is stored, and stored after Yes; Undo puts back what stood before", async () => {
    const { id } = await made("Slip");
    const slip = good({ name: "Slip", price: "2", description: "New words" });
    const asked = refusal(await send("slip", slip));
    expect(asked).toMatchObject({ status: 409, errors: {}, values: { description: "New words" } });
    expect(asked.question?.asks).toEqual(["Slip: ₹2 instead of ₹200, is that right?"]);
    expect(productById(id)?.pricePaise).toBe(20_000);

    // No keeps what was typed and stores nothing; a Yes to another price is none.
    const no = refusal(await send("slip", { ...slip, sure: "no" }));
    expect([no.status, no.question, no.values.price]).toEqual([200, undefined, "2"]);
    const sure = asked.question?.sure ?? "";
    expect(refusal(await send("slip", { ...slip, price: "3", sure })).status).toBe(409);
    expect(productById(id)?.pricePaise).toBe(20_000);

    const saved = await outcome(await send("slip", { ...slip, sure }));
    expect(productById(id)?.pricePaise).toBe(200);
    const plan = new URL(saved.to ?? "", "http://localhost").searchParams.get("undo") ?? "";
    const undo = { intent: "undo-prices", plan };
    expect(await outcome(await send("slip", undo))).toMatchObject({ status: 303 });
    expect(productById(id)?.pricePaise).toBe(20_000);
    // Pressed again it changes nothing.
    expect(await outcome(await send("slip", undo))).toMatchObject({ status: 303 });
    expect(productById(id)?.pricePaise).toBe(20_000);
  });
});

test("a change is written down with what it was before", async () => {
  const before = await made("Cheap");
  await send("cheap", good({ name: "Dear", price: "250", quantity: "1" }));
  const [record] = recordsOf(before.id);
  expect(record).toMatchObject({
    action: "product.update",
    subjectName: "Dear",
    changes: { name: ["Cheap", "Dear"], price: ["₹200", "₹250"] },
  });
  expect(record?.changes).not.toHaveProperty("quantity");
});

describe("the photos of a product", () => {
  test("change places, and the first is the main one", async () => {
    const { product, photos } = await withPhotos("places", "#610000", "#620000", "#630000");
    const [a = "", b = "", c = ""] = photos.map(({ id }) => id);
    expect(await outcome(await move(c, "up"))).toMatchObject({
      to: "/dashboard/admin/product/places#photos",
      says: "Product Updated Successfully",
    });
    expect(order(product)).toEqual([a, c, b]);
    await move(a, "down");
    expect(order(product)).toEqual([c, a, b]);
    await move(b, "first");
    expect(order(product)).toEqual([b, c, a]);
    await move(b, "up");
    expect(order(product)).toEqual([b, c, a]);
    expect(productById(product.id)?.photo?.hash).toBe(photos[1]?.hash);
    expect(recordsOf(product.id)).toHaveLength(4);
  });

  test("can be taken off; the next one becomes the main one", async () => {
    const { product, photos } = await withPhotos("removing", "#710000", "#720000");
    const [first, second] = photos;
    await send("removing", { intent: "photo-remove", photoId: first?.id ?? "" });
    expect(productById(product.id)).toMatchObject({ photo: { hash: second?.hash } });
    await send("removing", { intent: "photo-remove", photoId: second?.id ?? "" });
    expect(productById(product.id)).toMatchObject({ photo: null });
    const again = await send("removing", { intent: "photo-remove", photoId: second?.id ?? "" });
    expect(refusal(again)).toMatchObject({ status: 409 });
  });

  test("say what they show; two admins do not overwrite each other", async () => {
    const { product, photos } = await withPhotos("words", "#810000");
    const photoId = photos[0]?.id ?? "";
    const reword = (alt: string, version: string) =>
      send("words", { intent: "photo-alt", photoId, alt, version });
    await reword("A tin", "words");
    expect(photosOf(product)[0]?.alt).toBe("A tin");
    const late = refusal(await reword("A jar", "words"));
    expect(late).toMatchObject({
      status: 409,
      errors: { alt: expect.stringContaining("now: A tin") },
      values: { alt: "A jar", version: "A tin" },
    });
    await reword("A jar", late.values.version ?? "");
    expect(photosOf(product)[0]?.alt).toBe("A jar");
    expect(refusal(await reword(" ", "A jar"))).toMatchObject({ status: 400 });
  });

  test("come to eight at most", async () => {
    const { product } = await withPhotos("many", "#910000", "#920000");
    const more = await Promise.all(Array.from({ length: 7 }, (_, i) => photoFile(`#a${i}0000`)));
    expect(refusal(await send("many", { intent: "photo-add", photo: more }))).toMatchObject({
      errors: { photo: "A product can have at most 8 photos" },
    });
    await send("many", { intent: "photo-add", photo: more.slice(1) });
    expect(order(product)).toHaveLength(8);
    expect(refusal(await send("many", { intent: "photo-add" }))).toMatchObject({ status: 400 });
  });

  test("stay as they are when nobody knows what is wanted of them", async () => {
    const { product, photos } = await withPhotos("unmoved", "#c10000", "#c20000");
    const before = order(product);
    const photoId = photos[1]?.id ?? "";
    for (const intent of ["photo-x", "photo-move"])
      await expect(send("unmoved", { intent, photoId, move: "sideways" })).rejects.toMatchObject({
        status: 400,
      });
    expect(order(product)).toEqual(before);
  });

  test("of another product are out of reach", async () => {
    const { product, photos } = await withPhotos("mine", "#b10000");
    await made("Not mine");
    const photoId = photos[0]?.id ?? "";
    expect(refusal(await send("not-mine", { intent: "photo-remove", photoId }))).toMatchObject({
      status: 409,
    });
    expect(order(product)).toEqual([photoId]);
  });
});

describe("deleting a product", () => {
  test("asks at an address of its own", async () => {
    await made("Asked about");
    const args = argsFor("/", { cookie, params: { slug: "asked-about" } });
    expect(await deletePage.loader(args)).toEqual({ slug: "asked-about", name: "Asked about" });
  });

  test.each(["", "  ", "no"])("keeps it when the answer is %j", async (text) => {
    const product = await made("Staying");
    expect(await outcome(await answerTo(product.slug, text))).toEqual({
      status: 303,
      to: `/dashboard/admin/product/${product.slug}`,
      says: undefined,
    });
    expect(productById(product.id)).toEqual(product);
  });

  test.each(["nahi", "na", "ના", "cancel", "yesterday"])(
    "keeps it, and asks again, when the answer is %j",
    async (text) => {
      const product = await made("Staying, too");
      const answer = await answerTo(product.slug, text);
      expect(JSON.stringify(answer)).toContain("Type yes to delete it. Nothing was deleted.");
      expect(productById(product.id)).toEqual(product);
    },
  );

  test("takes it away after an answer, says so, and writes it down", async () => {
    const product = await made("Going");
    expect(await outcome(await answerTo("going", "yes"))).toEqual({
      status: 303,
      to: "/dashboard/admin/products",
      says: "Product Deleted Succfully",
    });
    expect(productById(product.id)).toBeNull();
    expect(recordsOf(product.id)).toMatchObject([
      { action: "product.delete", changes: { name: ["Going", null] } },
    ]);
  });
});

describe("the list of products", () => {
  test("is searched in any script, narrowed by category, and sorted", async () => {
    const kind = await aCategory("Sorted");
    let now = Date.now();
    const add = (name: string, pricePaise: number, description = "Plain.") =>
      aProduct({ name, pricePaise, description, categoryId: kind.id }, (now += 1));
    await add("beta", 300);
    await add("Alpha", 100, "સિંગતેલ in a TIN");
    await add("Gamma", 200);
    expect((await list("?category=sorted")).names).toEqual(["Gamma", "Alpha", "beta"]);
    expect((await list("?category=sorted&sort=name")).names).toEqual(["Alpha", "beta", "Gamma"]);
    expect((await list("?category=sorted&sort=price-up")).names).toEqual([
      "Alpha",
      "Gamma",
      "beta",
    ]);
    expect((await list("?category=sorted&sort=price-down")).names).toEqual([
      "beta",
      "Gamma",
      "Alpha",
    ]);
    expect((await list("?q=સિંગતેલ+IN")).names).toEqual(["Alpha"]);
    expect(await list("?category=nothing")).toMatchObject({ total: 0, names: [] });
    expect(await list("?sort=nonsense&page=x&category=sorted")).toMatchObject({
      query: { sort: "newest", page: 1 },
    });
  });

  test("shows its last page for one past the end", async () => {
    expect(await list("?page=9999")).toMatchObject({ page: (await list("")).pages });
  });
});

test("a product that an admin deleted cannot be changed any more", async () => {
  const product = await made("Deleted meanwhile");
  await deleteProduct(product.id, owner);
  await expect(send("deleted-meanwhile", good())).rejects.toMatchObject({ status: 404 });
});

test("a net weight that cannot be that of its litres is saved, and asked about", async () => {
  const says = async (weight: string) => {
    const name = `Light ${weight}`;
    return (await outcome(await create(good({ name, quantity: "5", net_weight_g: weight })))).says;
  };
  const asked = "is 1 g, but 5 L of oil weighs about 4.55 kg, is that right?";
  expect(await says("1")).toContain(asked);
  const light = await outcome(
    await send("light-1", good({ name: "Light 1", quantity: "5", net_weight_g: "1" })),
  );
  expect(light.says).toBe(`Product Updated Successfully. Its net weight ${asked}`);
  for (const right of ["4550", "4600", ""])
    expect(await says(right)).toBe("Product Created Successfully");
});
