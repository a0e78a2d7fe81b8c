import { expectNoBarriers } from "./barriers";
import { fillInBatch, openFirstBatch } from "./first-batch";
import { expect, test } from "./journey";

test("the owner prints the labels of a batch, after what is missing was named", async ({
  page,
}) => {
  const mark = `${test.info().project.name} ${Date.now()}`;
  const number = `L-${mark.replace(" ", "-").slice(-20)}`;
  const main = page.getByRole("main");
  await openFirstBatch(page, {
    product: `Label Tin ${mark}`,
    description: "Each tin says what the law wants.",
    price: "1150",
  });
  await fillInBatch(page, number);
  await main.getByRole("button", { name: "Save batch" }).click();
  await main.getByRole("link", { name: "Print labels" }).click();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(`Labels of batch ${number}`);
  await expect(main.getByRole("button", { name: /^PRINT/ })).toHaveCount(0);
  await expectNoBarriers(page);
  const labels = page.url();

  await main.getByRole("link", { name: "MRP" }).click();
  await main.getByLabel("MRP").fill("1200");
  await main.getByLabel("Net weight (grams)").fill("4550");
  await main.getByLabel("Maker").fill("Prayosha Oil Mills, 12 Ring Road, Surat 394210");
  await main.getByLabel("Shape of the pack").selectOption("round");
  await main.getByLabel("Height of the pack (mm)").fill("300");
  await main.getByLabel("Width of its main side, or round the pack (mm)").fill("450");
  await main.getByRole("button", { name: /^(UPDATE|SAVE)/ }).click();
  await expect(page.getByText(/Updated Successfully/)).toBeVisible();

  await page.goto(labels);
  await main.getByLabel("Sheet or roll").selectOption("roll-50x75");
  await main.getByRole("button", { name: "Use these choices" }).click();
  await expect(main.getByText("so the label has no room on: Roll 50 × 75 mm")).toBeVisible();
  await main.getByLabel("Sheet or roll").selectOption("roll-100x150");
  await main.getByRole("button", { name: "Use these choices" }).click();
  await expect(main.getByText("Letters are 4 mm high")).toBeVisible();
  await main.getByLabel("Print without what is named above").check();
  await main.getByRole("button", { name: "PRINT 42 LABELS" }).click();
  await expect(main.getByText("Printed with an MRP of ₹1,200")).toBeVisible();
  await expectNoBarriers(page);
  const file = main.getByRole("link", { name: "42 labels" });
  const answer = await page.request.get((await file.getAttribute("href")) ?? "");
  expect(answer.headers()["content-type"]).toBe("application/pdf");
});
