import { expect, type Page, test } from "./journey";
import sharp from "sharp";
import { ForeignClient } from "./foreign-client";
import { owner } from "./people";

let client: ForeignClient;
let problems: string[];

test.beforeEach(async ({ page, baseURL }) => {
  problems = problemsOf(page);
  client = await ForeignClient.open(page, baseURL ?? "");
});

test.afterEach(async () => {
  await client.close();
  expect(problems, "the browser blocks nothing and no script breaks").toEqual([]);
});

test("a shopper of another site's client looks around", async () => {
  const { data: all } = await client.call("GET", "/product/get-product");
  expect(all.counTotal).toBe(all.products.length);
  // Not the newest: another journey may be making, changing or deleting that one.
  const product = all.products.at(-1);
  const { slug: categorySlug, _id: categoryId } = product.category;
  const namesAt = async (path: string, read: (data: never) => { name: string }[]) =>
    read((await client.call("GET", path)).data as never).map(({ name }) => name);

  const { data: one } = await client.call("GET", `/product/get-product/${product.slug}`);
  expect(one.product).toEqual(product);
  const { data: page } = await client.call("GET", "/product/product-list/1");
  expect(page.products.length).toBe(8);
  const { data: filtered } = await client.call("POST", "/product/product-filters", {
    checked: [categoryId],
    radio: [product.price, product.price],
  });
  expect(filtered.products.map(({ _id }: { _id: string }) => _id)).toContain(product._id);
  expect(
    await namesAt(`/product/search/${encodeURIComponent(product.name)}`, (found) => found),
  ).toContain(product.name);
  const { data: category } = await client.call("GET", `/product/product-category/${categorySlug}`);
  expect(category.category.name).toBe(product.category.name);
  const { data: related } = await client.call(
    "GET",
    `/product/related-product/${product._id}/${categoryId}`,
  );
  for (const other of related.products) expect(other._id).not.toBe(product._id);
  const { data: categories } = await client.call("GET", "/category/get-category");
  expect(categories.category).toContainEqual(product.category);
  expect(await client.photoWidth(product._id)).toBeGreaterThan(0);
});

test("somebody registers, buys, and looks at the order and the profile", async ({ baseURL }) => {
  const person = {
    name: "Meera Desai",
    email: `meera-api-${Date.now()}-${process.pid}@example.com`,
    password: "groundnut-2024",
    phone: "98250 12345",
    address: "12 Ring Road, Surat 395002",
    answer: "Surat",
  };
  expect((await client.call("GET", "/auth/user-auth")).status).toBe(401);
  expect(await client.call("POST", "/auth/register", person)).toMatchObject({
    status: 201,
    data: { success: true, user: { email: person.email } },
  });
  await client.login(person);
  const guard = await client.call("GET", "/auth/user-auth");
  expect(guard.data.ok && guard.data.data.ok).toBe(true);
  expect((await client.call("GET", "/auth/admin-auth")).status).toBe(403);

  const { data: shop } = await client.call("GET", "/product/product-list/1");
  const product = shop.products.at(-1);
  const cart = [{ ...product, qnty: 2 }];
  const totalbill = Math.round(product.price * 100) * 2;
  const { data: order } = await client.call("POST", "/payment/order", {
    amount: totalbill,
    currency: "INR",
    receipt: "receipt#1",
  });
  expect(order).toMatchObject({ amount: totalbill, currency: "INR", status: "created" });
  const paid = await payInSandbox(baseURL, order);
  const sent = { ...paid, cart, email: person.email, totalbill, paymentstatus: "Success" };
  const validated = await client.call("POST", "/payment/validate", sent);
  expect(validated.data).toMatchObject({ msg: "ok", success: true, orderId: order.id });
  expect((await client.call("POST", "/payment/validate", sent)).data).toEqual(validated.data);

  const { data: orders } = await client.call("GET", "/auth/orders");
  expect(orders).toHaveLength(1);
  expect(orders[0]).toMatchObject({
    status: "Not Process",
    totalbill: totalbill / 100,
    products: [{ _id: product._id }],
    payment: { cart: [{ _id: product._id, qnty: 2 }], totalbill, paymentstatus: "Success" },
  });

  const changed = await client.call("PUT", "/auth/profile", { ...person, phone: "99999 00000" });
  expect(changed.data.updatedUser).toMatchObject({ phone: "99999 00000", email: person.email });
});

