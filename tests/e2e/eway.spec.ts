import { expectNoBarriers } from "./barriers";
import { Shop } from "./http/shop";
import { expect, journeyIn } from "./journey";
import { owner, signIn } from "./people";

/** A shop of its own, in which one order with an invoice has not left yet. */
const shop = new Shop();
const test = journeyIn(shop);

let number = "";
test.beforeAll(async () => {
  test.setTimeout(120_000);
  await shop.fill();
  number = shop.inDatabase((raw) => {
    const found = raw
      .prepare(
        `SELECT o.number FROM orders o JOIN invoices i ON i.order_id = o.id AND i.series = 'PR'
         WHERE o.payment_status = 'paid' AND o.ship_line IS NOT NULL AND o.source <> 'import'
         GROUP BY o.id ORDER BY o.created_at DESC LIMIT 1`,
      )
      .pluck()
      .get();
    raw
      .prepare(
        `UPDATE orders SET status = 'Processing', shipped_at = NULL, delivered_at = NULL, eway_number = NULL,
           delivery_way = 'courier' WHERE number = ?`,
      )
      .run(found);
    return String(found);
  });
  await shop.start({ ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password });
});
test.afterAll(() => shop.remove());

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const)
  test(`a bill's way is typed, its file taken and its number written back, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await signIn(page, owner, `/login?redirectTo=/dashboard/admin/orders/${number}/eway`);
    await expect(page.getByRole("heading", { name: "E-way bill", exact: true })).toBeVisible();
    const way = page.getByRole("form", { name: "How it travels" });
    await way.getByLabel("Vehicle").fill("gj 05 ab 1234");
    await way.getByLabel("Distance (km)").fill("280");
    await way.getByRole("button", { name: "Save how it travels" }).click();
    await expect(way.getByLabel("Vehicle")).toHaveValue("GJ05AB1234");
    await expectNoBarriers(page);
    const link = page.getByRole("link", { name: `E-way bill of ${number} (JSON)` });
    const answer = await page.request.get((await link.getAttribute("href")) ?? "");
    expect(answer.headers()["content-disposition"]).toContain("attachment");
    expect((await answer.json()).billLists).toMatchObject([
      { vehicleNo: "GJ05AB1234", transDistance: 280 },
    ]);
    const portal = page.getByRole("region", { name: "What the portal answered" });
    await portal.getByLabel("E-way bill number").fill("2410 1234 5678");
    await portal.getByLabel("Date").fill("2026-11-20");
    await portal.getByLabel("Valid until").fill("2026-11-22");
    await portal.getByRole("button", { name: "Save the e-way bill" }).click();
    await expect(portal.getByLabel("E-way bill number")).toHaveValue("241012345678");
    await portal.getByRole("button", { name: "Take the number back" }).click();
    await expect(portal.getByLabel("E-way bill number")).toHaveValue("");
    await page.goto("/dashboard/admin/eway");
    await expect(page.getByRole("heading", { name: "E-way bills due" })).toBeVisible();
    await expectNoBarriers(page);
  });
