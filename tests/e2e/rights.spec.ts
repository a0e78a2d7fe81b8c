import { expectNoBarriers } from "./barriers";
import { Shop } from "./http/shop";
import { expect, journeyIn, type Page } from "./journey";

// What a buyer has a right to, walked as a guest on a small phone, in three languages, with what goes wrong: nothing typed is lost.

const shop = new Shop();
const test = journeyIn(shop);
const day = 24 * 60 * 60_000;
const mobile = "98250 77032";
const email = "rights@example.com";
let order = { id: "", token: "" };

test.use({ viewport: { width: 390, height: 844 } });
test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  await shop.fill();
  order = shop.inDatabase((raw) => {
    const found = raw
      .prepare<[], typeof order>(
        "SELECT id, token FROM orders WHERE status = 'Shipped' AND payment_status = 'paid' ORDER BY serial LIMIT 1",
      )
      .get();
    if (!found) throw new Error("The demo has no order that was sent");
    raw
      .prepare(
        `UPDATE orders SET user_id = NULL, status = 'deliverd', delivered_at = ?, buyer_phone = ?,
         ship_phone = ?, buyer_email = ? WHERE id = ?`,
      )
      .run(Date.now() - 7 * day, mobile, mobile, email, found.id);
    return found;
  });
  await shop.start({ SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "Prayosha <shop@example.com>" });
});
test.afterAll(() => shop.remove());

/** No page is wider than the phone, and each says what it is in its language. */
async function fits(page: Page) {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, page.url()).toBeLessThanOrEqual(390);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectNoBarriers(page);
  if (process.env.SHOTS)
    await page.screenshot({
      path: `${process.env.SHOTS}/${new URL(page.url()).pathname.replace(/[^\w-]/g, "_").slice(0, 40)}-${Date.now() % 100_000}.png`,
      fullPage: true,
    });
}

const field = (page: Page, name: string) => page.locator(`main [name="${name}"]:visible`);
const send = (page: Page, name: string) =>
  page.locator(`main form:has([name="${name}"]:visible)`).getByRole("button").last().click();

for (const language of ["", "/gu", "/hi"]) {
  test(`pages of rights fit a phone, and a complaint with blanks is given back (${language || "English"})`, async ({
    page,
  }) => {
    for (const path of ["/privacy", "/my-data", "/refundandreturn", "/termsofservices"]) {
      await page.goto(language + path);
      await fits(page);
    }
    await page.goto(`${language}/grievances`);
    await field(page, "kind").selectOption("delivery");
    await field(page, "words").fill("ડબ્બો ફૂટ્યો <b>");
    await field(page, "name").fill("  ");
    await field(page, "phone").fill("12345");
    await field(page, "email").fill("asha@example");
    await send(page, "words");
    await expect(page).toHaveURL(/\/grievances$/);
    for (const name of ["name", "phone", "email"])
      await expect(field(page, name)).toHaveAttribute("aria-invalid", "true");
    await expect(field(page, "kind")).toHaveValue("delivery");
    await expect(field(page, "words")).toHaveValue("ડબ્બો ફૂટ્યો <b>");
    await expect(field(page, "phone")).toHaveValue("12345");
    await fits(page);
  });
}

test("nobody finds a complaint by its number", async ({ page }) => {
  await page.goto("/grievances");
  await field(page, "kind").selectOption("goods");
  await field(page, "words").fill("The tin leaks.");
  await field(page, "name").fill("Meera Desai");
  await field(page, "phone").fill("98250 77033");
  await send(page, "words");
  await expect(page).toHaveURL(/\/grievance\/[\w-]{43}$/);
  await fits(page);
  const number = /G-\d{4}-\d{6}/.exec(await page.getByRole("heading", { level: 1 }).innerText());
  const answer = await page.goto(`/grievance/${number?.[0]}`);
  expect(answer?.status()).toBe(404);
});

/** The path of the newest link that was mailed. */
const mailedPath = () =>
  shop.inDatabase((raw) =>
    /\/my-data\/[\w-]{43}/.exec(
      String(
        raw
          .prepare("SELECT text FROM mails WHERE kind = 'my-data-link' ORDER BY created_at DESC")
          .pluck()
          .get(),
      ),
    ),
  )?.[0] ?? "";

test("the link to one's data serves one browser, once, and for half an hour", async ({
  page,
  browser,
}) => {
  const ask = async () => {
    await page.goto("/my-data");
    await field(page, "email").fill(email);
    await send(page, "email");
    await expect(page).toHaveURL("/my-data?sent=1");
    await fits(page);
  };
  await ask();
  const link = mailedPath();
  await page.goto(link);
  await fits(page);
  await page.getByRole("button", { name: "See my data" }).click();
  await expect(page).toHaveURL("/my-data");
  await expect(page.getByRole("heading", { name: "What we hold" })).toBeVisible();
  await fits(page);
  expect((await page.goto(link))?.status()).toBe(410);
  await fits(page);

  const other = await browser.newPage({ baseURL: shop.address });
  await other.goto("/my-data");
  await expect(other.getByRole("button", { name: "Mail me the link" })).toBeVisible();
  await other.close();

  await page.goto("/my-data");
  await page.getByRole("button", { name: "Close this page for others" }).click();
  await expect(page.getByRole("button", { name: "Mail me the link" })).toBeVisible();
  await ask();
  shop.inDatabase((raw) =>
    raw.prepare("UPDATE mail_links SET expires_at = ? WHERE kind = 'my-data'").run(Date.now() - 1),
  );
  expect((await page.goto(mailedPath()))?.status()).toBe(410);
});

test("a return is asked for on the seventh day, not on the eighth; a wrong photo loses no word", async ({
  page,
}) => {
  await page.goto(`/order/${order.token}/return`);
  await page.getByLabel("The mobile number of the order").fill("98250 00000");
  await page.getByRole("button", { name: "Show everything" }).click();
  await expect(page.locator(".field-error")).toContainText("That is not the number");
  await fits(page);
  await page.getByLabel("The mobile number of the order").fill(mobile);
  await page.getByRole("button", { name: "Show everything" }).click();
  await expect(page).toHaveURL(`/order/${order.token}`);
  await page.goto(`/order/${order.token}/return`);
  await fits(page);

  await field(page, "reason").selectOption("broken");
  await field(page, "words").fill("The cap leaks.");
  await page.locator("#line-0").fill("1");
  for (const [name, buffer] of [
    ["tin.jpg", Buffer.from("no picture")],
    ["tin.png", Buffer.alloc(26 * 1024 * 1024, 1)],
  ] as const) {
    await field(page, "photo").setInputFiles({ name, mimeType: "image/jpeg", buffer });
    await page.getByRole("button", { name: "Ask for a return" }).click();
    await expect(page.getByText(/^Photo must be/).first()).toBeVisible();
    await expect(field(page, "words")).toHaveValue("The cap leaks.");
    await expect(page.locator("#line-0")).toHaveValue("1");
    await expect(field(page, "reason")).toHaveValue("broken");
    await fits(page);
  }

  shop.inDatabase((raw) =>
    raw
      .prepare("UPDATE orders SET delivered_at = delivered_at - ? WHERE id = ?")
      .run(day, order.id),
  );
  await page.goto(`/order/${order.token}/return`);
  await expect(page.getByRole("button", { name: "Ask for a return" })).toHaveCount(0);
  await fits(page);
});
