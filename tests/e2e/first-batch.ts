import path from "node:path";
import { expect, type Page } from "./journey";
import { owner, signIn } from "./people";

const area = "/dashboard/admin";
const photo = path.join(import.meta.dirname, "../../app/office/demo/photos/bottle-2l.jpg");

/** The owner creates a product of 5 litres with a photo, counts 10 packs of it and opens the form of its first batch. Its slug. */
export async function openFirstBatch(
  page: Page,
  { product, description, price }: Record<"product" | "description" | "price", string>,
): Promise<string> {
  const main = page.getByRole("main");
  await signIn(page, owner, `/login?redirectTo=${area}/create-product`);
  await main.getByLabel("Category", { exact: true }).selectOption({ index: 1 });
  await main.getByLabel("Photo").setInputFiles(photo);
  await main.getByLabel("Name").fill(product);
  await main.getByLabel("Description").fill(description);
  await main.getByLabel("Price").fill(price);
  await main.getByLabel("Quantity").fill("5");
  await main.getByLabel("Shipping").selectOption({ label: "Yes" });
  await main.getByRole("button", { name: "CREATE PRODUCT" }).click();
  await expect(page.getByText("Product Created Successfully")).toBeVisible();
  const slug = product.toLowerCase().replaceAll(" ", "-");
  await page.goto(`${area}/product/${slug}/stock`);
  await main.getByLabel("Packs on hand").fill("10");
  await main.getByRole("button", { name: "Start counting" }).click();
  await main.getByRole("link", { name: "New batch" }).click();
  return slug;
}

/** 40 packs of a batch that is packed on 12 Nov 2025 and best before 12 Aug 2099. */
export async function fillInBatch(page: Page, number: string): Promise<void> {
  const main = page.getByRole("main");
  await main.getByLabel("Number").fill(number);
  await main.getByLabel("Packed on").fill("2025-11-12");
  await main.getByLabel("Best before").fill("2099-08-12");
  await main.getByLabel("Packs", { exact: true }).fill("40");
}
