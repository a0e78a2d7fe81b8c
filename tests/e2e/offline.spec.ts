import { type BrowserContext, expect, type Page, test } from "./journey";
import { Shop } from "./http/shop";
import { becomeShopper, owner, signIn } from "./people";

test.use({ serviceWorkers: "allow" });
test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, "workers are started by script");

/** Opens a page and waits until the worker answers for it. */
async function settled(page: Page, path: string) {
  await page.goto(path);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((done) =>
      navigator.serviceWorker.addEventListener("controllerchange", done, { once: true }),
    );
  });
}

/** The addresses of all pages the worker has kept. */
const keptPages = (page: Page) =>
  page.evaluate(async () => {
    const kept = await (await caches.open("pages")).keys();
    return kept.map(({ url }) => new URL(url).pathname);
  });

async function seen(page: Page, path: string) {
  await page.goto(path);
  await expect.poll(() => keptPages(page)).toContain(path);
}

/** Cuts the network of pages and of the worker, which hears of it a moment later than they. */
async function cutNetwork(context: BrowserContext) {
  const isOnline = () =>
    fetch("/healthz", { cache: "no-store" }).then(
      () => true,
      () => false,
    );
  const online = async () => {
    await context.setOffline(true);
    return Promise.all(context.serviceWorkers().map((worker) => worker.evaluate(isOnline)));
  };
  await expect.poll(online).not.toContain(true);
}

const note = (page: Page) => page.getByText("There is no connection. You see this page as it was");

test("with the network cut, pages seen before open again and others say calmly why not", async ({
  page,
  context,
}) => {
  await settled(page, "/");
  await seen(page, "/Store");
  await seen(page, "/about");
  await cutNetwork(context);

  await page.getByRole("link", { name: "Explore Store" }).first().click();
  await expect(page).toHaveURL("/Store");
  await expect(note(page)).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(8);

  await page.getByRole("article").getByRole("link").first().click();
  await expect(page.getByRole("heading", { name: "There is no connection" })).toBeVisible();
  await expect(page).toHaveURL(/\/product\//);
  const logo = page.locator(".site-footer img").first();
  await logo.scrollIntoViewIfNeeded();
  await expect
    .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

  await context.setOffline(false);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("button", { name: /add to cart/i }).first()).toBeVisible();
  await expect(note(page)).toHaveCount(0);
});

test("trying again without a network asks for the same thing once more", async ({
  page,
  context,
}) => {
  await settled(page, "/");
  await cutNetwork(context);
  await page.goto("/search?q=pouch");
  await expect(page.getByRole("heading", { name: "There is no connection" })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page).toHaveURL("/search?q=pouch");
  await expect(page.getByRole("article").first()).toContainText("Pouch");
});

test("a page that script opened counts as seen", async ({ page, context }) => {
  await settled(page, "/");
  await page.getByRole("link", { name: "Explore Store" }).first().click();
  await expect(page).toHaveURL("/Store");
  await expect.poll(() => keptPages(page)).toContain("/Store");
  await cutNetwork(context);
  await page.goto("/Store");
  await expect(note(page)).toBeVisible();
});

test("the cart, the login and the dashboard never come from a copy", async ({ page, context }) => {
  await settled(page, "/");
  for (const path of ["/cart", "/login", "/dashboard/admin"]) await page.goto(path);
  await seen(page, "/about");
  expect(await keptPages(page)).not.toEqual(expect.arrayContaining(["/cart"]));
  await cutNetwork(context);
  for (const path of ["/cart", "/login", "/dashboard/admin"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "There is no connection" })).toBeVisible();
  }
});

test("no copy bears the name or the cart of a person", async ({ page, context }) => {
  await settled(page, "/");
  await seen(page, "/about");
  await page.goto("/login");
  const main = page.getByRole("main");
  await main.getByLabel("Email").fill("asha@prayosha.example");
  await main.getByLabel("Password", { exact: true }).fill("groundnut");
  await main.getByRole("button", { name: "Login" }).click();
  await expect(page).not.toHaveURL(/login/);
  // Another person is at this browser: what the one before saw is gone.
  await expect.poll(() => keptPages(page)).not.toContain("/about");
  await seen(page, "/Store");
  await expect(page.getByText("Asha").first()).toBeAttached();

  const copies = await page.evaluate(async () => {
    const cache = await caches.open("pages");
    const kept = await Promise.all((await cache.keys()).map((one) => cache.match(one)));
    return Promise.all(kept.map((answer) => answer?.text() ?? ""));
  });
  expect(copies.length).toBeGreaterThan(0);
  for (const copy of copies) expect(copy).not.toMatch(/asha/i);

  await cutNetwork(context);
  await page.goto("/Store");
  await expect(note(page)).toBeVisible();
  await expect(page.getByText("Asha")).toHaveCount(0);
});

test("the admin's new price is seen at once, whatever was kept", async ({ page, browser }) => {
  await settled(page, "/");
  await page.goto("/Store");
  const product = page.getByRole("article").last().getByRole("link").first();
  const path = (await product.getAttribute("href")) ?? "";
  await seen(page, path);

  const desk = await browser.newContext();
  const paise = await changePrice(desk, path.replace("/product/", ""));
  await page.goto(path);
  await expect(page.getByRole("main")).toContainText(`₹${paise}`);
  await desk.close();
});

