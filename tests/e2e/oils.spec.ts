import { expectNoBarriers } from "./barriers";
import { expect, test } from "./journey";
import { owner, signIn } from "./people";

/** Both projects share one shop: each adds sizes of its own. */
const sizes = () => (test.info().project.name === "js" ? ["13", "7 x 1"] : ["12", "6 x 1"]);

test("an oil gets a size more and other words, and shoppers find it by its weight", async ({
  page,
}) => {
  const [size = "", carton = ""] = sizes();
  await signIn(page, owner);
  await page.goto("/dashboard/admin/oils");
  await expectNoBarriers(page);
  await page.getByRole("link", { name: "Filtered groundnut oil", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Filtered groundnut oil");
  await expectNoBarriers(page);

  const adding = page.getByRole("region", { name: "Add a size" });
  await adding.getByLabel("Size").fill("a tin");
  await adding.getByLabel("Unit").selectOption("Kilograms");
  await adding.getByLabel("Price").fill("2,310");
  await adding.getByRole("button", { name: "Add this size" }).click();
  await expect(adding.getByRole("alert")).toContainText("size must be a number above 0");
  await expect(adding.getByLabel("Unit")).toHaveValue("kg");
  await adding.getByLabel("Size").fill(size);
  await adding.getByRole("button", { name: "Add this size" }).click();
  await expect(page.getByText(`${size} kg is added`)).toBeVisible();
  await expect(page.getByText("Not a standard pack").first()).toBeVisible();

  await adding.getByLabel("Size").fill(carton);
  await adding.getByLabel("Price").fill("1,450");
  await adding.getByRole("button", { name: "Add this size" }).click();
  await expect(page.getByText(`${carton.replace("x", "×")} L is added`)).toBeVisible();

  await page.getByLabel("Storage").fill(`Keep it cool, tin of ${size}`);
  await page.getByRole("button", { name: "SAVE FOR ALL SIZES" }).click();
  await expect(page.getByText(/^Saved for \d+ packs$/)).toBeVisible();

  await page.goto(`/search?q=${size}%20kg`);
  const card = page.getByRole("article").filter({ hasText: `Pack of ${size} kg` });
  await expect(card).toContainText(/\(\d[\d.]* Ltr\.\)/);
  await card.getByRole("link", { name: /More Details/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(`${size} kg`);
  await expect(page.getByText("per kg", { exact: false }).first()).toBeVisible();
  await expect(page.getByText(`Keep it cool, tin of ${size}`)).toBeVisible();
});
