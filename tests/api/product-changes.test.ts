import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { setStrict } from "~/goods/catalogue/sale/strict.server";
import { createCategory } from "~/goods/catalogue/changes/category-changes.server";
import { createProduct } from "~/goods/catalogue/changes/product-changes.server";
import { remakePhotos } from "~/goods/photos/photo-remaking.server";
import { db } from "~/base/db/connection.server";
import { notices, products } from "~/base/db/schema";
import { productById } from "~/goods/catalogue/products.server";
import { apiClient, manager, type Member, member, refused } from "./client";
import { deleteProductCall } from "~/goods/catalogue/api/product-change-contract";
import { setParts } from "../goods/stock/kits/kit";

const api = apiClient();
const text = expect.any(String);

let asha: Member;
let ramesh: Member;
let categoryId: string;
beforeAll(async () => {
  asha = await member();
  ramesh = await manager();
  const { category } = await createCategory("Filtered oil");
  categoryId = category?.id ?? "";
});

let things = 0;
const given = (more: object = {}) => ({
  name: `Cold pressed ${++things}`,
  description: "Pressed in Surat.",
  price: 1450.5,
  quantity: 2.5,
  category: categoryId,
  shipping: 1,
  ...more,
});
const create = (fields: object) => api.post("/product/create-product", fields, ramesh);
const createForm = (form: FormData) =>
  api.call("POST", "/product/create-product", { body: form, token: ramesh.token });
const updateForm = (id: string, form: FormData) =>
  api.call("PUT", `/product/update-product/${id}`, { body: form, token: ramesh.token });

function formOf(fields: object, photo?: Uint8Array | string, name = "photo.png"): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, String(value));
  if (photo !== undefined) form.append("photo", new File([photo as BlobPart], name));
  return form;
}

const picture = (background: string, width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background } });

const made = (sent: ReturnType<typeof given>) => ({
  success: true,
  message: text,
  products: {
    _id: text,
    name: sent.name,
    slug: text,
    description: sent.description,
    price: sent.price,
    quantity: sent.quantity,
    shipping: sent.shipping,
    category: categoryId,
    createdAt: text,
    updatedAt: text,
  },
});

