import sharp from "sharp";
import { expectNoBarriers } from "./barriers";
import { Shop } from "./http/shop";
import { expect, journeyIn, type Page } from "./journey";
import { owner, signIn } from "./people";

/** A shop of its own, in which an order arrived eleven days ago. */
const shop = new Shop();
const test = journeyIn(shop);

const oil = "Half Litre in Glass";
const day = 24 * 60 * 60 * 1000;

// One shop for all of them.
test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  await shop.fill();
  shop.inDatabase((raw) =>
    raw
      .prepare(
        `UPDATE orders SET status = 'deliverd', delivered_at = ?
         WHERE status = 'Shipped' AND id IN (SELECT order_id FROM order_lines WHERE name = ?)`,
      )
      .run(Date.now() - 11 * day, oil),
  );
  await shop.start({ ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password });
});
test.afterAll(() => shop.remove());

/** The text of the mail that the job writes soon after the start. */
async function requestMail(): Promise<string> {
  let text = "";
  await expect
    .poll(() => {
      const found = shop.inDatabase((raw) =>
        raw.prepare("SELECT text FROM mails WHERE kind = 'review-request'").pluck().get(),
      );
      text = String(found ?? "");
      return text;
    })
    .not.toBe("");
  return text;
}

const panelOf = (page: Page) =>
  page.getByRole("region", { name: oil }).filter({ has: page.getByRole("heading", { name: oil }) });

test("a buyer is asked, reviews with a photo, and is answered; the owner hides by rule; the buyer wants no more mails", async ({
  page,
  browser,
}) => {
  const mail = await requestMail();
  const form = /\/review\/[\w-]{43}/.exec(mail)?.[0] ?? "";
  const stop = /\/review\/stop\/[\w-]{43}/.exec(mail)?.[0] ?? "";
  await page.goto(form);
  await expectNoBarriers(page);
  const panel = panelOf(page);
  await expect(panel.getByLabel("Name that is shown (optional)")).toHaveValue("Asha");
  await panel.getByTitle("4 stars").click();
  await expect(panel.getByRole("radio", { name: "4 stars" })).toBeChecked();
  await panel.getByLabel("Your words (optional)").fill("ખીચડી સાથે સરસ.\nOnly the cap is stiff.");
  await panel.getByLabel("Name that is shown (optional)").fill("Asha, Surat");
  const background = "#305060";
  const photo = await sharp({ create: { width: 600, height: 400, channels: 3, background } })
    .jpeg()
    .toBuffer();
  await panel
    .getByLabel("A photo (optional)")
    .setInputFiles({ name: "kitchen.jpg", mimeType: "image/jpeg", buffer: photo });
  await panel.getByRole("button", { name: "Publish the review" }).click();
  // The photo is cut to its sizes first.
  await expect(panel.getByText("Your review is on the product’s page.")).toBeVisible({
    timeout: 30_000,
  });
  await expectNoBarriers(page);

  await panel.getByRole("link", { name: "Your review is on the product’s page." }).click();
  const review = page.getByRole("article").filter({ hasText: "Only the cap is stiff." });
  await expect(review).toContainText("Asha, Surat");
  await expect(review.getByText("Bought", { exact: true })).toBeVisible();
  await expect(review.getByRole("img", { name: "4 out of 5 stars" })).toBeVisible();
  await expect(review.getByRole("link").getByRole("img")).toBeVisible();
  await expectNoBarriers(page);

  await page.getByRole("link", { name: "A photo by Asha, Surat" }).click();
  const large = page.getByRole("dialog", { name: "Enlarged photo" });
  await expect(large).toContainText("Only the cap is stiff.");
  await expect(large.getByRole("img", { name: "A photo by a buyer" })).toBeVisible();
  await expectNoBarriers(page);
  await large.getByRole("link", { name: "Close" }).click();
  await expect(large).toHaveCount(0);

  const { javaScriptEnabled = true } = test.info().project.use;
  const context = await browser.newContext({ javaScriptEnabled, baseURL: shop.address });
  const office = await context.newPage();
  await signIn(office, owner, "/login?redirectTo=/dashboard/admin/reviews");
  await expectNoBarriers(office);
  const card = office.getByRole("article").filter({ hasText: "Only the cap is stiff." });
  await card.getByLabel("The shop’s answer").fill("Thank you. The new caps are softer.");
  await card.getByRole("button", { name: "Save the answer to Asha, Surat" }).click();
  await expect(card.getByText("Answered", { exact: true })).toBeVisible();
  await page.reload();
  await expect(review).toContainText("The new caps are softer.");

  await card.getByText("Hide this review").click();
  await card.getByLabel("Rule").selectOption("It is not about the product");
  await card.getByLabel("Reason").fill("It is about the cap alone");
  await card.getByRole("button", { name: "Hide the review by Asha, Surat" }).click();
  await expect(card.getByText("Hidden", { exact: true })).toBeVisible();
  await expectNoBarriers(office);
  await office.goto("/dashboard/admin/audit?kind=review");
  await expect(office.getByText("It is about the cap alone").first()).toBeAttached();
  await context.close();
  await page.reload();
  await expect(page.getByText("Only the cap is stiff.")).toHaveCount(0);

  await page.goto(stop);
  await expectNoBarriers(page);
  await page.getByRole("button", { name: "Send me no more of these mails" }).click();
  await expect(page.getByText("We send you no more mails that ask for a review.")).toBeVisible();
});

