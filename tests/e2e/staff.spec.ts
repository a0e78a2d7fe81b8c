import { expect, test } from "./journey";
import { owner, password, signIn } from "./people";

test("somebody invited as a packer opens an account and sees orders without money", async ({
  page,
  browser,
}) => {
  const email = `kiran-${Date.now()}-${process.pid}@example.com`;
  await signIn(page, owner);
  await page.goto("/dashboard/admin/staff");
  await page.getByLabel("Name", { exact: true }).fill("Kiran Desai");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Invite", exact: true }).click();
  const link = await page.locator(".join-link").textContent();

  const context = await browser.newContext({
    javaScriptEnabled: test.info().project.name === "js",
  });
  const packers = await context.newPage();
  await packers.goto(new URL(link ?? "", page.url()).pathname);
  await packers.getByLabel("Password", { exact: true }).fill(password);
  await packers.getByRole("button", { name: "Open my account" }).click();

  await expect(packers.getByRole("heading", { name: "Today" })).toBeVisible();
  await expect(packers.getByRole("main")).not.toContainText("₹");
  await packers.getByRole("link", { name: /to pack$/ }).click();
  const order = packers.getByRole("link", { name: /PR-\d+/ }).first();
  await order.click();
  await expect(packers.getByRole("heading", { name: "In the parcel" })).toBeVisible();
  await expect(packers.getByRole("main")).not.toContainText("₹");

  await packers.goto("/dashboard/admin/orders");
  await expect(packers.getByRole("heading", { name: "This page is for admins." })).toBeVisible();
  await context.close();
});