test("who has prices of their own gets no page made for everybody, and leaves none behind", async ({
  page,
  context,
  browser,
}) => {
  const tin = "Double Filtered Oil Tin";
  const firm = `Mehta Foods ${Date.now()}`;
  await settled(page, "/");
  await seen(page, "/Store");
  const person = await becomeShopper(page);
  await signIn(page, person);
  await page.goto("/dashboard/user/trade");
  await page.getByLabel("Name of the firm").fill(firm);
  await page.getByRole("button", { name: "Ask for trade prices" }).click();
  await expect(page.getByText(/^You asked on /)).toBeVisible();
  const office = await browser.newContext();
  await giveOwnPrices(await office.newPage(), firm, tin);
  await office.close();

  await page.goto("/quick-order");
  await expect(page.getByText("₹101 / ")).toBeVisible();
  await expect.poll(() => keptPages(page)).toEqual([]);
  await page.getByRole("link", { name: tin }).click();
  await expect(page.getByText("₹101").first()).toBeVisible();
  await page.goto("/about");
  await cutNetwork(context);
  for (const path of ["/Store", "/quick-order"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "There is no connection" })).toBeVisible();
  }
  await context.setOffline(false);
  await page.goto("/dashboard/user");
  await page.locator(".user-menu summary").click();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/login");
  await seen(page, "/Store");
  const copies = await page.evaluate(async () => {
    const cache = await caches.open("pages");
    const kept = await Promise.all((await cache.keys()).map((one) => cache.match(one)));
    return Promise.all(kept.map((answer) => answer?.text() ?? ""));
  });
  expect(copies.length).toBeGreaterThan(0);
  for (const copy of copies) expect(copy).not.toContain("₹101<");
});

/** As the owner: a price list of the firm's name, on which one product costs ₹101, and the firm's account on it. */
async function giveOwnPrices(desk: Page, firm: string, product: string) {
  await signIn(desk, owner);
  await desk.goto("/dashboard/admin/price-lists");
  await desk.getByLabel("Name", { exact: true }).fill(firm);
  await desk.getByRole("button", { name: "Add price list" }).click();
  await desk.getByRole("link", { name: firm, exact: true }).click();
  await desk.getByRole("link", { name: product }).click();
  await desk.getByLabel("Price each (₹)").first().fill("101");
  await desk.getByRole("button", { name: "Save prices" }).click();
  // Far below today's price.
  await desk.getByRole("button", { name: "Yes, save it" }).click();
  await expect(desk.getByRole("cell", { name: "from 1: ₹101" })).toBeVisible();
  await desk.goto("/dashboard/admin/trade");
  await desk.getByRole("link", { name: firm, exact: true }).click();
  await desk.getByLabel("Prices").selectOption({ label: firm });
  await desk.getByRole("button", { name: "Approve" }).click();
  await expect(desk.getByText(`The trade account of ${firm} is saved`)).toBeVisible();
}

const typed = "Ground slowly, in wood";

/**
 * Opens the form of a product as the owner, and types into it; gives the field. `place`: journeys that save meet in one shop, so each
 * has a product of its own.
 */
