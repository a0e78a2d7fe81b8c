import { expectNoBarriers } from "./barriers";
import { fillInBatch, openFirstBatch } from "./first-batch";
import { expect, test } from "./journey";

const area = "/dashboard/admin";
const pdf = Buffer.from("%PDF-1.7\ntrailer\n<< >>\n%%EOF\n");

test("the owner notes a batch with its lab report, and the product's page tells of it", async ({
  page,
}) => {
  const mark = `${test.info().project.name} ${Date.now()}`;
  const product = `Batch Tin ${mark}`;
  const number = `B-${mark.replace(" ", "-").slice(-20)}`;
  const main = page.getByRole("main");
  const slug = await openFirstBatch(page, {
    product,
    description: "Each tin knows its day.",
    price: "1450",
  });
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(`New batch: ${product}, 5 L`);
  await expectNoBarriers(page);

  await fillInBatch(page, number);
  await main
    .getByLabel("File")
    .setInputFiles({ name: "lab.pdf", mimeType: "application/pdf", buffer: Buffer.from("none") });
  await main.getByLabel("What it says").fill("free fatty acid 0.6 %");
  await main.getByLabel("Show day and report").check();
  await main.getByRole("button", { name: "Save batch" }).click();
  await expect(main.getByText("The report must be a PDF or a photo").first()).toBeVisible();
  await expect(main.getByLabel("What it says")).toHaveValue("free fatty acid 0.6 %");
  await main
    .getByLabel("File")
    .setInputFiles({ name: "lab.pdf", mimeType: "application/pdf", buffer: pdf });
  await main.getByRole("button", { name: "Save batch" }).click();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(`Batch ${number}`);
  await expect(main.getByText("40 packs")).toBeVisible();
  await expectNoBarriers(page);

  await main
    .getByLabel("What", { exact: true })
    .selectOption({ label: "Packs broke or were lost" });
  await main.getByLabel("Packs", { exact: true }).fill("2");
  await main.getByRole("button", { name: "Save" }).click();
  await expect(main.getByText("38 packs", { exact: true })).toBeVisible();
  await main.getByRole("link", { name: "Who got it" }).click();
  await expect(main.getByText("No order has taken a pack of this batch.")).toBeVisible();

  await page.goto(`/product/${slug}`);
  const batch = main.getByRole("region", { name: "The batch on sale" });
  await expect(batch.getByRole("row", { name: "Packed on 12 Nov 2025" })).toBeVisible();
  await expect(batch.getByRole("row", { name: "Free fatty acid 0.6 %" })).toBeVisible();
  const link = main.getByRole("link", { name: "Lab report" });
  const answer = await page.request.get((await link.getAttribute("href")) ?? "");
  expect(answer.headers()["content-type"]).toBe("application/pdf");

  await page.goto(`${area}/batches`);
  await expect(main.getByRole("link", { name: number })).toBeVisible();
  await expectNoBarriers(page);
});
