import { expectNoBarriers } from "./barriers";
import { Shop } from "./http/shop";
import { expect, journeyIn } from "./journey";
import { owner, signIn } from "./people";

/** A shop of its own, of two processes: others would come to the one that all journeys share. */
const shop = new Shop();
const test = journeyIn(shop);

const start = () =>
  shop.start({
    WEB_PROCESSES: "2",
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
  });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  await start();
});
test.afterAll(() => shop.remove());

test("what was counted outlives a stop; the owner finds who came, by day and from where", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const headers = {
    Accept: "text/html",
    // Each on a connection of its own, so that both processes answer.
    Connection: "close",
    "User-Agent": "Mozilla/5.0 (Linux; Android 14) Chrome/130 Mobile Safari/537.36",
  };
  for (let visits = 0; visits < 6; visits += 1)
    await page.request.get(`${shop.address}/?utm_source=diwali-card`, { headers });
  expect(await shop.end("SIGTERM")).toBe(0);
  const stored = shop.inDatabase((raw) =>
    raw.prepare("SELECT times FROM visit_counts WHERE kind = 'campaign'").pluck().all(),
  );
  expect(stored).toEqual([6]);
  await start();

  await signIn(page, owner, "/login?redirectTo=/dashboard/admin/more");
  await page.getByRole("main").getByRole("link", { name: "Visits" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Visits" })).toBeVisible();
  await expect(page.getByRole("img", { name: "Visits of the last 30 days" })).toBeVisible();
  await expect(page.getByText("diwali-card 6")).toBeVisible();
  await page.getByText("Visits by day as a table").click();
  await expect(page.getByText("Added to the cart").first()).toBeVisible();
  await expect(page.getByText("Counted without cookies")).toBeVisible();
  await expectNoBarriers(page);
});