async function typing(page: Page, place = 0) {
  await signIn(page, owner);
  await page.goto("/dashboard/admin/products?view=cards");
  // A card may have two links.
  await page
    .locator('main a[href^="/dashboard/admin/product/"]')
    .nth(2 * place)
    .click();
  await expect(page).toHaveURL(/\/admin\/product\//);
  const field = page.getByLabel("Description").first();
  await field.fill(typed);
  return field;
}

const update = (page: Page) => page.getByRole("button", { name: /update product/i });

test("a form that cannot be sent says so beside its button, and keeps what was typed", async ({
  page,
  context,
}) => {
  await settled(page, "/");
  const field = await typing(page);
  await cutNetwork(context);
  await update(page).click();
  await expect(page.getByRole("alert")).toHaveText(/There is no connection. Nothing was sent/);
  await expect(field).toHaveValue(typed);
  await context.setOffline(false);
  await update(page).click();
  await expect(page.getByText(/product updated/i).first()).toBeVisible();
});

test("a form whose connection breaks stays as it was typed", async ({ page }) => {
  const field = await typing(page, 1);
  const sending = (url: URL) => url.pathname.startsWith("/dashboard/admin/product/");
  await page.route(sending, (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await update(page).click();
  await expect(page.getByRole("alert")).toHaveText(/^The connection was lost/);
  await expect(field).toHaveValue(typed);
  await page.unroute(sending);
  await update(page).click();
  await expect(page.getByText(/product updated/i).first()).toBeVisible();
  await expect(field).toHaveValue(typed);
});

test("a form of somebody who was logged out stays as it was typed", async ({ page, context }) => {
  const field = await typing(page, 2);
  const cookies = await context.cookies();
  await context.clearCookies();
  await update(page).click();
  await expect(page.getByRole("alert")).toHaveText(/^You were logged out/);
  await expect(field).toHaveValue(typed);
  await context.addCookies(cookies);
  await update(page).click();
  await expect(page.getByText(/product updated/i).first()).toBeVisible();
});

test("a form on its way is sent once, and what is typed meanwhile stays", async ({ page }) => {
  const field = await typing(page, 4);
  await page.getByLabel("Price", { exact: true }).fill("0");
  let posts = 0;
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route("**/dashboard/admin/product/*", async (route) => {
    if (route.request().method() === "POST") {
      posts += 1;
      await held;
    }
    await route.continue();
  });
  await update(page).click();
  await update(page).click();
  await field.fill("Typed while it was on its way");
  release();
  await expect(page.locator(".field-error").first()).toContainText("must be an amount in rupees");
  await expect(field).toHaveValue("Typed while it was on its way");
  expect(posts).toBe(1);
});

test("another button that is pressed meanwhile is sent after the answer", async ({ page }) => {
  const note = `Noted ${Date.now()}`;
  await signIn(page, owner, "/login?redirectTo=/dashboard/admin/orders/PR-000001");
  await page.getByLabel("For ourselves").fill(note);
  const posts: string[] = [];
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route("**/dashboard/admin/orders/PR-000001**", async (route) => {
    if (route.request().method() === "POST") {
      posts.push(new URLSearchParams(route.request().postData() ?? "").get("intent") ?? "");
      if (posts.length === 1) await held;
    }
    await route.continue();
  });
  await page.getByRole("button", { name: "Save the notes" }).click();
  const other = page.getByRole("button", { name: "Save", exact: true });
  await other.click();
  await other.click();
  await expect(other).toHaveAttribute("aria-busy", "true");
  expect(posts).toEqual(["notes"]);
  release();
  await expect(page.getByText("Order PR-000001 is saved").first()).toBeVisible();
  await expect(page.getByLabel("For ourselves")).toHaveValue(note);
  expect(posts).toHaveLength(2);
});

test("leaving what was typed and not saved is asked about", async ({ page }) => {
  await typing(page, 3);
  const path = page.url();
  // A click returns before the question is there, and one that is open stops the click: both are waited for.
  const asked = async () => {
    const question = page.waitForEvent("dialog");
    await page.getByRole("link", { name: "Orders" }).first().click({ noWaitAfter: true });
    return question;
  };
  await (await asked()).dismiss();
  await expect(page).toHaveURL(path);
  await (await asked()).accept();
  await expect(page).toHaveURL(/\/admin\/orders/);
});

/** Signs in as the owner, adds a rupee to the price; gives the new one in rupees as pages show it. */
async function changePrice(owner: BrowserContext, slug: string): Promise<string> {
  const desk = await owner.newPage();
  await desk.goto(`/login?redirectTo=/dashboard/admin/product/${slug}`);
  const main = desk.getByRole("main");
  await main.getByLabel("Email").fill("owner@prayosha.example");
  await main.getByLabel("Password", { exact: true }).fill("press-and-pack");
  await main.getByRole("button", { name: "Login" }).click();
  const field = main.getByLabel(/^price/i);
  const price = Number(await field.inputValue()) + 1;
  await field.fill(String(price));
  await main.getByRole("button", { name: /update product/i }).click();
  await expect(desk.getByText(/product updated/i).first()).toBeVisible();
  return price.toLocaleString("en-IN");
}

test("one switch takes the worker and all it kept out of the browser", async ({ page }) => {
  const shop = new Shop();
  try {
    await shop.start();
    await settled(page, shop.address);
    await page.goto(`${shop.address}/about`);
    await expect.poll(() => keptPages(page)).toContain("/about");
    await shop.end("SIGTERM");

    await shop.start({ SERVICE_WORKER: "off" });
    await page.goto(shop.address);
    const left = () =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ]);
    await expect.poll(left, { timeout: 20_000 }).toEqual([0, 0]);
    await page.reload();
    await page.waitForLoadState("networkidle");
    expect(await left()).toEqual([0, 0]);
  } finally {
    await shop.remove();
  }
});

test("without a network a page seen before keeps its looks: nothing in it is refused", async ({
  page,
  context,
}) => {
  await settled(page, "/");
  await seen(page, "/Store");
  await cutNetwork(context);
  const refused: string[] = [];
  page.on("console", (message) => {
    if (/violates/i.test(message.text())) refused.push(message.text());
  });
  await page.goto("/Store");
  await expect(note(page)).toBeVisible();
  expect(refused.filter((text) => /style/i.test(text))).toEqual([]);
});

test("a stored page of a batch does not say that the batch is fine", async ({ page, context }) => {
  await settled(page, "/");
  await seen(page, "/b/26-11-A");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("This batch is fine", { useInnerText: true });
  await cutNetwork(context);
  await page.goto("/b/26-11-A");
  await expect(note(page)).toBeVisible();
  await expect(heading).toHaveText("Ask again when there is a connection", { useInnerText: true });
  await expect(page.getByText("does not know whether the batch was recalled since")).toBeVisible();
});
