import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, test } from "@playwright/test";

/** The API of the shop as it is built, asked by a program and by a page of another site. */

let shop: string;
test.beforeEach(({ baseURL }) => {
  shop = baseURL ?? "";
});

const api = (path: string, init: RequestInit = {}) => fetch(`${shop}/api/v1${path}`, init);
const jsonOf = async (answer: Response) =>
  (await answer.json()) as {
    success: boolean;
    message: string;
    token: string;
    products: { _id: string }[];
    paths: Record<string, unknown>;
  };

test("calls, refusals and unknown addresses are all answered as JSON", async () => {
  const list = await api("/product/get-product");
  expect(list.status).toBe(200);
  expect((await jsonOf(list)).products.length).toBeGreaterThan(0);
  for (const [path, method, status] of [
    ["/nothing", "GET", 404],
    ["/", "GET", 404],
    ["", "POST", 404],
    ["/auth/login", "GET", 405],
    ["/auth/login", "PURGE", 405],
    ["/auth/login", "POST", 400],
    ["/auth/orders", "GET", 401],
    ["/product/get-product/%ff", "GET", 404],
    ["/product/get-product/x.data", "GET", 404],
    ["/auth/orders?_data=root", "GET", 401],
  ] as const) {
    const answer = await api(path, { method });
    expect(answer.status, `${method} ${path}`).toBe(status);
    expect(await jsonOf(answer)).toMatchObject({ success: false });
    expect(answer.headers.get("Access-Control-Allow-Origin")).toBe("*");
  }
  expect(await traced()).toMatch(/^HTTP\/1\.1 400 [^]*\{"success":false,"message":"[^"]+"\}/);
  expect(Object.keys((await jsonOf(await api("/openapi.json"))).paths)).toHaveLength(30);
});

test("a page of another site signs in, calls with its token and shows a photo", async ({
  page,
}) => {
  const site = createServer((_, response) =>
    response.writeHead(200, { "Content-Type": "text/html" }).end("<!doctype html><title>A client"),
  );
  await new Promise<void>((done) => site.listen(0, "127.0.0.1", done));
  try {
    await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`);
    const told = await page.evaluate(async (base) => {
      const json = { "Content-Type": "application/json" };
      const login = await fetch(`${base}/auth/login`, {
        method: "POST",
        headers: json,
        body: JSON.stringify({ email: "owner@prayosha.example", password: "press-and-pack" }),
      });
      const { token, user } = await login.json();
      const headers = { ...json, Authorization: token };
      const guard = await (await fetch(`${base}/auth/admin-auth`, { headers })).json();
      const body = JSON.stringify({ phone: user.phone });
      const profile = await fetch(`${base}/auth/profile`, { method: "PUT", headers, body });
      const missing = await fetch(`${base}/nothing`);
      const { products } = await (await fetch(`${base}/product/product-list/1`)).json();
      const photo = new Image();
      photo.src = `${base}/product/product-photo/${products[0]._id}`;
      await photo.decode();
      return {
        guard,
        profile: (await profile.json()).success,
        missing: missing.status,
        requestId: missing.headers.get("X-Request-Id"),
        photo: photo.naturalWidth,
        cookie: document.cookie,
      };
    }, `${shop}/api/v1`);
    expect(told).toEqual({
      guard: { ok: true, data: { ok: true } },
      profile: true,
      missing: 404,
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      photo: expect.any(Number),
      cookie: "",
    });
    expect(told.photo).toBeGreaterThan(0);
  } finally {
    site.close();
  }
});

test("a browser that is signed in to the shop is nobody to the API", async ({ page }) => {
  await page.goto(`${shop}/login`);
  await page.getByLabel("Email").fill("owner@prayosha.example");
  await page.getByLabel("Password", { exact: true }).fill("press-and-pack");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page).not.toHaveURL(/login/);
  const status = await page.evaluate(async () => (await fetch("/api/v1/auth/user-auth")).status);
  expect(status).toBe(401);
});

/** `fetch` refuses to send this method. */
function traced(): Promise<string> {
  const { hostname, port } = new URL(shop);
  return new Promise((done, failed) => {
    let answer = "";
    const socket = connect(Number(port), hostname, () =>
      socket.end(
        `TRACE /api/v1/auth/login HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`,
      ),
    );
    socket.on("data", (bytes) => (answer += bytes.toString()));
    socket.on("close", () => done(answer));
    socket.on("error", failed);
  });
}
