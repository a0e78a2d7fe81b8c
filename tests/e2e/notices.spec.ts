import { expectNoBarriers } from "./barriers";
import { expect, test } from "./journey";
import { owner, signIn } from "./people";

const hasScript = () => test.info().project.name === "js";

test("the owner names who is told, and learns of an enquiry by mail and on the list", async ({
  page,
  browser,
}) => {
  // The same in both projects, which share a shop.
  const address = "told@prayosha.example";
  await signIn(page, owner, "/login?redirectTo=/dashboard/admin/settings/notices");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Who is told");
  const recipients = page.getByLabel("Mails go to");
  await recipients.fill("nobody");
  await page.getByRole("button", { name: /^Save/ }).click();
  await expect(page.locator(".field-error")).toBeVisible();
  await expect(recipients).toHaveValue("nobody");
  await recipients.fill(address);
  await page.getByRole("button", { name: /^Save/ }).click();
  await expect(page.locator(".field-error")).toHaveCount(0);
  await page.reload();
  await expect(recipients).toHaveValue(address);
  await expectNoBarriers(page);

  const { javaScriptEnabled = true, baseURL = "" } = test.info().project.use;
  const context = await browser.newContext({ javaScriptEnabled, baseURL });
  const visitor = await context.newPage();
  const name = `Nayana ${Date.now()}`;
  await visitor.goto("/contact");
  const form = visitor.getByRole("main");
  await form.getByLabel("Name").fill(name);
  await form.getByLabel("Email").fill("nayana@example.com");
  await form.getByLabel(/^(Phone|Mobile|Contact)/).fill("98250 54321");
  await form.getByLabel("Area / city").fill("Navsari");
  await form.getByLabel("Message").fill("Do you press on Sundays?");
  await form.getByRole("button", { name: /submit|send/i }).click();
  await expect(visitor.getByText(/we will reach to you soon/)).toBeVisible();
  await context.close();

  await page.getByRole("link", { name: "What happened so far" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("What happened");
  await expectNoBarriers(page);
  await page
    .getByRole("main")
    .getByRole("link", { name: "New message through the contact form" })
    .first()
    .click();
  await expect(page).toHaveURL(/\/enquiries/);
  await expect(page.getByText(name)).toBeVisible();
  await page.goto("/dashboard/admin/outbox");
  await expect(page.getByRole("cell", { name: address }).first()).toBeVisible();
});

test("a sound is switched on for this device alone", async ({ page }) => {
  await signIn(page, owner, "/login?redirectTo=/dashboard/admin/settings/notices");
  const sound = page.getByLabel(/^A sound on this device/);
  if (!hasScript()) {
    await expect(sound).toBeHidden();
    return;
  }
  await sound.check();
  await page.reload();
  await expect(sound).toBeChecked();
});