test("the reviews of an oil stand on the pages of all its packs, the lowest at one press", async ({
  page,
}) => {
  await page.goto("/product/refined-groundnut-oil-pouch");
  await expect(page.getByText("Demo review").first()).toBeVisible();
  // One review makes no average: its own stars alone, and the way down to it.
  await expect(page.getByRole("img", { name: "4 out of 5 stars" })).toHaveCount(1);
  await expect(page.getByRole("link", { name: "1 review" })).toBeVisible();
  await expect(page.locator('script[type="application/ld+json"]')).not.toContainText(
    "aggregateRating",
  );
  await page.goto("/Store");
  const card = page.getByRole("article").filter({ hasText: "Refined Groundnut Oil Pouch" });
  await expect(card).toBeVisible();
  await expect(card.getByRole("img", { name: /stars/ })).toHaveCount(0);
});

test("the owner asks for a review by WhatsApp, once", async ({ page, context }) => {
  const number = shop.inDatabase((raw) => {
    const arrived = Date.now() - day;
    // The journey before may have been this buyer's.
    raw.prepare("DELETE FROM review_stops").run();
    return raw
      .prepare(
        `UPDATE orders SET delivered_at = ? WHERE status = 'deliverd'
         AND id NOT IN (SELECT order_id FROM review_requests) RETURNING number`,
      )
      .pluck()
      .get(arrived);
  });
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
  await signIn(page, owner, `/login?redirectTo=/dashboard/admin/orders/${String(number)}`);
  await expectNoBarriers(page);
  const { javaScriptEnabled = true } = test.info().project.use;
  const opened = javaScriptEnabled ? context.waitForEvent("page") : null;
  await page.getByRole("button", { name: "Ask for a review by WhatsApp" }).click();
  const again = page.getByRole("link", { name: "Open the text in WhatsApp" });
  await expect(again).toBeVisible();
  const address = (await again.getAttribute("href")) ?? "";
  if (opened) await expect.poll(async () => (await opened).url()).toBe(address);
  await expect(page.getByText("The buyer was asked for a review by WhatsApp")).toBeVisible();
  await expect(page.getByRole("button", { name: "Ask for a review by WhatsApp" })).toHaveCount(0);
  await expectNoBarriers(page);

  const link = /https?:\S+\/review\/[\w-]{43}/.exec(
    new URL(address).searchParams.get("text") ?? "",
  );
  await page.goto(new URL(link?.[0] ?? "").pathname);
  await expect(
    page.getByRole("button", { name: /Publish the review|Save the changes/ }).first(),
  ).toBeVisible();
});
