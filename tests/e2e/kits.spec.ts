import { expectNoBarriers } from "./barriers";
import { addToCart, counted, eMail, fillAddress, payAtProvider, pressPay } from "./guest";
import { expect, type Page, test } from "./journey";
import { owner, signIn } from "./people";

const area = "/dashboard/admin";
const hasScript = () => test.info().project.name === "js";
const slugOf = (name: string) => name.toLowerCase().replaceAll(" ", "-");
const stockPathOf = (name: string) => `${area}/product/${slugOf(name)}/stock`;

async function createProduct(page: Page, name: string, price: string, litres: string) {
  const main = page.getByRole("main");
  await page.goto(`${area}/create-product`);
  await main.getByLabel("Category", { exact: true }).selectOption({ index: 1 });
  await main.getByLabel("Name").fill(name);
  await main.getByLabel("Description").fill("Ten of a kind.");
  await main.getByLabel("Price").fill(price);
  await main.getByLabel("Quantity").fill(litres);
  await main.getByLabel("Shipping").selectOption({ label: "Yes" });
  await main.getByRole("button", { name: "CREATE PRODUCT" }).click();
  await expect(page.getByText("Product Created Successfully")).toBeVisible();
}

/** Sends the form of this heading with so many packs. */
async function turn(page: Page, heading: "Pack ahead" | "Break up", packs: string, then: string) {
  const form = page.locator("form", { has: page.getByRole("heading", { name: heading }) });
  await form.getByLabel("Packs", { exact: true }).fill(packs);
  await form.getByRole("button", { name: heading === "Break up" ? heading : "Pack" }).click();
  await expect(page.getByText(then).first()).toBeVisible();
}

/** Both widths are free of barriers; the pages are kept as pictures where a folder is given. */
async function looksWell(page: Page, name: string) {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoBarriers(page);
    const folder = process.env.KIT_PICTURES;
    const path = `${folder}/${name}-${test.info().project.name}-${width}.png`;
    if (folder) await page.screenshot({ path, fullPage: true });
  }
}

test("a carton of ten is made, packed ahead and broken up, bought, and given back when its order is cancelled", async ({
  page,
  browser,
}) => {
  test.slow();
  const main = page.getByRole("main");
  const mark = `${hasScript() ? "Scripted" : "Plain"} ${Date.now()}`;
  const [single, carton] = [`Litre ${mark}`, `Carton ${mark}`];
  await signIn(page, owner);
  await createProduct(page, single, "300", "1");
  await page.goto(stockPathOf(single));
  await main.getByLabel("Packs on hand").fill("25");
  await main.getByRole("button", { name: "Start counting" }).click();
  await expect(main.getByText("On hand: 25")).toBeVisible();
  await createProduct(page, carton, "2800", "10");

  await page.goto(`${area}/product/${slugOf(carton)}/parts`);
  const first = main.getByRole("group", { name: "Part 1, the principal one" });
  const option = first.getByRole("option", { name: single });
  await first.getByLabel("Product").selectOption((await option.getAttribute("value")) ?? "");
  await first.getByLabel("Packs of it").fill("10");
  await main.getByLabel("Tax").selectOption({ index: 1 });
  await main.getByRole("button", { name: "Save the parts" }).click();
  await expect(page.getByText("Its parts are saved")).toBeVisible();
  await looksWell(page, "parts");

  await main.getByRole("link", { name: "Pack it ahead, or break it up" }).click();
  await expect(main.getByText("On hand: 0, and parts for 2 more")).toBeVisible();
  await turn(page, "Pack ahead", "3", "At most 2 packs can be");
  await turn(page, "Pack ahead", "1", "Packed: 1 pack ready");
  await expect(main.getByText("On hand: 1, and parts for 1 more")).toBeVisible();
  await looksWell(page, "stock");
  await turn(page, "Break up", "1", "Broken up: 0 packs ready");
  await expect(main.getByText("On hand: 0, and parts for 2 more")).toBeVisible();
  await turn(page, "Pack ahead", "1", "Packed: 1 pack ready");

  const { javaScriptEnabled = true } = test.info().project.use;
  const shopper = await (await browser.newContext({ javaScriptEnabled })).newPage();
  await shopper.goto(`/product/${slugOf(carton)}`);
  const inside = shopper.getByRole("region", { name: "What is in it" });
  await expect(inside.getByRole("listitem")).toContainText(`10 × ${single}, 1 Ltr.`);
  await looksWell(shopper, "product");
  await addToCart(shopper, `/product/${slugOf(carton)}`);
  await shopper.goto("/checkout?pin=395007");
  const { tap, type } = counted(shopper);
  await fillAddress(shopper, type);
  await eMail(shopper).fill(`carton-${Date.now()}@example.com`);
  await pressPay(shopper, tap);
  await payAtProvider(shopper, tap);
  await expect(shopper).toHaveURL(/\/order\//);
  const number = /PR-\d+/.exec(await shopper.getByRole("main").innerText())?.[0] ?? "";

  await page.goto(stockPathOf(carton));
  await expect(main.getByText("On hand: 0, and parts for 1 more")).toBeVisible();
  await expect(main.getByRole("row", { name: new RegExp(`Sold ${number}`) })).toContainText("−1");
  await page.goto(stockPathOf(single));
  await expect(main.getByRole("row", { name: `Packed for ${carton}` }).first()).toBeVisible();
  await looksWell(page, "part");

  await page.goto(`${area}/orders/${number}`);
  await main.getByLabel("Status", { exact: true }).selectOption("cancel");
  await main.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(`Order ${number} is saved`).first()).toBeVisible();
  await page.goto(stockPathOf(carton));
  await expect(main.getByText("On hand: 1, and parts for 1 more")).toBeVisible();
});
