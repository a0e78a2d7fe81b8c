import { Shop } from "./http/shop";
import { expect, journeyIn } from "./journey";
import { fits } from "./owners-phone";
import { owner, signIn } from "./people";

const shop = new Shop();
const test = journeyIn(shop);
const day = 24 * 60 * 60_000;
const pack = "Sing Tel";
const plan = "/dashboard/admin/press-plan";

test.use({ viewport: { width: 390, height: 844 } });
test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  await shop.fill();
  sell();
  await shop.start({ ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password });
});
test.afterAll(() => shop.remove());

/** The day so many days from now, as it is typed. */
const dayFromNow = (days: number) =>
  new Date(Date.now() + 5.5 * 60 * 60_000 + days * day).toISOString().slice(0, 10);

/**
 * An order of two packs on each of the last 90 days; so it was 370 days ago, and for two weeks from then on three a day. Today and the
 * day after those weeks have as many: this may begin before midnight and end after it.
 */
function sell() {
  const lately = Array.from({ length: 91 }, (_, index) => index);
  const before = lately.map((ago) => 371 + ago);
  const festive = Array.from({ length: 15 }, (_, index) => 370 - index);
  shop.inDatabase((raw) => {
    const columns = (table: string) =>
      raw
        .prepare<[string], { name: string }>("SELECT name FROM pragma_table_info(?)")
        .all(table)
        .map(({ name }) => name);
    const copied = (table: string, changed: Record<string, string>, which: string) =>
      raw.prepare(
        `INSERT INTO ${table} (${columns(table).join()})
         SELECT ${columns(table)
           .map((name) => changed[name] ?? name)
           .join()} FROM ${table} WHERE ${which}`,
      );
    const from = raw
      .prepare<[], { id: string }>(
        "SELECT id FROM orders WHERE status = 'deliverd' ORDER BY serial LIMIT 1",
      )
      .get();
    if (!from) throw new Error("The demo has no order that arrived");
    const newOrder = copied(
      "orders",
      {
        id: "@id",
        serial: "@serial",
        number: "@id",
        token: "@id",
        cart_id: "@id",
        created_at: "@at",
        paid_at: "@at",
      },
      "id = @from",
    );
    const newLine = copied("order_lines", { order_id: "@id" }, "order_id = @from AND position = 0");
    [...lately, ...before, ...festive, ...festive, ...festive].forEach((ago, index) => {
      const id = `PRESS-${index}`;
      newOrder.run({ id, serial: 9000 + index, at: Date.now() - ago * day, from: from.id });
      newLine.run({ id, from: from.id });
    });
  });
}

test("the owner sees what to press and why, types a festival, and sees what it makes of the plan", async ({
  page,
}) => {
  await signIn(page, owner, `/login?redirectTo=${plan}`);
  const row = page.getByRole("row", { name: pack });
  const festivals = page.getByRole("textbox", { name: "Festivals" });
  // The demo has festivals; these journeys run on any day of the year.
  await expect(festivals).toHaveValue(/2026-11-08 Diwali/);
  await festivals.fill("");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Festivals and yield are saved")).toBeVisible();
  await expect(row).toContainText("14 a week lately. 28 needed");
  await expect(row).toContainText(/The plan was off by 0\.\d a week/);
  await expect(page.getByText(/^To press: .* of oil/)).toBeVisible();
  await fits(page);

  await festivals.fill(`${dayFromNow(5)} Mela\n${dayFromNow(5 - 370)}`);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(
    page.locator(".field-error", { hasText: "is not a day and a name such as" }),
  ).toBeVisible();
  await festivals.fill(`${dayFromNow(5)} Mela\n${dayFromNow(5 - 370)} mela`);
  await page.getByLabel("Oil from 100 kg of kernel, in kg").fill("42");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(row).toContainText(/14 a week lately; Mela on \d+ \w+ was ×3 last year\. 84 needed/);
  await expect(page.getByText("if 100 kg give 42 kg of oil")).toBeVisible();
  await fits(page);

  await row.getByRole("link", { name: pack }).click();
  await expect(page).toHaveURL(/\/product\/[^/]+\/stock$/);
});