describe("POST /product/create-product", () => {
  it("refuses what would be on sale without its pack facts in a strict shop, and says why", async () => {
    const owner = { id: "test", name: "Test" };
    await setStrict(true, owner);
    const { status, body } = await create(given()).finally(() => setStrict(false, owner));
    expect([status, body.success]).toEqual([400, false]);
    expect(JSON.stringify(body)).toContain("cannot be on sale without MRP, net weight");
    expect(JSON.stringify(body)).toContain("add the photo of its label, then put it on sale");
  });

  it("takes a form with a photo: 201 with the one object under `products`", async () => {
    const sent = given();
    const photo = await picture("#c80").png().toBuffer();
    const { status, body } = await createForm(formOf(sent, photo));
    expect([status, body]).toEqual([201, made(sent)]);
    expect(body.products.slug).toMatch(/^cold-pressed-\d+$/);
    const shown = await api.get(`/product/product-photo/${body.products._id}`);
    expect(shown.headers.get("Content-Type")).toBe("image/jpeg");
    const { format, width, height } = await sharp(shown.bytes).metadata();
    expect([format, width, height]).toEqual(["jpeg", 60, 40]);
  });

  it("takes JSON without a photo, and numbers that are text", async () => {
    const sent = given();
    expect((await create(sent)).body).toEqual(made(sent));
    const asText = { ...given(), price: "1450.50", quantity: "2.5", shipping: "1" };
    const { status, body } = await create(asText);
    expect([status, body]).toEqual([
      201,
      made({ ...asText, price: 1450.5, quantity: 2.5, shipping: 1 }),
    ]);
  });

  it.each([
    [undefined, 1],
    ["", 1],
    [null, 1],
    [0, 0],
    ["0", 0],
    ["1", 1],
    [true, 1],
    ["false", 0],
  ])("takes %j for shipping as %i", async (shipping, stored) => {
    expect((await create(given({ shipping }))).body.products.shipping).toBe(stored);
  });

  it.each(["jpeg", "webp", "avif", "gif"] as const)("takes a photo in %s", async (format) => {
    const photo = await picture("#480").toFormat(format).toBuffer();
    const { status, body } = await createForm(formOf(given(), photo, "photo.png"));
    expect(status).toBe(201);
    const path = `/product/product-photo/${body.products._id}`;
    const inFormat = async (wanted: string) => {
      const shown = await api.get(path, { headers: { Accept: "image/webp,*/*" } });
      expect(shown.headers.get("Content-Type")).toBe(`image/${wanted}`);
      expect((await sharp(shown.bytes).metadata()).format).toBe(wanted);
    };
    // The answer waits for one format only.
    await inFormat("jpeg");
    await remakePhotos();
    await inFormat("webp");
  });

  it("refuses a file under another name, and a photo that is none: 400", async () => {
    const before = await db.$count(products);
    const image = new File([(await picture("#123456").png().toBuffer()) as BlobPart], "oil.png");
    const elsewhere = formOf(given());
    elsewhere.append("image", image);
    expect(await createForm(elsewhere)).toMatchObject({
      status: 400,
      body: { message: "Send files as “photo”, not as “image”" },
    });
    const path = formOf(given({ photo: "@oil.png" }));
    expect(await createForm(path)).toMatchObject({
      status: 400,
      body: { message: "“photo” must be a file" },
    });
    expect(await db.$count(products)).toBe(before);
  });

  it("takes the metadata out of a photo", async () => {
    const photo = await picture("#084")
      .jpeg()
      .withExif({ IFD0: { Copyright: "Somebody" } })
      .toBuffer();
    expect(photo.includes("Somebody")).toBe(true);
    const { body } = await createForm(formOf(given(), photo));
    const shown = await api.get(`/product/product-photo/${body.products._id}`);
    expect(Buffer.from(shown.bytes).includes("Somebody")).toBe(false);
    expect((await sharp(shown.bytes).metadata()).exif).toBeUndefined();
  });

  it.each(["name", "description", "price", "quantity", "category"])(
    "says that %s is missing, under `error` and `message`",
    async (field) => {
      const sentence = `${field} is required`;
      const whole = { success: false, error: sentence, message: sentence };
      const asJson = await create(given({ [field]: undefined }));
      expect([asJson.status, asJson.body]).toEqual([400, whole]);
      const fields = Object.fromEntries(Object.entries(given()).filter(([name]) => name !== field));
      const asForm = await createForm(formOf(fields));
      expect([asForm.status, asForm.body]).toEqual([400, whole]);
      const blank = await createForm(formOf({ ...given(), [field]: "" }));
      expect([blank.status, blank.body]).toEqual([400, whole]);
    },
  );

  it.each([
    ["price", 0],
    ["price", -1],
    ["price", 1.234],
    ["price", 1_000_000.01],
    ["price", "1,5x"],
    ["price", 1e21],
    ["price", true],
    ["price", [1450]],
    ["quantity", 0],
    ["quantity", -2],
    ["quantity", 0.125],
    ["quantity", 1e9],
    ["quantity", {}],
    ["category", "nothing"],
    ["category", 7],
    ["shipping", 2],
    ["shipping", "perhaps"],
    ["shipping", {}],
    ["shipping", [1]],
    ["name", "x".repeat(201)],
    ["name", { en: "Oil" }],
    ["description", 5],
  ])("refuses %s %j by name, with 400", async (field, value) => {
    const { status, body } = await create(given({ [field]: value }));
    const sentence = expect.stringContaining(field);
    expect([status, body]).toEqual([400, { success: false, error: sentence, message: sentence }]);
    expect(body.error).toBe(body.message);
  });

  it("takes prices from a paisa to 10,00,000", async () => {
    for (const price of [0.01, 1_000_000])
      expect((await create(given({ price }))).body.products.price).toBe(price);
  });

  it("refuses a photo of more than 5 MB and a body of far more: 413", async () => {
    const noise = Buffer.concat([
      await picture("#c80").png().toBuffer(),
      Buffer.alloc(5 * 1024 * 1024),
    ]);
    const { status, body } = await createForm(formOf(given(), noise));
    expect([status, body]).toEqual([413, refused(text)]);
    const far = await createForm(formOf(given(), Buffer.alloc(20 * 1024 * 1024)));
    expect([far.status, far.body]).toEqual([413, refused(text)]);
  });

  it("refuses a picture of more than 50 megapixels: 413", async () => {
    const photo = await picture("#fff", 7_300, 7_000).png({ compressionLevel: 1 }).toBuffer();
    expect(photo.byteLength).toBeLessThan(5 * 1024 * 1024);
    const { status, body } = await createForm(formOf(given(), photo));
    expect([status, body]).toEqual([413, refused(text)]);
  });

  it.each([
    ["a text", "not a picture"],
    ["an SVG", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ["half a PNG", "\x89PNG\r\n\x1a\n"],
    ["a page", "<!doctype html><h1>x"],
  ])("refuses %s as a photo, whatever it is called: 415", async (_, bytes) => {
    const { status, body } = await createForm(
      formOf(given(), Buffer.from(bytes, "latin1"), "photo.jpg"),
    );
    expect([status, body]).toEqual([415, refused(text)]);
  });

  it("makes no product of a form whose photo was refused", async () => {
    const before = (await api.get("/product/product-count")).body.total;
    await createForm(formOf(given(), "no picture"));
    expect((await api.get("/product/product-count")).body.total).toBe(before);
  });
});

describe("PUT /product/update-product/:id", () => {
  it("changes everything but the photo, and computes the slug: 201", async () => {
    const photo = await picture("#c80").png().toBuffer();
    const { body: before } = await createForm(formOf(given(), photo));
    const id = before.products._id;
    const shownBefore = await api.get(`/product/product-photo/${id}`);
    const sent = given({ name: "Another name", price: 99, quantity: 15, shipping: 0 });
    const { status, body } = await updateForm(id, formOf(sent));
    expect([status, body]).toEqual([201, made(sent)]);
    expect(body.products).toMatchObject({ _id: id, slug: "another-name" });
    expect(body.products.createdAt).toBe(before.products.createdAt);
    expect(body.products.updatedAt > before.products.updatedAt).toBe(true);
    expect((await api.get("/product/get-product/another-name")).status).toBe(200);
    const shown = await api.get(`/product/product-photo/${id}`);
    expect(shown.headers.get("ETag")).toBe(shownBefore.headers.get("ETag"));
  });

  it("puts a new photo in the old one's place", async () => {
    const { body } = await createForm(formOf(given(), await picture("#c80").png().toBuffer()));
    const path = `/product/product-photo/${body.products._id}`;
    const before = await api.get(path);
    const answer = await updateForm(
      body.products._id,
      formOf(given(), await picture("#00c", 80, 80).webp().toBuffer()),
    );
    expect(answer.status).toBe(201);
    const etag = before.headers.get("ETag") ?? "";
    const after = await api.get(path, { headers: { "If-None-Match": etag } });
    expect(after.status).toBe(200);
    expect((await sharp(after.bytes).metadata()).width).toBe(80);
  });

  it("keeps the shipping it has when nothing is said of it", async () => {
    const { body } = await create(given({ shipping: 0 }));
    const again = given({ shipping: undefined });
    const path = `/product/update-product/${body.products._id}`;
    expect((await api.put(path, again, ramesh)).body.products.shipping).toBe(0);
  });

  it("refuses as create does, and an unknown id with 404", async () => {
    const { body: made } = await create(given());
    const path = `/product/update-product/${made.products._id}`;
    const { status, body } = await api.put(path, given({ price: 0 }), ramesh);
    expect([status, body]).toEqual([400, { success: false, error: text, message: text }]);
    const category = await api.put(path, given({ category: "nothing" }), ramesh);
    expect(category.body.error).toMatch(/category/);
    expect((await updateForm(made.products._id, formOf(given(), "text"))).status).toBe(415);
    const unknown = await api.put("/product/update-product/nothing", given(), ramesh);
    expect([unknown.status, unknown.body]).toEqual([404, refused(text)]);
    const slug = await api.get(`/product/get-product/${made.products.slug}`);
    expect(slug.body.product.updatedAt).toBe(made.products.updatedAt);
  });
});

it("leaves what the pack says alone, and refuses a price above its MRP", async () => {
  const input = { name: "With an MRP", description: "Pressed in Surat.", volumeMl: 1000 };
  const { product } = await createProduct({
    ...input,
    pricePaise: 20_000,
    shipping: 1,
    categoryId,
    mrpPaise: 22_000,
    allergens: "Contains groundnut (peanut)",
  });
  const path = `/product/update-product/${product?.id}`;
  const dear = await api.put(path, given({ price: 220.01 }), ramesh);
  expect([dear.status, dear.body.message]).toEqual([400, expect.stringMatching(/^price /)]);
  const fair = await api.put(path, given({ price: 220 }), ramesh);
  expect([fair.status, Object.keys(fair.body.products)]).toEqual([
    201,
    Object.keys(made(given()).products),
  ]);
  expect(productById(product?.id ?? "")).toMatchObject({
    pricePaise: 22_000,
    mrpPaise: 22_000,
    allergens: "Contains groundnut (peanut)",
  });
});

it("a price that surprises is stored, and the owner is told of it once", async () => {
  const { body } = await create(given({ name: "Surprise" }));
  const id = body.products._id;
  const told = () => db.select().from(notices).where(eq(notices.kind, "price")).all();
  const before = told().length;
  const slip = await api.put(
    `/product/update-product/${id}`,
    given({ name: "Surprise", price: 2 }),
    ramesh,
  );
  expect([slip.status, productById(id)?.pricePaise]).toEqual([201, 200]);
  expect(told().length).toBe(before + 1);
  expect(told().at(-1)?.words).toMatch(/^New price: Surprise: ₹2 instead of ₹/);
});

it("a first price that surprises is stored, and the owner is told of it", async () => {
  await create(given({ name: "Usual" }));
  const { status } = await create(given({ name: "First surprise", price: 2 }));
  expect(status).toBe(201);
  const told = db.select().from(notices).where(eq(notices.kind, "price")).all().at(-1);
  expect(told?.words).toMatch(/^New price: First surprise: ₹2, where about ₹/);
});

it("DELETE /product/delete-product/:id takes a product away, once", async () => {
  const { body: made } = await create(given());
  const path = `/product/delete-product/${made.products._id}`;
  const { status, body } = await api.del(path, ramesh);
  expect([status, body]).toEqual([200, { success: true, message: text }]);
  expect((await api.get(`/product/get-product/${made.products.slug}`)).status).toBe(404);
  const again = await api.del(path, ramesh);
  expect([again.status, again.body]).toEqual([404, refused(text)]);
});

it("DELETE /product/delete-product/:id refuses a part of another product, and says of which", async () => {
  const part = (await create(given())).body.products;
  const whole = (await create(given({ name: "Carton of ten" }))).body.products;
  await setParts(whole._id, [[part._id, 10]]);
  const { status, body } = await api.del(`/product/delete-product/${part._id}`, ramesh);
  expect([status, body]).toEqual([409, refused("It is a part of Carton of ten")]);
  expect(deleteProductCall.refusals[status as 409].when).toContain("made of it");
  expect((await api.get(`/product/get-product/${part.slug}`)).status).toBe(200);
});

describe("GET /product/product-photo/:id", () => {
  it("shows a drawn picture for a product without a photo", async () => {
    const { body } = await create(given());
    const { status, headers, bytes } = await api.get(`/product/product-photo/${body.products._id}`);
    expect([status, headers.get("Content-Type")]).toEqual([200, "image/svg+xml"]);
    expect(new TextDecoder().decode(bytes)).toContain("<svg");
    expect(headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
  });

  it("knows no other id: 404 as JSON", async () => {
    const { status, body } = await api.get("/product/product-photo/nothing");
    expect([status, body]).toEqual([404, refused(text)]);
  });
});

it.each([
  ["POST", "/product/create-product"],
  ["PUT", "/product/update-product/x"],
  ["DELETE", "/product/delete-product/x"],
])("%s %s is for admins: 401 for a guest, 403 for a user", async (method, path) => {
  for (const ask of [{ json: given() }, { body: formOf(given(), "x") }]) {
    expect((await api.call(method, path, ask)).status).toBe(401);
    const { status, body } = await api.call(method, path, { ...ask, token: asha.token });
    expect([status, body]).toEqual([403, refused(text)]);
  }
});

it("a form that is broken or of another kind is refused in the words of the API", async () => {
  const send = (type: string, body: string) =>
    api.call("POST", "/product/create-product", {
      body,
      token: ramesh.token,
      headers: { "Content-Type": type },
    });
  for (const type of ["multipart/form-data", "multipart/form-data; boundary=x"]) {
    const { status, body } = await send(type, "junk");
    expect([status, body]).toEqual([400, { success: false, error: text, message: text }]);
  }
  for (const type of ["application/x-www-form-urlencoded", "text/plain", "multipart/mixed"])
    expect((await send(type, "name=x")).status, type).toBe(415);
});
