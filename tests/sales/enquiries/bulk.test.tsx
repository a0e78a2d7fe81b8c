import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { write } from "~/base/db/connection.server";
import { createCategory } from "~/goods/catalogue/changes/category-changes.server";
import { createProduct } from "~/goods/catalogue/changes/product-changes.server";
import { attempts, enquiries } from "~/base/db/schema";
import Bulk, { action, loader } from "~/routes/site/bulk";
import { argsFor } from "../../cast";
import { shown, wordsOf } from "../../upkeep/pages/shown";
import { outcome, stored } from "./sending";

const typed = {
  Name: "Ramesh Shah",
  email: "ramesh@example.com",
  "phone number": "0261 400 1234",
  "shop/business name": "શાહ કિરાણા સ્ટોર",
  "product name": "Groundnut Oil 15 Ltr. Tin",
  Quantity: "20 tins every month",
};

const send = (form: Record<string, string>) => outcome(action(argsFor("/bulk", { form })));
const thanked = {
  status: 303,
  location: "/bulk",
  toast: { type: "success", message: "Thank you!!,we will reach to you soon" },
};

afterEach(() =>
  write((tx) => {
    tx.delete(enquiries).run();
    tx.delete(attempts).run();
  }),
);

test("a shop that sells nothing yet leads to the contact page instead of an empty choice", () => {
  const html = shown(Bulk, { data: loader() });
  expect(html).toContain('href="/contact"');
  expect(html).not.toContain("<form");
});

describe("a shop with products", () => {
  beforeAll(() =>
    shelves(["Groundnut Oil 15 Ltr. Tin", "Groundnut Oil 5 Ltr. Jar", "સિંગતેલ 1 Ltr."]),
  );

  test("a bulk enquiry is kept whole, and its sender is thanked", async () => {
    expect(await send(typed)).toMatchObject(thanked);
    expect(stored()).toEqual([
      {
        kind: "bulk",
        name: "Ramesh Shah",
        email: "ramesh@example.com",
        phone: "0261 400 1234",
        business: "શાહ કિરાણા સ્ટોર",
        product: "Groundnut Oil 15 Ltr. Tin",
        quantity: "20 tins every month",
        mayBeSpam: false,
        area: null,
        message: null,
        answeredAt: null,
        answeredBy: null,
      },
    ]);
  });

  const refusals: [string, Record<string, string>, Record<string, string>][] = [
    ["no name", { Name: "" }, { Name: "Name is required" }],
    ["no email", { email: "" }, { email: "Email is required" }],
    ["no email address", { email: "ramesh" }, { email: "Email must look like name@example.com" }],
    ["no number", { "phone number": "" }, { "phone number": "Contact number is required" }],
    [
      "no business",
      { "shop/business name": "" },
      { "shop/business name": "Shop or business name is required" },
    ],
    ["no product", { "product name": "" }, { "product name": "Product is required" }],
    [
      "a product that is not sold",
      { "product name": "Sunflower Oil" },
      { "product name": "Product must be one of the list" },
    ],
    ["no quantity", { Quantity: " " }, { Quantity: "Quantity is required" }],
    [
      "a quantity too long",
      { Quantity: "9".repeat(201) },
      { Quantity: "Quantity must have at most 200 characters" },
    ],
  ];

  test.each(refusals)("%s: said beside the field, the rest kept", async (_what, change, errors) => {
    const form = { ...typed, ...change };
    const answer = await send(form);
    expect(answer).toMatchObject({ status: 400, form: { values: form } });
    expect(answer.form?.errors).toEqual(errors);
    expect(stored()).toEqual([]);
  });

  test("a form without any field says each that is missing", async () => {
    const { form } = await send({});
    expect(Object.keys(form?.errors ?? {})).toEqual(Object.keys(typed));
  });

  test("a double click is one enquiry; another quantity is another one", async () => {
    await Promise.all([send(typed), send(typed)]);
    expect(stored()).toHaveLength(1);
    await send({ ...typed, Quantity: "30 tins" });
    expect(stored()).toHaveLength(2);
  });

  test("what fills the hidden field is stored and marked", async () => {
    expect(await send({ ...typed, "zq-7": "spam" })).toMatchObject(thanked);
    expect(stored()).toMatchObject([{ quantity: typed.Quantity, mayBeSpam: true }]);
  });

  test("the choice holds every product once, small packs before large ones, and none is chosen for you", async () => {
    await shelves(["Groundnut Oil 5 Ltr. Jar"]);
    const html = shown(Bulk, { data: loader() });
    const options = [...html.matchAll(/<option[^>]*value="([^"]*)"/g)].map(([, name]) => name);
    expect(options).toEqual([
      "",
      "Groundnut Oil 5 Ltr. Jar",
      "Groundnut Oil 15 Ltr. Tin",
      "સિંગતેલ 1 Ltr.",
    ]);
    expect(html).toMatch(/<option value="" disabled="" selected="">/);
  });

  test("all six fields are required, under the names of the form service", () => {
    const html = shown(Bulk, { data: loader() });
    const asked = [...html.matchAll(/<(?:input|select)[^>]*>/g)]
      .map(([tag]) => tag)
      .filter((tag) => tag.includes("required"))
      .map((tag) => / name="([^"]+)"/.exec(tag)?.[1]);
    expect(asked).toEqual(Object.keys(typed));
    expect(html).toMatch(/<input type="email"/);
  });

  test("a refused form comes back with the product still chosen", async () => {
    const { form } = await send({ ...typed, Quantity: "" });
    const html = shown(Bulk, { path: "/bulk", data: loader(), answer: { form } });
    expect(html).toMatch(/<option value="Groundnut Oil 15 Ltr. Tin" selected="">/);
    expect(html).toContain('value="શાહ કિરાણા સ્ટોર"');
    expect(wordsOf(html)).toContain("Quantity is required");
  });
});

/** Puts products with these names on the shelves. */
async function shelves(names: string[]): Promise<void> {
  const shelf = await createCategory(`Shelf of ${names.join(", ")}`);
  if ("problem" in shelf) throw new Error("There is such a shelf already");
  for (const name of names) {
    const { problem } = await createProduct({
      name,
      description: "Groundnut oil",
      pricePaise: 100_00,
      volumeMl: 1000,
      shipping: 1,
      categoryId: shelf.category.id,
    });
    expect(problem).toBeUndefined();
  }
}
