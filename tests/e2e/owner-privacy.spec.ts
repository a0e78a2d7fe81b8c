import { expectNoBarriers } from "./barriers";
import { expect, test } from "./journey";
import { owner, register, signIn, signInOnPage } from "./people";

test("the owner reads how long data stay, and takes the list of who agreed to news", async ({
  page,
  browser,
}) => {
  const person = await register(page);
  await signInOnPage(page, person);
  await page.goto("/dashboard/user/profile");
  await page.getByRole("button", { name: "Send me news" }).click();
  await expect(page.getByText("You get news of new oil, prices and offers at")).toBeVisible();

  const { javaScriptEnabled = true } = test.info().project.use;
  const { baseURL = "" } = test.info().project.use;
  const context = await browser.newContext({ javaScriptEnabled, baseURL });
  const office = await context.newPage();
  await signIn(office, owner, "/login?redirectTo=/dashboard/admin/privacy");
  await expect(office.getByRole("heading", { level: 1, name: "Privacy" })).toBeVisible();
  await expect(office.getByText("Next run:")).toBeVisible();
  const goes = office.getByRole("region", { name: "What goes by itself" });
  await expect(
    goes
      .getByRole("row")
      .filter({ hasText: "Carts that were left behind, of guests and accounts" }),
  ).toContainText("A year after they were used last");
  await expect(
    office
      .getByRole("region", { name: "What goes elsewhere, or stays" })
      .getByRole("row")
      .filter({ hasText: "Guests who never paid" }),
  ).toContainText("30 days");
  await expectNoBarriers(office);

  const link = office.getByRole("link", { name: "Who agreed to news (CSV)" });
  const answer = await office.request.get((await link.getAttribute("href")) ?? "");
  expect(answer.headers()["content-disposition"]).toContain("attachment");
  expect(await answer.text()).toContain(person.email);

  // Who takes it back is not in the next file.
  await page.getByRole("button", { name: "Send me no more news" }).click();
  await expect(page.getByText("You get no news from us by email")).toBeVisible();
  const next = await office.request.get((await link.getAttribute("href")) ?? "");
  expect(await next.text()).not.toContain(person.email);

  await office
    .getByRole("link", { name: /^\d{4}-\d\d-\d\d$/ })
    .first()
    .click();
  await expect(office.getByRole("heading", { level: 1, name: "Privacy notice" })).toBeVisible();
  await context.close();
});
