import type { ActionFunctionArgs } from "@remix-run/node";
import { beforeAll, describe, expect, test } from "vitest";
import { categoryLinks } from "~/goods/catalogue/categories.server";
import type { Category } from "~/goods/catalogue/product";
import * as categoriesPage from "~/routes/admin/goods/categories";
import * as createPage from "~/routes/admin/goods/create-product";
import * as productPage from "~/routes/admin/goods/product";
import * as productsPage from "~/routes/admin/goods/products";
import { productBySlug, productCount } from "~/goods/catalogue/products.server";
import { toastOf } from "~/base/lib/toast.server";
import { newId } from "~/base/lib/ids.server";
import { admin, argsFor, cookieOf, cookiesOf, shopper } from "../../cast";
import { aCategory, aProduct, picture } from "./shelf";

let category: Category;
let adminCookie: string;
let shopperCookie: string;

beforeAll(async () => {
  category = await aCategory("Admin's");
  adminCookie = await cookieOf(await admin());
  shopperCookie = await cookieOf(await shopper());
});

type Entries = Record<string, string | File>;

function formOf(entries: Entries): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) form.set(name, value);
  return form;
}

const good = (more: Entries = {}): Entries => ({
  idempotencyKey: newId(),
  category: category.id,
  name: "Fresh Oil",
  description: "Pressed today.",
  price: "1,450.50",
  quantity: "0.5",
  shipping: "1",
  ...more,
});

const asAdmin = (entries: Entries, params: Record<string, string> = {}) =>
  argsFor("/", { form: formOf(entries), params, cookie: adminCookie }) as ActionFunctionArgs;

const create = (entries: Entries) => createPage.action(asAdmin(entries));

async function toastAndPlace(answer: unknown) {
  if (!(answer instanceof Response)) throw new Error("The form was refused");
  const cookie = cookiesOf(answer.headers.getSetCookie());
  const { toast } = await toastOf(new Request("http://localhost/", { headers: { cookie } }));
  return [answer.status, answer.headers.get("Location"), toast?.type, toast?.message];
}

function refusal(answer: unknown) {
  if (answer instanceof Response) throw new Error("The form was accepted");
  const { data, init } = answer as {
    data: { form: { errors: Record<string, string>; values: Record<string, string> } };
    init: { status: number };
  };
  return { status: init.status, ...data.form };
}

const image = async () =>
  new File([new Uint8Array(await picture(400, 300).png().toBuffer())], "oil.png");

describe("every screen of the admin's catalogue", () => {
  const calls = {
    "categories, looked at": categoriesPage.loader,
    "categories, changed": categoriesPage.action,
    "create product, looked at": createPage.loader,
    "create product, sent": createPage.action,
    "update product, looked at": productPage.loader,
    "update product, sent": productPage.action,
    products: productsPage.loader,
  };

  test.each(Object.entries(calls))("%s: refuses guests and shoppers", async (_name, call) => {
    const statusFor = async (cookie: string) => {
      const args = argsFor("/", { form: { name: "x" }, params: { slug: "x" }, cookie });
      const thrown: unknown = await Promise.resolve(call(args as ActionFunctionArgs)).catch(
        (error: unknown) => error,
      );
      return thrown instanceof Response ? thrown.status : thrown;
    };
    expect([await statusFor(""), await statusFor(shopperCookie)]).toEqual([401, 403]);
  });
});

const newCategory = (name: string, idempotencyKey = newId()) =>
  categoriesPage.action(asAdmin({ idempotencyKey, name }));

describe("creating a category", () => {
  test("says its name and shows it in the list", async () => {
    expect(await toastAndPlace(await newCategory("  New Kind "))).toEqual([
      303,
      "/dashboard/admin/create-category",
      "success",
      "New Kind is created",
    ]);
    const { categories } = await categoriesPage.loader(argsFor("/", { cookie: adminCookie }));
    expect(categories).toContainEqual({
      id: expect.any(String),
      name: "New Kind",
      slug: "new-kind",
      products: 0,
    });
  });

  test("makes one when the form is sent twice", async () => {
    const key = newId();
    for (const _ of ["first", "second"])
      expect(await toastAndPlace(await newCategory("Hasty", key))).toContain("Hasty is created");
    expect(categoryLinks().filter(({ name }) => name === "Hasty")).toHaveLength(1);
    expect(refusal(await newCategory("Hasty")).status).toBe(409);
  });

  test("says what is wrong, beside the field, and keeps what was typed", async () => {
    await newCategory("Twice");
    const before = categoryLinks();
    expect(refusal(await newCategory("twice"))).toMatchObject({
      status: 409,
      errors: {
        form: "Something went wrong in input form",
        name: "There is a category of this name already",
      },
      values: { name: "twice" },
    });
    expect(refusal(await newCategory("   "))).toMatchObject({
      status: 400,
      errors: { name: "name is required" },
    });
    expect(refusal(await newCategory("x".repeat(101)))).toMatchObject({ status: 400 });
    expect(categoryLinks()).toEqual(before);
  });
});