test("the owner keeps categories, products and orders with another site's client", async () => {
  await client.login(owner);
  expect((await client.call("GET", "/auth/admin-auth")).data.data.ok).toBe(true);

  const name = `Gift packs ${Date.now()}`;
  const { data: made } = await client.call("POST", "/category/create-category", { name });
  const category = made.category._id;
  const renamed = await client.call("PUT", `/category/update-category/${category}`, {
    name: `${name} renamed`,
  });
  expect(renamed.data.category).toMatchObject({ _id: category, name: `${name} renamed` });

  const fields = {
    name: `Gift tin ${Date.now()}`,
    description: "Five litres in a tin with a ribbon.",
    price: 1450.5,
    quantity: 5,
    category,
    shipping: 1,
  };
  const created = await client.call("POST", "/product/create-product", fields, await aPhoto());
  expect(created).toMatchObject({ status: 201, data: { products: { price: 1450.5 } } });
  const product = created.data.products._id;
  expect(await client.photoWidth(product)).toBeGreaterThan(0);
  const dearer = await client.call(
    "PUT",
    `/product/update-product/${product}`,
    { ...fields, price: 1500 },
    await aPhoto(),
  );
  expect(dearer).toMatchObject({ status: 201, data: { products: { _id: product, price: 1500 } } });
  expect((await client.call("DELETE", `/category/delete-category/${category}`)).status).toBe(409);
  expect((await client.call("DELETE", `/product/delete-product/${product}`)).status).toBe(200);
  expect((await client.call("DELETE", `/category/delete-category/${category}`)).status).toBe(200);

  const { data: orders } = await client.call("GET", "/auth/all-orders");
  const [order] = orders;
  const moved = await client.call("PUT", `/auth/order-status/${order._id}`, {
    status: order.status,
  });
  expect(moved).toMatchObject({ status: 200, data: { _id: order._id, status: order.status } });
  expect((await client.call("GET", "/category/user-counts")).data.total).toBeGreaterThan(1);

  expect((await client.call("POST", "/auth/logout")).status).toBe(200);
  expect((await client.call("GET", "/auth/admin-auth")).status).toBe(401);
});

/** Pays on the provider's page; gives what it hands back to the client. */
async function payInSandbox(shop: string | undefined, order: { id: string; key: string }) {
  const press = (path: string, fields: Record<string, string>) =>
    fetch(new URL(path, shop), {
      method: "POST",
      body: new URLSearchParams(fields),
      redirect: "manual",
    });
  const opened = await press("/demo-pay/v1/checkout/embedded", {
    key_id: order.key,
    order_id: order.id,
    name: "Another site",
    callback_url: "https://another.example/paid",
    cancel_url: "https://another.example/cancelled",
  });
  const page = opened.headers.get("Location");
  if (!page) throw new Error(`The pay page did not open: ${opened.status} ${await opened.text()}`);
  const answer = await (await press(page, { outcome: "pay" })).text();
  const fields = [...answer.matchAll(/name="(razorpay_\w+)" value="([^"]+)"/g)];
  expect(fields.map(([, name]) => name).sort()).toEqual([
    "razorpay_order_id",
    "razorpay_payment_id",
    "razorpay_signature",
  ]);
  return Object.fromEntries(fields.map(([, name, value]) => [name, value]));
}

async function aPhoto(): Promise<string> {
  const colour = { width: 320, height: 240, channels: 3, background: "#dba63c" } as const;
  return (await sharp({ create: colour }).png().toBuffer()).toString("base64");
}

/** What the browser complains of, but for statuses: refusals are part of what is asked for here. */
function problemsOf(page: Page): string[] {
  const found: string[] = [];
  page.on("pageerror", (error) => found.push(error.message));
  page.on("requestfailed", (request) => found.push(`${request.method()} ${request.url()}`));
  page.on("console", (message) => {
    if (message.type() === "error" && !/status of 4\d\d/.test(message.text()))
      found.push(message.text());
  });
  return found;
}
