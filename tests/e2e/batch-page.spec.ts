import { expectNoBarriers } from "./barriers";
import { Shop } from "./http/shop";
import { expect, journeyIn } from "./journey";

const shop = new Shop();
const test = journeyIn(shop);
const slug = "cold-pressed-groundnut-oil-tin";

test.use({ viewport: { width: 390, height: 844 } });
test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  await shop.fill();
  for (const letter of ["X", "Y", "Z"])
    shop.inDatabase((raw) =>
      raw
        .prepare(
          `INSERT INTO batches (id, number, product_id, packed_on, best_before, created_at, updated_at)
          SELECT ?, ?, id, '2026-11-12', '2027-08-12', 1, 1 FROM products WHERE slug = ?`,
        )
        .run(`batch${letter}`, `26-10-${letter}`, slug),
    );
  await shop.start({});
});
test.afterAll(() => shop.remove());

const why = "Some tins smell of smoke.";
const recall = (letter: string) =>
  shop.inDatabase((raw) =>
    raw
      .prepare(
        "INSERT INTO recalls (id, batch_id, why, created_at, updated_at) VALUES (?, ?, ?, ?, ?)",
      )
      .run(`recall${letter}`, `batch${letter}`, why, Date.now(), Date.now()),
  );

test("the code on a pack leads to its page, from there to the cart and to a complaint", async ({
  page,
}) => {
  const main = page.getByRole("main");
  await page.goto("/B/26-10-X");
  await expect(page).toHaveURL("/b/26-10-X");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("This batch is fine", {
    useInnerText: true,
  });
  await expect(main.getByText("12 Aug 2027")).toBeVisible();
  await expectNoBarriers(page);
  await main.getByRole("button", { name: "ADD TO CART" }).click();
  await expect(page.getByText("Item Added to cart")).toBeVisible();
  await expect(page).toHaveURL("/b/26-10-X");
  await main.getByRole("link", { name: "Complain about batch 26-10-X" }).click();
  await expect(main.getByLabel("Your complaint")).toHaveValue("Batch 26-10-X: ");

  const unknown = await page.goto("/b/26-10-NONE");
  expect(unknown?.status()).toBe(404);
  await expect(main.getByText("Check the number on the pack")).toBeVisible();
  await expectNoBarriers(page);
});

test("a recall stands on the page of the batch within a second, and in the list", async ({
  page,
}) => {
  const letter = test.info().project.name === "js" ? "Y" : "Z";
  const main = page.getByRole("main");
  await page.goto(`/b/26-10-${letter}`);
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("This batch is fine", {
    useInnerText: true,
  });
  recall(letter);
  await page.waitForTimeout(1000);
  await page.reload();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("RECALL: do not use this pack");
  await expect(main.getByText(why)).toBeVisible();
  await expect(main.getByText("No bill is needed.")).toBeVisible();
  await expect(main.getByRole("button", { name: "ADD TO CART" })).toHaveCount(0);
  await expectNoBarriers(page);
  await page.goto(`/gu/b/26-10-${letter}`);
  await expect(main.getByRole("heading", { level: 1 })).toContainText("આ પેક વાપરશો નહીં");
  await expectNoBarriers(page);

  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Recalls" }).click();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Recalls");
  await expectNoBarriers(page);
  await main.getByRole("link", { name: `Batch 26-10-${letter}` }).click();
  await expect(page).toHaveURL(`/b/26-10-${letter}`);
});
