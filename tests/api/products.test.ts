import { beforeAll, describe, expect, it } from "vitest";
import { createCategory } from "~/goods/catalogue/changes/category-changes.server";
import { createProduct, deleteProduct } from "~/goods/catalogue/changes/product-changes.server";
import { apiClient, refused } from "./client";

const api = apiClient();
const text = expect.any(String);
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

/** More than any list shows at once. */
const shelf = 60;
let filtered: { id: string; name: string; slug: string };
let refinedId: string;
let ids: string[];

beforeAll(async () => {
  const one = await createCategory("Filtered oil");
  const other = await createCategory("Refined oil");
  if (!one.category || !other.category) throw new Error("The categories were refused");
  filtered = one.category;
  refinedId = other.category.id;
  ids = [];
  for (let number = 1; number <= shelf; number += 1) {
    ids.unshift(await stocked({ name: `Oil ${number}`, pricePaise: number * 10_050 }, number));
  }
});

async function stocked(given: object, at = shelf): Promise<string> {
  const { product } = await createProduct(
    {
      name: "Oil",
      description: "Pressed in Surat.",
      pricePaise: 145_000,
      volumeMl: 2500,
      shipping: 0,
      categoryId: refinedId,
      ...given,
    },
    1_700_000_000_000 + at,
  );
  if (!product) throw new Error("The product was refused");
  return product.id;
}

const idsIn = (products: { _id: string }[]) => products.map(({ _id }) => _id);
const oilOne = () => ({
  _id: ids.at(-1),
  name: "Oil 1",
  slug: "oil-1",
  description: "Pressed in Surat.",
  price: 100.5,
  quantity: 2.5,
  shipping: 0,
  category: refinedId,
  createdAt: time,
  updatedAt: time,
});
const refined = () => ({ _id: refinedId, name: "Refined oil", slug: "refined-oil" });

it("GET /product/get-product gives the 50 newest, populated, and as `counTotal` their number", async () => {
  const { status, body } = await api.get("/product/get-product");
  expect(status).toBe(200);
  expect(Object.keys(body).sort()).toEqual(["counTotal", "message", "products", "success"]);
  expect(body.counTotal).toBe(50);
  expect(idsIn(body.products)).toEqual(ids.slice(0, 50));
  expect(body.products[0].category).toEqual(refined());
});

describe("GET /product/get-product/:slug", () => {
  it("gives the product populated: rupees, litres, 0 or 1, ISO times", async () => {
    const { status, body } = await api.get("/product/get-product/oil-1");
    expect([status, body]).toEqual([
      200,
      { success: true, message: text, product: { ...oilOne(), category: refined() } },
    ]);
  });

  it("says `product: null` of an unknown one: 404", async () => {
    const { status, body } = await api.get("/product/get-product/nothing");
    expect([status, body]).toEqual([404, { success: false, message: text, product: null }]);
  });
});

describe("GET /product/product-list/:page", () => {
  it("gives 8 a page, newest first, unpopulated, and an empty list past the end", async () => {
    const page = async (number: number | string) =>
      (await api.get(`/product/product-list/${number}`)).body;
    expect(idsIn((await page(1)).products)).toEqual(ids.slice(0, 8));
    expect(idsIn((await page(8)).products)).toEqual(ids.slice(56, 60));
    expect((await page(8)).products.at(-1)).toEqual(oilOne());
    for (const past of [9, 1000, "9".repeat(300)])
      expect(await page(past)).toEqual({ success: true, products: [] });
  });

  it.each(["0", "-1", "1.5", "x", "1e3", "0x1", "%20", "1%00", "१"])(
    "refuses page %s: 400",
    async (page) => {
      const { status, body } = await api.get(`/product/product-list/${page}`);
      expect([status, body]).toEqual([400, refused(expect.stringContaining("page"))]);
    },
  );
});

it("GET /product/product-count counts all products", async () => {
  const { status, body } = await api.get("/product/product-count");
  expect([status, body]).toEqual([200, { success: true, total: shelf }]);
});

