import { expectNoBarriers } from "./barriers";
import { expect, test } from "./journey";
import { owner, signIn } from "./people";

const area = "/dashboard/admin";

test("each screen for a file gives out its file, and says what is wrong with another", async ({
  page,
}) => {
  await signIn(page, owner);
  for (const path of [
    "products",
    "prices",
    "price-lists/everybody",
    "stock",
    "batches",
    "delivery",
  ]) {
    await page.goto(`${area}/${path}/import`);
    const link = page.locator('main a[href$=".csv"]');
    const out = await page.request.get((await link.getAttribute("href")) ?? "");
    expect(out.headers()["content-disposition"], path).toContain(".csv");
    await page.getByLabel("CSV file").setInputFiles({
      name: "other.csv",
      mimeType: "text/csv",
      buffer: Buffer.from("nothing\nof,this\n"),
    });
    await page.getByRole("button", { name: "Check the file" }).click();
    await expect(page.getByRole("heading", { name: "Check of other.csv" })).toBeVisible();
    await expect(page.getByText("1 row has a mistake. Nothing is saved until")).toBeVisible();
    await expect(page.getByRole("row", { name: /^1 / })).toContainText("missing");
    await expectNoBarriers(page);
    await page.getByRole("button", { name: "Check the file" }).click();
    await expect(page.getByLabel("Another file")).toBeVisible();
  }
});

test("prices from a file are shown first, and nothing is lost when their time is missing", async ({
  page,
}) => {
  await signIn(page, owner);
  const out = await page.request.get(`${area}/prices/prices.csv`);
  const [, first = ""] = (await out.text()).split("\r\n");
  const slug = first.split(",")[1] ?? "";
  await page.goto(`${area}/prices/import`);
  await page.getByLabel("CSV file").setInputFiles({
    name: "prices.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(`slug,price\n${slug},1\n`),
  });
  await page.getByRole("button", { name: "Check the file" }).click();
  await expect(page.getByText("Changes: 1. Unchanged: 0. Nothing is saved yet.")).toBeVisible();
  await expect(page.getByText(/→ ₹1$/)).toBeVisible();
  await page.getByLabel("From a time on").check();
  await page.getByRole("button", { name: "Save these prices" }).click();
  await expect(page.locator(".field-error")).toBeVisible();
  await expect(page.getByText(/→ ₹1$/)).toBeVisible();
  await expect(page.getByLabel("From a time on")).toBeChecked();
  await expectNoBarriers(page);
});

for (const [screen, header, row, what] of [
  [
    "products",
    "slug,name,description,price,quantity,shipping,category",
    (at: number) => `,Long ${at},In Surat,100,1,1,Nowhere`,
    "there is no category “Nowhere”",
  ],
  [
    "prices",
    "slug,name,price",
    (at: number) => `long-${at},In a process of its own,100`,
    "There is no such pack in the shop",
  ],
  [
    "stock",
    "slug,name,on_hand",
    (at: number) => `long-${at},In a process of its own,100`,
    "there is no such product",
  ],
  [
    "batches",
    "number,product,packed_on,best_before,arrived",
    (at: number) => `LONG-${at},in-a-process-of-its-own-${at},2026-11-12,2099-01-01,1`,
    "there is no product",
  ],
] as const) {
  test(`a long file of ${screen} is checked beside, and says what is wrong with its rows`, async ({
    page,
  }) => {
    await signIn(page, owner);
    await page.goto(`${area}/${screen}/import`);
    const rows = Array.from({ length: 500 }, (_, at) => row(at));
    await page.getByLabel("CSV file").setInputFiles({
      name: "long.csv",
      mimeType: "text/csv",
      buffer: Buffer.from([header, ...rows].join("\n")),
    });
    await page.getByRole("button", { name: "Check the file" }).click();
    // Checked by a process that makes way for others: on a busy machine it is told to wait.
    await expect(page.getByRole("heading", { name: "Check of long.csv" })).toBeVisible({
      timeout: 30_000,
    });
    await expect(page.getByText("500 rows have mistakes.")).toBeVisible();
    await expect(page.getByText(what).first()).toBeVisible();
  });
}
