import { beforeAll, describe, expect, it } from "vitest";
import { createCategory } from "~/goods/catalogue/changes/category-changes.server";
import { anyCategory } from "../shelf";
import { apiClient, manager, type Member, member, refused } from "./client";

const api = apiClient();

let asha: Member;
let ramesh: Member;
beforeAll(async () => {
  asha = await member();
  ramesh = await manager();
});

let things = 0;
async function category(name = `Category ${++things}`) {
  const { category } = await createCategory(name);
  if (!category) throw new Error("The category was refused");
  return category;
}

const text = expect.any(String);

describe("GET /category/get-category", () => {
  it("lists all categories with their three keys, for everybody", async () => {
    const { id, name, slug } = await category();
    const { status, body } = await api.get("/category/get-category");
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(["category", "message", "success"]);
    expect(body.category).toContainEqual({ _id: id, name, slug });
  });
});

describe("GET /category/single-category/:slug", () => {
  it("gives the one category under `category`", async () => {
    const { id, name, slug } = await category();
    const { status, body } = await api.get(`/category/single-category/${slug}`);
    expect([status, body]).toEqual([
      200,
      { success: true, message: text, category: { _id: id, name, slug } },
    ]);
  });

  it("knows no other slug: 404", async () => {
    const { status, body } = await api.get("/category/single-category/nothing");
    expect([status, body]).toEqual([404, refused(text)]);
  });
});

describe("POST /category/create-category", () => {
  it("makes a category with a slug of its name: 201", async () => {
    const { status, body } = await api.post(
      "/category/create-category",
      { name: " Cold Pressed & Raw " },
      ramesh,
    );
    expect([status, body]).toEqual([
      201,
      {
        success: true,
        message: text,
        category: { _id: text, name: "Cold Pressed & Raw", slug: text },
      },
    ]);
    expect(body.category.slug).toMatch(/^cold-pressed(-and)?-raw$/);
  });

  it.each([[{}], [{ name: "  " }], [{ name: 5 }], [{ name: "x".repeat(101) }], [{ name: null }]])(
    "refuses %j: 400 naming the field",
    async (given) => {
      const { status, body } = await api.post("/category/create-category", given, ramesh);
      expect([status, body]).toEqual([400, refused(expect.stringMatching(/^name /))]);
    },
  );

  it.each(["Filtered & Fine", "FILTERED & FINE", "filtered  fine", "Filtered-&-fine"])(
    "refuses a name or slug that is taken: 409 for %j",
    async (name) => {
      await api.post("/category/create-category", { name: "Filtered & Fine" }, ramesh);
      const first = await api.post("/category/create-category", { name: "Filtered fine" }, ramesh);
      expect([201, 409]).toContain(first.status);
      const { status, body } = await api.post("/category/create-category", { name }, ramesh);
      expect([status, body]).toEqual([409, refused(text)]);
    },
  );
});

describe("PUT /category/update-category/:id", () => {
  it("renames it and computes the slug, whatever slug is sent", async () => {
    const { id } = await category();
    const { status, body } = await api.put(
      `/category/update-category/${id}`,
      { name: "Press House", slug: "my-own" },
      ramesh,
    );
    expect([status, body]).toEqual([
      200,
      {
        success: true,
        message: text,
        category: { _id: id, name: "Press House", slug: "press-house" },
      },
    ]);
  });

  it("refuses an unknown id with 404, a taken name with 409, no name with 400", async () => {
    const [one, other] = [await category(), await category()];
    const put = (id: string, given: object) =>
      api.put(`/category/update-category/${id}`, given, ramesh);
    expect((await put("nothing", { name: "New" })).status).toBe(404);
    expect((await put(one.id, { name: other.name.toUpperCase() })).status).toBe(409);
    expect((await put(one.id, {})).body).toEqual(refused("name is required"));
    expect((await put(one.id, { name: one.name })).status).toBe(200);
  });
});

describe("DELETE /category/delete-category/:id", () => {
  it("deletes an empty one, once", async () => {
    const { id, slug } = await category();
    const { status, body } = await api.del(`/category/delete-category/${id}`, ramesh);
    expect([status, body]).toEqual([200, { success: true, message: text }]);
    expect((await api.get(`/category/single-category/${slug}`)).status).toBe(404);
    expect((await api.del(`/category/delete-category/${id}`, ramesh)).status).toBe(404);
  });

  it("keeps one that has products and says how many: 409", async () => {
    const before = await api.del(`/category/delete-category/${await anyCategory()}`, ramesh);
    expect(before.status).toBe(200);
    const { id } = await category();
    await productIn(id);
    await productIn(id);
    const { status, body } = await api.del(`/category/delete-category/${id}`, ramesh);
    expect([status, body]).toEqual([409, refused(expect.stringContaining("2 products"))]);
  });
});

it.each([
  ["POST", "/category/create-category"],
  ["PUT", "/category/update-category/x"],
  ["DELETE", "/category/delete-category/x"],
])("%s %s is for admins: 401 for a guest, 403 for a user", async (method, path) => {
  const ask = { json: { name: "Mine" } };
  expect((await api.call(method, path, ask)).status).toBe(401);
  const { status, body } = await api.call(method, path, { ...ask, token: asha.token });
  expect([status, body]).toEqual([403, refused(text)]);
});

async function productIn(categoryId: string) {
  const form = { name: `Oil ${++things}`, description: "x", price: 10, quantity: 1 };
  const { body } = await api.post(
    "/product/create-product",
    { ...form, category: categoryId },
    ramesh,
  );
  expect(body.success).toBe(true);
}