describe("POST /product/product-filters", () => {
  const filter = (given: unknown) => api.post("/product/product-filters", given);

  it("takes both bounds in, in rupees", async () => {
    const { status, body } = await filter({ checked: [refinedId], radio: [100.5, 201] });
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, products: [expect.anything(), oilOne()] });
  });

  it.each([{}, { checked: [], radio: [] }, { checked: [] }, { radio: [] }, { checked: null }])(
    "gives everything for %j",
    async (given) => {
      expect(idsIn((await filter(given)).body.products)).toEqual(ids);
    },
  );

  it("takes any number for a bound, also as text", async () => {
    for (const radio of [
      [-5, 1e300],
      [0, 9_999_999],
      ["0", "999999"],
      [0, Number.MAX_VALUE],
    ])
      expect(idsIn((await filter({ radio })).body.products), String(radio)).toEqual(ids);
    for (const radio of [
      [-10, -5],
      [500, 100],
      [1e300, 1e301],
    ])
      expect((await filter({ radio })).body.products, String(radio)).toEqual([]);
  });

  it("gives nothing for a category without products or an unknown one", async () => {
    for (const id of [filtered.id, "nothing", "' or 1=1 --", "%"])
      expect((await filter({ checked: [id] })).body).toEqual({ success: true, products: [] });
    expect((await filter({ checked: [filtered.id, refinedId] })).body.products).toHaveLength(shelf);
  });

  it.each([
    [{ checked: "x" }, "checked"],
    [{ checked: [5] }, "checked"],
    [{ checked: {} }, "checked"],
    [{ radio: [5] }, "radio"],
    [{ radio: [1, 2, 3] }, "radio"],
    [{ radio: ["a", "b"] }, "radio"],
    [{ radio: [null, 5] }, "radio"],
    [{ radio: 5 }, "radio"],
    [{ checked: Array.from({ length: 1001 }, () => "x") }, "checked"],
  ])("refuses the shape %j: 400 naming the field", async (given, field) => {
    const { status, body } = await filter(given);
    expect([status, body]).toEqual([400, refused(expect.stringContaining(field))]);
  });

  it.each([[[]], ["x"], [5], [null]])("refuses %j, which is no object", async (given) => {
    const { status, body } = await filter(given);
    expect([status, body]).toEqual([400, refused(text)]);
  });
});

describe("GET /product/search/:keyword", () => {
  it("gives a bare array of products with the keyword in name or description, in any case", async () => {
    const { status, body } = await api.get("/product/search/OIL%201");
    expect(status).toBe(200);
    expect(Array.isArray(body)).toBe(true);
    expect(body).toHaveLength(11);
    expect(body.at(-1)).toEqual(oilOne());
    expect((await api.get("/product/search/pressed%20IN")).body).toHaveLength(shelf);
    expect((await api.get("/product/search/not-there")).body).toEqual([]);
  });

  it.each([
    "100%",
    "%",
    "_",
    "(",
    "*",
    "'",
    '"',
    "[a-z]+",
    "a/b",
    "%2F",
    "%20",
    "50%25",
    "?q=1",
    "#top",
    "..x",
    "tin.data",
    ".data",
    "\\d",
    "$gt",
    "🥜",
    "સીંગતેલ",
    "तेल",
    "'; drop table products; --",
    "null",
    "constructor",
    "__proto__",
  ])("finds %s as it is and nothing else", async (keyword) => {
    const id = await stocked({ name: "Find me", description: `Holds <${keyword}> in it.` });
    try {
      const { status, body } = await api.get(`/product/search/${encodeURIComponent(keyword)}`);
      expect(status).toBe(200);
      expect(idsIn(body)).toEqual([id]);
    } finally {
      await deleteProduct(id);
    }
  });

  it.each([
    ["a/b", "a/b"],
    ["a/b/c", "a/b/c/"],
    ["../", "..%2F"],
    ["..", "..%2F"],
    ["/", "%2F"],
    ["//", "%2F%2F"],
    ["a//b", "a//b"],
    ["1/2 %", "1/2%20%25"],
    ["/../..", "%2F..%2F.."],
  ])("finds %s when the address ends in %s", async (keyword, sent) => {
    const id = await stocked({ name: "Find me", description: `Holds <${keyword}/> in it.` });
    try {
      const { status, body } = await api.get(`/product/search/${sent}`);
      expect([status, idsIn(body)]).toEqual([200, [id]]);
    } finally {
      await deleteProduct(id);
    }
  });

  it.each(["100%", "50%x", "%zz", "100%25%"])(
    "takes %s also from a client that does not encode it",
    async (keyword) => {
      const id = await stocked({ name: "Find me", description: `Holds <${keyword}> in it.` });
      try {
        expect(idsIn((await api.get(`/product/search/${keyword}`)).body)).toEqual([id]);
      } finally {
        await deleteProduct(id);
      }
    },
  );

  it("answers for a query that means something to the server's own framework", async () => {
    for (const query of ["?_data=root", "?_data=routes/api/search.ts", "?index", "?_routes=x"]) {
      const { status, body } = await api.get(`/product/search/oil%2060${query}`);
      expect([status, idsIn(body)], query).toEqual([200, [ids[0]]]);
    }
  });
});

