import { expect, type Page, test } from "./journey";
import { asha, fillLogin, owner, password, register, signInOnPage as signIn } from "./people";

const hasScript = () => test.info().project.name === "js";
const refused = "The email or the password is not right.";

test("a mistake in the registration keeps what was typed, except the password", async ({
  page,
}) => {
  await page.goto("/register");
  const typed = {
    Name: "Asha Patel",
    Email: asha.email,
    Phone: "98250 54321",
    Address: "7 Ghod Dod Road, Surat 395001",
  };
  for (const [label, value] of Object.entries(typed)) await page.getByLabel(label).fill(value);
  const secret = page.getByLabel("Password", { exact: true });
  const answer = page.getByLabel("What city were you born in?");
  await secret.fill(password);
  await answer.fill("Bharuch");
  await page.getByLabel("I agree to the Terms of Service").check();
  await page.getByRole("main").getByRole("button", { name: "Register" }).click();

  await expect(
    page.locator(".field-error", { hasText: "An account with this email exists already." }),
  ).toBeVisible();
  for (const [label, value] of Object.entries(typed))
    await expect(page.getByLabel(label)).toHaveValue(value);
  await expect(page.getByLabel("I agree to the Terms of Service")).toBeChecked();
  await expect(page.getByLabel("Email")).toHaveAttribute("aria-invalid", "true");
  // With script the page stays as it is; what comes from the server holds no secrets.
  if (hasScript()) return;
  await expect(secret).toHaveValue("");
  await expect(answer).toHaveValue("Bharuch");
});

test("a newcomer forgets the password, chooses a new one and keeps it when the profile changes", async ({
  page,
}) => {
  const person = await register(page);
  await expect(page.getByText("You are registered. Please log in.")).toBeVisible();
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await expect(page.getByRole("heading", { name: "Forgot password" })).toBeVisible();
  const main = page.getByRole("main");
  await main.getByLabel("Email").fill(person.email);
  await main.getByLabel("New password", { exact: true }).fill("a-new-press-2025");
  await main.getByLabel("What city were you born in?").fill("Surat");
  await main.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Your password is changed. Please log in.")).toBeVisible();

  await fillLogin(page, person);
  await expect(page.getByText(refused)).toBeVisible();
  await fillLogin(page, { ...person, password: "a-new-press-2025" });
  await expect(page).toHaveURL("/");

  await page.goto("/dashboard/user/profile");
  await expect(page.getByLabel("Email")).toBeDisabled();
  await page.getByLabel("Name").fill("Meera Joshi");
  await page.getByLabel("Address").fill("9 Athwa Lines, Surat 395007");
  await page.getByRole("button", { name: "Update" }).click();
  await expect(page.getByText("Profile Updated Successfully")).toBeVisible();
  await expect(page.getByLabel("Address")).toHaveValue("9 Athwa Lines, Surat 395007");
  await expect(userMenu(page)).toContainText("Meera Joshi");

  await logout(page);
  await signIn(page, { ...person, password: "a-new-press-2025" });
});

test("a wrong password is said in one sentence, and the e-mail stays", async ({ page }) => {
  await page.goto("/login?redirectTo=%2FStore%3Fprice%3D0-499");
  await fillLogin(page, { ...asha, password: "sesame-oil" });
  await expect(page.getByText(refused)).toBeVisible();
  await expect(page.getByRole("main").getByLabel("Email")).toHaveValue(asha.email);
  await fillLogin(page, asha);
  await expect(page).toHaveURL("/Store?price=0-499");
});

test("a login never leads off the site", async ({ page }) => {
  await signIn(page, asha, "/login?redirectTo=%2F%2Fexample.com%2Fdashboard");
  await expect(page).toHaveURL("/");
});

test("logging out ends the session: neither Back nor the address shows the account again", async ({
  page,
}) => {
  await signIn(page, asha, "/login?redirectTo=%2Fdashboard%2Fuser");
  await expect(page.getByText(asha.email)).toBeVisible();
  await logout(page);
  await expect(page).toHaveURL("/login");

  await page.goBack();
  await expect(page.getByText("Please log in to see this page.")).toBeVisible();
  await expect(page.getByText(asha.email)).toBeHidden();
  const answer = await page.goto("/dashboard/user");
  expect(answer?.status()).toBe(401);
  await expect(page).toHaveURL("/login?redirectTo=%2Fdashboard%2Fuser");
});