describe("creating a product", () => {
  test("with a photo puts it on sale and says so", async () => {
    expect(await toastAndPlace(await create(good({ photo: await image() })))).toEqual([
      303,
      "/dashboard/admin/products",
      "success",
      "Product Created Successfully",
    ]);
    expect(productBySlug("fresh-oil")).toMatchObject({
      name: "Fresh Oil",
      pricePaise: 145_050,
      volumeMl: 500,
      shipping: 1,
      category,
      photo: { width: 400, height: 300, alt: "Fresh Oil" },
    });
  });

  test("works without a photo: a browser then sends an empty file", async () => {
    await create(good({ name: "Plain", shipping: "0", photo: new File([], "") }));
    expect(productBySlug("plain")).toMatchObject({ photo: null, shipping: 0 });
  });

  test.each([
    ["category", "", "category is required"],
    ["category", "nobody", "category must be one of the list"],
    ["name", " ", "name is required"],
    ["description", "", "description is required"],
    ["price", "", "price is required"],
    ["price", "0", expect.stringContaining("above 0")],
    ["price", "-5", expect.stringContaining("above 0")],
    ["price", "12.345", expect.stringContaining("two decimals")],
    ["price", "10,00,000.01", expect.stringContaining("10,00,000")],
    ["price", "a lot", expect.stringContaining("rupees")],
    ["quantity", "", "quantity is required"],
    ["quantity", "0", expect.stringContaining("litres")],
    ["quantity", "0.125", expect.stringContaining("litres")],
    ["shipping", "2", "shipping must be 0 (No) or 1 (Yes)"],
  ])(
    "with %s %j is refused beside the field, with everything typed",
    async (field, value, says) => {
      const before = productCount();
      const sent = good({ [field]: value });
      expect(refusal(await create(sent))).toEqual({
        status: 400,
        errors: { [field]: says },
        values: sent,
      });
      expect(productCount()).toBe(before);
    },
  );

  test("takes the highest price there is", async () => {
    const { id } = await aCategory("Dear goods");
    await create(good({ name: "Dear", price: "10,00,000", category: id }));
    expect(productBySlug("dear")).toMatchObject({ pricePaise: 100_000_000 });
  });

  test("with a file that is no photo is refused, with everything typed", async () => {
    const photo = new File(["%PDF-1.7"], "photo.jpg", { type: "image/jpeg" });
    expect(refusal(await create(good({ photo })))).toEqual({
      status: 415,
      errors: { photo: "Photo must be a JPEG, PNG, WebP, AVIF or GIF image" },
      values: { ...good(), idempotencyKey: expect.any(String) },
    });
  });

  test("with a photo without a byte is refused beside its field, with everything typed", async () => {
    const photo = new File([], "IMG_0001.HEIC", { type: "image/heic" });
    expect(refusal(await create(good({ photo })))).toEqual({
      status: 400,
      errors: { photo: "The photo is empty: choose it again." },
      values: { ...good(), idempotencyKey: expect.any(String) },
    });
  });

  test("with a photo of more than 5 MB is refused, with everything typed", async () => {
    const photo = new File([new Uint8Array(5 * 1024 * 1024 + 1)], "large.jpg");
    expect(refusal(await create(good({ photo })))).toEqual({
      status: 413,
      errors: { photo: "Photo must be at most 5 MB" },
      values: { ...good(), idempotencyKey: expect.any(String) },
    });
  });

  test("that never ends is cut off", async () => {
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(1024 * 1024)),
    });
    const request = new Request("http://localhost/", {
      method: "POST",
      body: endless,
      headers: { cookie: adminCookie, "Content-Type": "multipart/form-data; boundary=x" },
      duplex: "half",
    } as RequestInit);
    await expect(createPage.action(argsFor(request))).rejects.toMatchObject({ status: 413 });
  });
});

const update = (slug: string, entries: Entries) => productPage.action(asAdmin(entries, { slug }));

const editor = (slug: string) =>
  productPage.loader(argsFor("/", { params: { slug }, cookie: adminCookie }));

describe("updating a product", () => {
  test("changes it, says so, and stays with it at its new address", async () => {
    const before = await aProduct({ name: "Before", pricePaise: 145_000, categoryId: category.id });
    expect(await toastAndPlace(await update("before", good({ name: "After" })))).toEqual([
      303,
      expect.stringMatching(/^\/dashboard\/admin\/product\/after\?undo=/),
      "success",
      "Product Updated Successfully",
    ]);
    expect(productBySlug("after")).toMatchObject({ id: before.id, pricePaise: 145_050 });
  });

  test("is refused like creating one", async () => {
    const before = await aProduct({ name: "Unchanged", categoryId: category.id });
    expect(refusal(await update("unchanged", good({ price: "nothing" })))).toMatchObject({
      status: 400,
      errors: { price: expect.any(String) },
    });
    expect(productBySlug("unchanged")).toEqual(before);
  });

  test("finds it by an old address too, and says when there is none", async () => {
    await aProduct({ name: "Wanderer", pricePaise: 145_000, categoryId: category.id });
    await update("wanderer", good({ name: "Settled" }));
    await expect(editor("wanderer")).rejects.toMatchObject({ status: 302 });
    expect(await editor("settled")).toMatchObject({ product: { name: "Settled" } });
    await expect(editor("nobody")).rejects.toMatchObject({ status: 404 });
  });
});

const shelf = (query: string) => productsPage.loader(argsFor(`/${query}`, { cookie: adminCookie }));

test("the admin's list of products comes in pages of 24", async () => {
  const missing = 25 - productCount();
  for (let number = 0; number < missing; number += 1) await aProduct({ categoryId: category.id });
  expect(await shelf("")).toMatchObject({ page: 1, total: 25, products: { length: 24 } });
  expect(await shelf("?page=2")).toMatchObject({ products: { length: 1 } });
});
