import { expect, type Page } from "./journey";
import { fits, ownersPhone } from "./owners-phone";
import { owner, signIn } from "./people";

// What a buyer's bank asks back, on the owner's phone.

const { shop, test } = ownersPhone();
const area = "/dashboard/admin";

/** What banks do, at the provider of the demo. */
async function bank<T>(path: string, body?: object): Promise<T> {
  const answer = await fetch(`${shop.address}/demo-pay/__emu/${path}`, {
    method: body ? "POST" : "GET",
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(answer.ok).toBe(true);
  return (await answer.json()) as T;
}

type AtProvider = {
  payments: { id: string; order_id: string; status: string; amount: number }[];
  orders: { id: string; receipt: string }[];
  disputes: { payment_id: string }[];
};

/** A paid order of the demo that no bank asked about yet. */
async function undisputed() {
  const { payments, orders, disputes } = await bank<AtProvider>("state");
  const asked = new Set(disputes.map(({ payment_id: id }) => id));
  const payment = payments.find(({ id, status }) => status === "captured" && !asked.has(id));
  const number = orders.find(({ id }) => id === payment?.order_id)?.receipt ?? "";
  return { id: payment?.id ?? "", number, amount: payment?.amount ?? 0 };
}

/** The provider's message comes by itself, a moment later. */
const shows = (page: Page, path: string, words: string | RegExp) =>
  expect(async () => {
    await page.goto(path);
    await expect(page.getByText(words).first()).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 30_000 });

test("a bank asks back, the owner looks at the case, and the money is lost", async ({ page }) => {
  await signIn(page, owner, `/login?redirectTo=${area}`);
  const payment = await undisputed();
  const { id } = await bank<{ id: string }>(`payments/${payment.id}/dispute`, { at_onset: true });
  await shows(page, area, "Banks ask money back");
  await fits(page);
  const open = page.getByRole("link", { name: payment.number }).filter({ hasText: "Answer by" });
  await expect(open).toContainText("₹");
  await open.click();
  await expect(page).toHaveURL(`${area}/money/disputes/${id}`);
  await expect(page.getByText("in Razorpay’s Dashboard under Disputes").first()).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: "Held back" })).toContainText("Razorpay");
  await fits(page);

  const evidence = page.getByRole("link", { name: "Order, parcel, history and mails (PDF)" });
  const file = await page.request.get((await evidence.getAttribute("href")) ?? "");
  expect(file.headers()["content-type"]).toBe("application/pdf");
  const invoice = page.getByRole("link", { name: /^Invoice PR/ });
  const paper = await page.request.get((await invoice.getAttribute("href")) ?? "");
  expect(paper.headers()["content-type"]).toBe("application/pdf");

  // The order says so, stays paid, and is not refunded as well.
  await page.getByRole("link", { name: payment.number, exact: true }).click();
  await expect(page).toHaveURL(`${area}/orders/${payment.number}`);
  await expect(page.getByText("The buyer’s bank asks").first()).toBeVisible();
  await expect(page.getByText("Success").first()).toBeVisible();
  await page.goto(`${area}/orders/${payment.number}/refund`);
  await expect(page.getByText("not to be refunded as well").first()).toBeVisible();
  await expect(page.getByRole("radio", { name: "Everything that is left" })).toHaveCount(0);
  await fits(page);

  await bank(`disputes/${id}/lose`, {});
  await shows(page, `${area}/money/disputes/${id}`, "Do not refund the order as well");
  await fits(page);
  await page.goto(`${area}/money`);
  const panel = page.getByRole("region", { name: "What banks take back" });
  await expect(panel).toContainText(/Lost\s*₹[1-9]/);
  await fits(page);
  await panel.getByRole("link", { name: "All disputes" }).click();
  await expect(page.getByRole("row").filter({ hasText: payment.number })).toContainText("Lost");
  await fits(page);
});

test("a case that is won gives the money back, and the order may be refunded again", async ({
  page,
}) => {
  await signIn(page, owner, `/login?redirectTo=${area}/money/disputes`);
  const payment = await undisputed();
  const { id } = await bank<{ id: string }>(`payments/${payment.id}/dispute`, { at_onset: true });
  await shows(page, `${area}/orders/${payment.number}`, "is held back");
  await bank(`disputes/${id}/win`, {});
  await shows(page, `${area}/money/disputes/${id}`, "You keep the money");
  await fits(page);
  await page.goto(`${area}/orders/${payment.number}/refund`);
  await expect(page.getByText("is won: the money is yours").first()).toBeVisible();
  await expect(page.getByRole("radio", { name: "Everything that is left" })).toHaveCount(1);
  await page.goto(area);
  await expect(page.getByText("Banks ask money back")).toHaveCount(0);
});