test("the user menu names whoever is signed in and leads to their own dashboard", async ({
  page,
}) => {
  await signIn(page, asha);
  await userMenu(page).locator("summary").click();
  await userMenu(page).getByRole("link", { name: "Dashboard" }).click();
  await expect(page).toHaveURL("/dashboard/user");
  await expect(userMenu(page)).toContainText("Asha Patel");
  await logout(page);

  await signIn(page, owner);
  await userMenu(page).locator("summary").click();
  await userMenu(page).getByRole("link", { name: "Dashboard" }).click();
  await expect(page).toHaveURL("/dashboard/admin");
  for (const label of ["Orders", "Products", "Users"])
    await expect(
      page.getByRole("main").getByRole("link", { name: new RegExp(`^\\d+\\+ ?${label}$`) }),
    ).toBeVisible();
});

test("the auth key of the browser mirrors who is signed in, and holds no token", async ({
  page,
}) => {
  test.skip(!hasScript(), "local storage is a script's");
  const kept = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem("auth") ?? "null") as unknown);
  await signIn(page, asha);
  await expect
    .poll(kept)
    .toMatchObject({ user: { name: "Asha Patel", email: asha.email, role: 0 }, token: "" });
  await logout(page);
  await expect.poll(kept).toBeNull();
});

test("a session that ended meanwhile leads to the login after two seconds, and back", async ({
  page,
  context,
}) => {
  await signIn(page, asha);
  await context.clearCookies({ name: /^(?!.*cart)/ });
  await userMenu(page).locator("summary").click();
  await userMenu(page).getByRole("link", { name: "Dashboard" }).click();
  await expect(page.getByText("Please log in to see this page.")).toBeVisible();
  const shown = Date.now();
  await expect(page).toHaveURL("/login?redirectTo=%2Fdashboard%2Fuser");
  expect(Date.now() - shown).toBeGreaterThan(500);
  await fillLogin(page, asha);
  await expect(page).toHaveURL("/dashboard/user");
});

test("a phone that was lost is signed out from the profile", async ({ page, browser }) => {
  const person = await register(page);
  const phone = await (await browser.newContext()).newPage();
  await signIn(phone, person);
  await signIn(page, person);
  await page.goto("/dashboard/user/profile");
  const devices = page.getByRole("region", { name: "Signed-in devices" });
  await expect(devices.getByRole("listitem")).toHaveCount(2);
  await devices
    .getByRole("listitem")
    .filter({ hasNotText: "This device" })
    .getByRole("button", { name: "Log out" })
    .click();
  await expect(page.getByText("1 device is logged out")).toBeVisible();
  await expect(devices.getByRole("listitem")).toHaveCount(1);
  await expect(page).toHaveURL("/dashboard/user/profile");
  await phone.goto("/dashboard/user/profile");
  await expect(phone.getByText("Please log in to see this page.")).toBeVisible();
  await phone.context().close();
});

function userMenu(page: Page) {
  return page.locator("details").filter({ has: page.locator("button", { hasText: "Logout" }) });
}

async function logout(page: Page) {
  await userMenu(page).locator("summary").click();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/login");
}

test("a refused form begins with what is wrong, and each sentence leads to its field", async ({
  page,
}) => {
  await page.goto("/contact");
  const main = page.getByRole("main");
  for (const name of ["Name", "Area / city", "Message"]) await main.getByLabel(name).fill("   ");
  await main.getByLabel("Email").fill("meera@example.com");
  await main.getByLabel("Phone number").fill("98250 12345");
  await main.getByRole("button", { name: "Send message" }).click();
  const summary = main.getByRole("alert").filter({ hasText: "Please look at the fields" });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("link")).toHaveCount(3);
  await summary.getByRole("link", { name: /area or city is required/i }).click();
  await expect(main.getByLabel("Area / city")).toBeFocused();
});
