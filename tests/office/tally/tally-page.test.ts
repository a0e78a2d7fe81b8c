import { beforeAll, describe, expect, test } from "vitest";
import { write } from "~/base/db/connection.server";
import { storeSettings } from "~/base/db/stored-settings.server";
import { versionOf } from "~/base/lib/form/version.server";
import { newId } from "~/base/lib/ids.server";
import { openTill } from "~/office/counter/till-day/till-changes.server";
import { notePaidOut } from "~/office/expenses/paid-out.server";
import { ledgerFacts, ledgerKeys } from "~/office/tally/ledger-names";
import { tallyNames } from "~/office/tally/tally-names.server";
import * as page from "~/routes/admin/tally/tally";
import { loader as masters } from "~/routes/admin/tally/masters";
import { loader as vouchers } from "~/routes/admin/tally/vouchers";
import { dayOf } from "~/base/lib/days";
import { admin, argsFor, cookieOf, shopper } from "../../cast";
import { posted } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { asRegisteredFirm, november, pay, placed } from "../../sales/invoices/paying";
import { Tally } from "./stand-in";

const path = "/dashboard/admin/invoices/tally";
const owner = { id: "owner", name: "Owner" };
const month = "2026-11";
let cookie: string;

beforeAll(async () => {
  cookie = await cookieOf(await admin());
  await asRegisteredFirm();
});

const defaults = Object.fromEntries(ledgerKeys.map((key) => [key, ledgerFacts[key].name]));
const typed = (more: Record<string, string> = {}) => ({
  company: "Prayosha Oil",
  sales: "Sales at GST {rate}%",
  ...defaults,
  version: versionOf(tallyNames()),
  ...more,
});
const save = (more: Record<string, string> = {}) =>
  posted(page.action, path, typed(more), { cookie });
const problemsOf = ({ data }: Awaited<ReturnType<typeof save>>) =>
  (data as { form: { errors: Record<string, string> } }).form.errors;
const fileOf = async (loader: typeof masters, name: string) => {
  const answer = await loader(argsFor(`${path}/${name}.xml?month=${month}`, { cookie }));
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
};

describe("the screen", () => {
  test("says that no real Tally took a file yet, and asks for the company first", async () => {
    const html = await htmlOf(page, argsFor(`${path}?month=${month}`, { cookie }));
    expect(html).toContain("For Tally: November 2026");
    expect(html).toContain("Not yet loaded into a real Tally");
    expect(html).toContain("First say below how your company is called in Tally");
    expect(html).not.toContain("vouchers.xml");
    expect((await fileOf(masters, "masters")).status).toBe(409);
  });

  test.each([
    [{ company: " " }, "company", /is required/],
    [{ sales: "Sales" }, "sales", /must have \{rate\}/],
    [{ cash: "c a s h", otherCash: "Cash" }, "otherCash", /in another spelling/],
    [{ owner: "Bank" }, "owner", /of another group/],
    [{ gateway: "bank accounts" }, "gateway", /another name/],
    [{ badDebts: "\u0007" }, "badDebts", /./],
  ])("refuses %o", async (more, field, words) => {
    expect(problemsOf(await save(more))[field]).toMatch(words);
    expect(tallyNames().company).toBe("");
  });

  test("keeps the names, and shows the files", async () => {
    const { version } = await page.loader(argsFor(path, { cookie }));
    const names = { version, bank: "HDFC & Co", cgst: "CGST  payable" };
    for (const _ of ["first", "sent twice"]) expect((await save(names)).location).toBe(path);
    const late = await save({ version, bank: "SBI", company: "Prayosha" });
    expect(late.status).toBe(409);
    expect(late.data).toMatchObject({
      form: {
        errors: {
          form: expect.stringContaining("Someone else changed the names in Tally"),
          company: "“Company” says now: Prayosha Oil",
          bank: "“Bank” says now: HDFC & Co",
          cgst: "“CGST on sales” says now: CGST payable",
        },
        values: { bank: "SBI", company: "Prayosha", version: versionOf(tallyNames()) },
      },
    });
    expect(tallyNames()).toMatchObject({ bank: "HDFC & Co", upi: "Bank", cgst: "CGST payable" });
    const html = await htmlOf(page, argsFor(`${path}?month=${month}`, { cookie }));
    expect(html).toContain('href="/dashboard/admin/invoices/tally/vouchers.xml?month=2026-11"');
  });
});

describe("the files", () => {
  test("are XML to be kept, which the stand-in takes", async () => {
    const { id: userId } = await shopper();
    const order = await placed({
      userId,
      createdAt: november,
      buyerGstin: "27AAPFU0939F1ZV",
      buyerFirm: "Oil &  <Sons>\u0007",
      shipState: "27",
      lines: [{ unitPricePaise: 12_345, gstBasisPoints: 500 }],
    });
    await pay(order, november + 1);
    const tally = new Tally("Prayosha Oil");
    const first = await fileOf(masters, "masters");
    expect(first.headers.get("Content-Type")).toBe("text/xml; charset=utf-8");
    expect(first.headers.get("Content-Disposition")).toContain("tally-masters-2026-11.xml");
    expect(tally.masters(first.text)).toEqual([]);
    const { text } = await fileOf(vouchers, "vouchers");
    expect(tally.load(text, "202611")).toEqual([]);
    expect(text).toContain("<LEDGERNAME>OIL &amp; &lt;SONS&gt; 27AAPFU0939F1ZV</LEDGERNAME>");
    expect(tally.balance("Output IGST")).toBe(-588);
    expect(tally.balance("Sales at GST 5%")).toBe(-11_757);
  });

  test("take what leaves the till: to the bank, to the owner, for an expense", async () => {
    const day = dayOf(Date.now());
    await openTill(day, 500_000, owner, versionOf(null));
    for (const [spentOn, amountPaise] of [
      ["to-bank", 100_000],
      ["to-owner", 50_001],
      ["packing", 11_800],
    ] as const)
      await write((tx) => {
        const facts = { id: newId(), day, amountPaise, spentOn, way: "till" as const };
        const bill = { words: "x", toWhom: "", gstPaise: 0, billNumber: null, gstin: null };
        expect(notePaidOut(tx, { ...facts, ...bill }, owner)).toEqual({});
      });
    const ask = (loader: typeof masters, name: string) =>
      loader(argsFor(`${path}/${name}.xml?month=${day.slice(0, 7)}`, { cookie }));
    const tally = new Tally("Prayosha Oil");
    expect(tally.masters(await (await ask(masters, "masters")).text())).toEqual([]);
    const text = await (await ask(vouchers, "vouchers")).text();
    expect(tally.load(text, day.slice(0, 7).replace("-", ""))).toEqual([]);
    expect(tally.balance("HDFC & Co")).toBe(100_000);
    expect(tally.balance("Drawings")).toBe(50_001);
    expect(tally.balance("Packing")).toBe(11_800);
    expect(tally.vouchers.filter(({ type }) => type === "Contra")).toHaveLength(1);
  });

  test("stop where a firm's company is not said", async () => {
    await write((tx) => storeSettings(tx, { "tally.company": null }));
    expect((await fileOf(vouchers, "vouchers")).status).toBe(409);
  });
});
