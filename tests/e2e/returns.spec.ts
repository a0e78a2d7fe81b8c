import sharp from "sharp";
import { expectNoBarriers } from "./barriers";
import { Shop } from "./http/shop";
import { expect, journeyIn, type Page } from "./journey";
import { owner, signIn } from "./people";

/** A shop of its own, in which a guest's order arrived yesterday. */
const shop = new Shop();
const test = journeyIn(shop);

const mobile = "98250 77031";
let order = { id: "", number: "", token: "" };

test.beforeAll(async () => {
  test.setTimeout(120_000);
  await shop.fill();
  order = shop.inDatabase((raw) => {
    const found = raw
      .prepare<[], typeof order>(
        `SELECT id, number, token FROM orders
         WHERE status = 'Shipped' AND payment_status = 'paid' ORDER BY serial LIMIT 1`,
      )
      .get();
    if (!found) throw new Error("The demo has no order that was sent");
    raw
      .prepare(
        `UPDATE orders SET user_id = NULL, status = 'deliverd', delivered_at = ?, buyer_phone = ?,
         ship_phone = ? WHERE id = ?`,
      )
      .run(Date.now() - 24 * 60 * 60 * 1000, mobile, mobile, found.id);
    return found;
  });
  await shop.start({ ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password });
});
test.afterAll(() => shop.remove());

const mailsOfKind = (kind: string) =>
  shop
    .inDatabase((raw) => raw.prepare("SELECT subject FROM mails WHERE kind = ?").pluck().all(kind))
    .map(String);

const photo = () =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: "#305060" } })
    .jpeg()
    .toBuffer();

async function ask(page: Page, number: string) {
  await page.goto(`/order/${order.token}/return`);
  await expect(page).toHaveURL(`/order/${order.token}/prove`);
  await page.getByLabel("The mobile number of the order").fill(mobile);
  await page.getByRole("button", { name: "Show everything" }).click();
  await expect(page).toHaveURL(`/order/${order.token}`);
  await page.getByRole("main").getByRole("link", { name: "Ask for a return" }).click();
  await expectNoBarriers(page);

  await page.locator("#line-0").fill("1");
  await page.getByLabel("What is wrong").selectOption("Broken or leaking");
  await page.getByLabel("Your words (optional)").fill("The cap leaks.\nThe box is wet.");
  await page.getByRole("button", { name: "Ask for a return" }).click();
  await expect(page.getByText("Please add 1 photo").first()).toBeVisible();
  await expect(page.getByLabel("Your words (optional)")).toHaveValue(
    "The cap leaks.\nThe box is wet.",
  );
  await page
    .getByLabel("Photos of the packs")
    .setInputFiles({ name: "tin.jpg", mimeType: "image/jpeg", buffer: await photo() });
  await page.getByRole("button", { name: "Ask for a return" }).click();
  await expect(page.getByRole("heading", { name: `Return ${number}` })).toBeVisible();
  await expect(page.getByText("We look at it and answer by")).toBeVisible();
  await expectNoBarriers(page);
}

test("a guest asks with a photo, the owner accepts and gives the money back, the guest reads it", async ({
  page,
  browser,
}) => {
  const number = `${order.number}-R1`;
  await ask(page, number);

  const { javaScriptEnabled = true } = test.info().project.use;
  const context = await browser.newContext({ javaScriptEnabled, baseURL: shop.address });
  const office = await context.newPage();
  await signIn(office, owner, "/login?redirectTo=/dashboard/admin/returns");
  await expectNoBarriers(office);
  await office.getByRole("link", { name: number }).click();
  await expect(office.getByText("The box is wet.")).toBeVisible();
  await expect(office.getByRole("img", { name: "What the buyer sent, 1" })).toBeVisible();
  await expectNoBarriers(office);
  await office.getByLabel("Your words to the buyer (optional)").fill("Please throw it away.");
  await office.getByRole("button", { name: "Accept the return" }).click();
  await expect(office.getByText("stay with the buyer")).toBeVisible();
  await page.reload();
  await expect(page.getByText("You need not send anything back.")).toBeVisible();
  await expect(page.getByText("Please throw it away.")).toBeVisible();

  await office.getByRole("button", { name: /^(Give ₹.* back|I have given ₹.* back)$/ }).click();
  await expect(office.getByText("Money back").last()).toBeVisible();
  await expect(office.getByText("settled", { exact: true })).toBeVisible();
  await expectNoBarriers(office);
  await page.goto(`/order/${order.token}`);
  const returns = page.getByRole("region", { name: "Returns" });
  await expect(returns).toContainText(number);
  await expect(returns).toContainText(/Money (returned|on its way)/);
  expect(mailsOfKind("return-asked")).toEqual([`We have your return request ${number}`]);
  expect(mailsOfKind("return")).toEqual([`A return is asked for: ${number}`]);
  await context.close();
});
