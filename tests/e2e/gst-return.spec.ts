import { expectNoBarriers } from "./barriers";
import { Shop } from "./http/shop";
import { expect, journeyIn, type Page } from "./journey";
import { owner, signIn } from "./people";

/** A shop of its own, whose turnover asks for six digits: that is a setting of the whole shop. */
const shop = new Shop();
const test = journeyIn(shop);

const hasScript = () => test.info().project.name === "js";

let month = "";
test.beforeAll(async () => {
  test.setTimeout(120_000);
  await shop.fill();
  month = shop.inDatabase((raw) =>
    String(
      raw
        .prepare(
          `SELECT strftime('%Y-%m', created_at / 1000, 'unixepoch', '+330 minutes') FROM invoices
           WHERE content ->> '$.tax' <> 'none' AND series = 'PR' ORDER BY created_at DESC LIMIT 1`,
        )
        .pluck()
        .get(),
    ),
  );
  await shop.start({ ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password });
});
test.afterAll(() => shop.remove());

/** The file behind a link of the page. */
async function fileOf(page: Page, link: string) {
  const path = await page.getByRole("main").getByRole("link", { name: link }).getAttribute("href");
  const answer = await page.request.get(path ?? "");
  expect(answer.status()).toBe(200);
  expect(answer.headers()["content-disposition"]).toContain("attachment");
  return answer;
}

test("the owner sets the digits, reads the warnings and takes the files", async ({ page }) => {
  const path = "/dashboard/admin/invoices/gst-return";
  await signIn(page, owner, `/login?redirectTo=${path}`);
  await page.getByLabel("Digits that our HSN codes must have").selectOption("6");
  await page
    .getByRole("region", { name: "HSN codes" })
    .getByRole("button", { name: "Save" })
    .click();
  await expect(page.getByText("HSN digits are saved").first()).toBeVisible();
  await expect(page.getByLabel("Digits that our HSN codes must have")).toHaveValue("6");

  await page.getByLabel("Month").selectOption(month);
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL(new RegExp(`month=${month}`));
  await expect(page.getByRole("region", { name: "To look at" })).toContainText(
    "with an HSN code of fewer than 6 digits",
  );
  await expect(page.getByText("All together: GSTR-3B 3.1 (a)")).toBeVisible();
  await expectNoBarriers(page);

  const file = await (await fileOf(page, "GSTR-1 for the offline tool (JSON)")).json();
  expect(file).toMatchObject({ fp: month.slice(5) + month.slice(0, 4), version: "GST3.2.4" });
  const numbers = await (await fileOf(page, "doc_issue")).text();
  expect(numbers).toContain("doc_num,doc_typ,num,from,to,totnum,cancel,net_issue");
  expect(numbers).toContain(file.doc_issue.doc_det[0].docs[0].from);
  expect(await (await fileOf(page, "nil")).text()).toContain("sply_ty,expt_amt,nil_amt,ngsup_amt");
  const ledger = await (await fileOf(page, "Ledger for the accountant’s program (CSV)")).text();
  expect(ledger).toContain(file.doc_issue.doc_det[0].docs[0].from);

  // A product with a short code is named, with the way to its field.
  await page
    .getByRole("region", { name: "HSN codes" })
    .getByRole("listitem")
    .first()
    .getByRole("link")
    .click();
  await expect(page).toHaveURL(/#hsn$/);
  await expect(page.getByLabel("HSN code", { exact: true })).toBeVisible();
  await expect(page.getByText("1508: groundnut oil.")).toBeVisible();
  if (!hasScript()) return;
  await page.getByLabel("HSN code", { exact: true }).fill("999999");
  await expect(page.getByText("999999 is not in our list: look it up.")).toBeVisible();
});

test("the owner looks at the tool, and files a quarter with its IFFs", async ({ page }) => {
  const path = "/dashboard/admin/invoices/gst-return";
  await signIn(page, owner, `/login?redirectTo=${path}`);
  const tool = page.getByRole("region", { name: "Version of the offline tool" });
  await tool.getByLabel("Version", { exact: true }).fill("GST3.2.5");
  await tool.getByRole("button", { name: "Save the version" }).click();
  await expect(page.getByText("The version is saved").first()).toBeVisible();
  await expect(page.getByText("Nobody has checked since")).toHaveCount(0);

  shop.inDatabase((raw) => {
    const store = raw.prepare(
      "INSERT OR REPLACE INTO settings (key, value, updated_at) VALUES (?, ?, ?)",
    );
    store.run("duties.filing", "quarter", Date.now());
    store.run("duties.since", "2026-01-01", Date.now());
  });
  const quarter = `${month.slice(0, 4)}-Q${Math.ceil(Number(month.slice(5)) / 3)}`;
  await page.goto(path);
  await page.getByLabel("Month or quarter").selectOption(quarter);
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/^GST return of \w+ to \w+/);
  await expectNoBarriers(page);
  const file = await (
    await fileOf(page, "GSTR-1 of the quarter for the offline tool (JSON)")
  ).json();
  expect(file).toMatchObject({ version: "GST3.2.5" });
  expect(file.doc_issue).toBeDefined();
  const figures = await (await fileOf(page, "GSTR-3B figures (CSV)")).text();
  expect(figures).toContain("3.1 (a)");

  await page
    .getByRole("link", { name: /^IFF of/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/^IFF of/);
  await expect(page.getByRole("link", { name: /^Mark as handed in/ })).toHaveAttribute(
    "href",
    /\/dashboard\/admin\/duties\/iff\/\d{4}-\d{2}$/,
  );
  await expectNoBarriers(page);
});

test("the owner says the names in Tally once, and takes a month's files", async ({ page }) => {
  await signIn(page, owner, `/login?redirectTo=/dashboard/admin/invoices`);
  await page.getByRole("link", { name: "For Tally" }).click();
  await expect(page.getByText("Not yet loaded into a real Tally")).toBeVisible();
  await page.getByLabel("Month").selectOption(month);
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL(new RegExp(`month=${month}`));

  const save = page.getByRole("button", { name: "Save the names" });
  await page.getByLabel("Company", { exact: true }).fill("Prayosha Oil & Sons");
  await page.getByText(/^Names of \d+ ledgers$/).click();
  await page.getByLabel("Taken by the owner").fill("bank");
  await save.click();
  await expect(page.getByText("Tally knows “Bank” already").first()).toBeVisible();
  await page.getByLabel("Taken by the owner").fill("Drawings");
  await save.click();
  await expect(page.getByText("The names are saved").first()).toBeVisible();
  await expect(page.getByLabel("Company", { exact: true })).toHaveValue("Prayosha Oil & Sons");
  await expectNoBarriers(page);

  await page.goto(`/dashboard/admin/invoices/tally?month=${month}`);
  const masters = await (await fileOf(page, "Ledgers of the month (XML)")).text();
  expect(masters).toContain("<SVCURRENTCOMPANY>Prayosha Oil &amp; Sons</SVCURRENTCOMPANY>");
  const vouchers = await (await fileOf(page, "Vouchers of the month (XML)")).text();
  expect(vouchers).toContain('VCHTYPE="Sales"');
  expect(vouchers.trimEnd().endsWith("</ENVELOPE>")).toBe(true);
});