it("GET /product/related-product/:pid/:cid gives at most 3 others of the category, populated", async () => {
  const related = async (pid: string, cid: string) =>
    (await api.get(`/product/related-product/${pid}/${cid}`)).body;
  const found = await related(ids[0] ?? "", refinedId);
  expect(Object.keys(found).sort()).toEqual(["products", "success"]);
  expect(idsIn(found.products)).toEqual(ids.slice(1, 4));
  expect(found.products[0].category).toEqual(refined());
  expect(idsIn((await related("nothing", refinedId)).products)).toEqual(ids.slice(0, 3));
  expect((await related(ids[0] ?? "", "nothing")).products).toEqual([]);
});

describe("GET /product/product-category/:slug", () => {
  it("gives the category and all its products, populated", async () => {
    const { status, body } = await api.get("/product/product-category/refined-oil");
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(["category", "products", "success"]);
    expect(body.category).toEqual(refined());
    expect(idsIn(body.products)).toEqual(ids);
    expect(body.products.at(-1)).toEqual({ ...oilOne(), category: refined() });
    const empty = await api.get(`/product/product-category/${filtered.slug}`);
    expect(empty.body).toMatchObject({ success: true, products: [] });
  });

  it("says `category: null, products: []` of an unknown one: 404", async () => {
    const { status, body } = await api.get("/product/product-category/nothing");
    expect([status, body]).toEqual([
      404,
      { success: false, message: text, category: null, products: [] },
    ]);
  });
});

describe("the catalogue's ETags", () => {
  const paths = () => [
    "/category/get-category",
    "/category/single-category/refined-oil",
    "/product/get-product",
    "/product/get-product/oil-1",
    "/product/product-list/1",
    "/product/product-count",
    "/product/search/oil",
    `/product/related-product/${ids[0]}/${refinedId}`,
    "/product/product-category/refined-oil",
    `/product/product-photo/${ids[0]}`,
  ];

  it("save who has an answer already from getting it again", async () => {
    for (const path of paths()) {
      const first = await api.get(path);
      const etag = first.headers.get("ETag") ?? "";
      expect(etag, path).toMatch(/^"[\w-]+"$/);
      expect(first.headers.get("Cache-Control"), path).toBe("public, max-age=0, must-revalidate");
      for (const held of [etag, `W/${etag}`, `"x", ${etag}`, "*"]) {
        const again = await api.get(path, { headers: { "If-None-Match": held } });
        expect([again.status, again.headers.get("ETag")], `${path} ${held}`).toEqual([304, etag]);
        expect(again.headers.get("Access-Control-Allow-Origin")).toBe("*");
      }
      const other = await api.get(path, { headers: { "If-None-Match": '"other"' } });
      expect(other.status, path).toBe(200);
      const head = await api.call("HEAD", path);
      expect([head.status, head.headers.get("ETag")], path).toEqual([200, etag]);
      expect(head.bytes.byteLength, path).toBe(0);
    }
  });

  it("change with the product they tell of", async () => {
    const etagOf = async () => (await api.get("/product/get-product")).headers.get("ETag");
    const before = await etagOf();
    const id = await stocked({ name: "Late" });
    const between = await etagOf();
    await deleteProduct(id);
    expect(between).not.toBe(before);
    expect(await etagOf()).toBe(before);
  });
});
