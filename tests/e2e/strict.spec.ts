import { expectNoBarriers } from "./barriers";
import { Shop } from "./http/shop";
import { expect, journeyIn } from "./journey";
import { owner, signIn } from "./people";

/** A shop of its own, with a hidden product that lacks nothing but its maker and the photo of its label: strict mode counts for all products. */
const shop = new Shop();
const test = journeyIn(shop);

const slug = "refined-groundnut-oil-pouch";
let name = "";

test.beforeAll(async () => {
  test.setTimeout(120_000);
  await shop.fill();
  name = shop.inDatabase((raw) => {
    raw
      .prepare(
        `UPDATE products SET sale = 'hidden', maker = NULL, label_photo_id = NULL, mrp_paise = price_paise, net_weight_g = 910,
         country_of_origin = 'India', best_before = '9 months from packing', ingredients = 'Groundnut oil'
         WHERE slug = ?`,
      )
      .run(slug);
    return String(raw.prepare("SELECT name FROM products WHERE slug = ?").pluck().get(slug));
  });
  await shop.start({ ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password });
});
test.afterAll(() => shop.remove());

test("in a strict shop a product without its maker is refused, filled and then on sale", async ({
  page,
}) => {
  const area = "/dashboard/admin";
  await signIn(page, owner, `/login?redirectTo=${area}/ready-to-sell`);
  await expect(page.getByText("The shop warns and sells on")).toBeVisible();
  await expect(page.getByText("Strict mode stops a product that lacks one.")).toBeVisible();
  await page.getByLabel("A product that lacks a must cannot be put on sale").check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Nothing more comes on sale without it")).toBeVisible();
  await expectNoBarriers(page);

  // The owner's list refuses the tap, and leads to the form.
  await page.goto(`${area}/products?q=${encodeURIComponent(name)}`);
  const line = page.locator(".goods-list > li").filter({ hasText: name }).first();
  await line.getByRole("button", { name: "On sale" }).click();
  await expect(page.getByText("It cannot be on sale without maker").first()).toBeVisible();
  await page.getByRole("link", { name: `Open ${name}, its pack facts` }).click();
  await expect(page).toHaveURL(new RegExp(`/product/${slug}\\?facts=open`));

  // So does the form, which keeps what was typed and leads to the field.
  await page.getByLabel("Sale", { exact: true }).selectOption("On sale");
  await page.getByLabel("Storage").fill("Away from light");
  await page.getByRole("button", { name: "UPDATE PRODUCT" }).click();
  await expect(page.getByText("It cannot be on sale without maker").first()).toBeVisible();
  await expect(page.getByLabel("Storage")).toHaveValue("Away from light");
  await expectNoBarriers(page);
  await page.getByRole("link", { name: "maker is needed to be on sale" }).click();
  await expect(page).toHaveURL(/#maker$/);
  expect((await page.request.get(`/product/${slug}`)).status()).toBe(404);

  // With its maker it still lacks a photo of its label, which is said among its photos.
  await page.getByLabel("Maker").fill("Prayosha Oil Mill, Udhna, Surat 394210");
  await page.getByRole("button", { name: "UPDATE PRODUCT" }).click();
  await expect(page.getByText("say which one shows the label").first()).toBeVisible();
  await page.getByLabel("Sale", { exact: true }).selectOption("Hidden");
  await page.getByRole("button", { name: "UPDATE PRODUCT" }).click();
  await page.getByRole("button", { name: "Photo 1 shows the label" }).click();
  await expect(page.getByRole("button", { name: "Photo 1 does not show the label" })).toBeVisible();
  await page.getByLabel("Sale", { exact: true }).selectOption("On sale");
  await page.getByRole("button", { name: "UPDATE PRODUCT" }).click();
  await expect(page.getByRole("link", { name: "See it in the shop" })).toBeVisible();
  // While it is on sale the label stays.
  await page.getByRole("button", { name: "Photo 1 does not show the label" }).click();
  await expect(page.getByText("cannot be on sale without the photo of its label")).toBeVisible();
  await expectNoBarriers(page);
  await page.goto(`/product/${slug}`);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByText("Prayosha Oil Mill, Udhna").first()).toBeVisible();
});
