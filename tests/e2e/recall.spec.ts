import { expectNoBarriers } from "./barriers";
import { expect, type Page, test } from "./journey";
import { owner, signIn } from "./people";

const area = "/dashboard/admin";

/** Presses this button; the password is given where it is asked for again. */
async function press(page: Page, name: string, then: string) {
  const main = page.getByRole("main");
  await main.getByRole("button", { name }).click();
  const password = main.getByLabel("Password", { exact: true });
  const done = page.getByText(then).first();
  await expect(password.or(done).first()).toBeVisible();
  if (await password.isVisible()) {
    await password.fill(owner.password);
    await main.getByRole("button", { name: "Go on" }).click();
  }
  await expect(done).toBeVisible();
}

/** A product that is counted, with a batch of 40 packs. */
async function batchOf(page: Page, number: string, product: string) {
  const main = page.getByRole("main");
  await signIn(page, owner, `/login?redirectTo=${area}/create-product`);
  await main.getByLabel("Category", { exact: true }).selectOption({ index: 1 });
  await main.getByLabel("Name").fill(product);
  await main.getByLabel("Description").fill("A tin that can be taken back.");
  await main.getByLabel("Price").fill("1450");
  await main.getByLabel("Quantity").fill("5");
  await main.getByLabel("Shipping").selectOption({ label: "Yes" });
  await main.getByRole("button", { name: "CREATE PRODUCT" }).click();
  await expect(page.getByText("Product Created Successfully")).toBeVisible();
  await page.goto(`${area}/product/${product.toLowerCase().replaceAll(" ", "-")}/stock`);
  await main.getByLabel("Packs on hand").fill("10");
  await main.getByRole("button", { name: "Start counting" }).click();
  await expect(main.getByRole("link", { name: "New batch" })).toBeVisible();
  await main.getByRole("link", { name: "New batch" }).click();
  await main.getByLabel("Number").fill(number);
  await main.getByLabel("Packed on").fill("2025-11-12");
  await main.getByLabel("Best before").fill("2099-08-12");
  await main.getByLabel("Packs", { exact: true }).fill("40");
  await main.getByRole("button", { name: "Save batch" }).click();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(`Batch ${number}`);
}

test("the owner recalls a batch: it goes off sale, and is closed step by step", async ({
  page,
}) => {
  const mark = `${test.info().project.name} ${Date.now()}`;
  const [product, number] = [`Recalled Tin ${mark}`, `R-${mark.replace(" ", "-").slice(-18)}`];
  const main = page.getByRole("main");
  await batchOf(page, number, product);

  await page.goto(`${area}/batches?q=${number}`);
  await main.getByRole("link", { name: number, exact: true }).click();
  await main.getByRole("link", { name: "Recall this batch" }).click();
  await expect(main.getByText("40 packs on hand go off sale")).toBeVisible();
  await expectNoBarriers(page);
  await main.getByLabel("Why, and what it can cause").fill("It may taste rancid.");
  await press(page, "Recall this batch", `Batch ${number} is recalled`);
  await expect(main.getByText("0 of 0 told.")).toBeVisible();
  await expectNoBarriers(page);

  await page.goto(`${area}/batches?q=${number}&state=recalled`);
  await expect(main.getByText("Recalled", { exact: true }).last()).toBeVisible();
  await main.getByRole("link", { name: number, exact: true }).click();
  await main.getByRole("link", { name: "Its recall" }).click();
  await main.getByLabel("Its number").fill("FDCA 12");
  await press(page, "The authority is told", "number FDCA 12");
  await press(page, "Collecting", "Packs are being collected");
  await main.getByLabel("What became of the packs").fill("38 destroyed, 2 not found.");
  await main.getByLabel("What prevents it next time").fill("Seed is tasted first.");
  await press(page, "Close it", "Seed is tasted first.");
  await expect(main.getByRole("button", { name: "Call it off" })).toHaveCount(0);
});
