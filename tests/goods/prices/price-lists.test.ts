import { desc, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { db } from "~/base/db/connection.server";
import { auditLog, priceLists, priceSteps } from "~/base/db/schema";
import { openPagesVersion } from "~/base/db/open-pages.server";
import { loader as exported } from "~/routes/admin/price-lists/export";
import * as file from "~/routes/admin/price-lists/import";
import * as packPage from "~/routes/admin/price-lists/list-pack";
import * as listPage from "~/routes/admin/price-lists/price-list";
import * as listsPage from "~/routes/admin/price-lists/price-lists";
import { packToPrice, priceListAt } from "~/goods/prices/lists/price-lists.server";
import { answerTo, formIn, got, posted } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf, shopper } from "../../cast";
import { aProduct } from "../catalogue/shelf";
import { anyCategory } from "../../shelf";
import { aPriceList } from "./trade";
import { versionOf } from "~/base/lib/form/version.server";
import { newId } from "~/base/lib/ids.server";

const lists = "/dashboard/admin/price-lists";
let cookie: string;
let tin: { id: string; slug: string; name: string };

beforeAll(async () => {
  cookie = await cookieOf(await admin());
});
beforeEach(async () => {
  tin = await aProduct({
    categoryId: await anyCategory(),
    name: "Sing tin",
    pricePaise: 280_000,
    mrpPaise: 300_000,
  });
});

type Row = [from: number | string, price: number | string];

/** Saves rows of the form of a pack's prices. */
const versionNow = (list: string) =>
  packToPrice(priceListAt(list)?.list ?? null, tin.slug)?.version ?? "";

function save(rows: Row[], list = "everybody", version = versionNow(list)) {
  const fields = rows.flatMap(([from, price], at) => [
    [`from.${at}`, String(from)],
    [`price.${at}`, String(price)],
  ]);
  const form = { version, ...Object.fromEntries(fields) };
  return posted(packPage.action, `${lists}/${list}/packs/${tin.slug}`, form, {
    cookie,
    params: { list, slug: tin.slug },
  });
}

const stored = (list: string | null = null) =>
  db
    .select()
    .from(priceSteps)
    .where(eq(priceSteps.productId, tin.id))
    .orderBy(priceSteps.fromPacks)
    .all()
    .filter(({ listId }) => listId === list)
    .map(({ fromPacks, pricePaise }) => [fromPacks, pricePaise]);

const lastAudit = () => db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1).get();

describe("prices by quantity", () => {
  it("are asked about where one may be a slip", async () => {
    const answer = await save([
      [5, "2740"],
      [10, "27"],
    ]);
    expect(answer.status).toBe(409);
    expect(formIn(answer).question?.asks).toEqual([
      expect.stringMatching(/, from 10 packs on: ₹27 instead of ₹2,/),
    ]);
    expect(stored()).toEqual([]);
  });

  it("are saved in any order, are on open pages at once, and stand in the audit log", async () => {
    const version = openPagesVersion();
    const { status, location } = await save([
      [10, "2,700"],
      ["", ""],
      [5, "₹2740.50"],
    ]);
    expect(status).toBe(303);
    expect(location).toMatch(/\/price-lists\/everybody\?undo=/);
    expect(stored()).toEqual([
      [5, 274_050],
      [10, 270_000],
    ]);
    expect(openPagesVersion()).toBeGreaterThan(version);
    expect(lastAudit()).toMatchObject({ action: "product.update", subjectId: tin.id });
    expect(lastAudit()?.changes).toContain("from 5: ₹2,740.50; from 10: ₹2,700");
  });

  it.each<[Row[], string, string]>([
    [[[1, 2700]], "from.0", "Packs must be a whole number from 2 to 999"],
    [[["", 2700]], "from.0", "Type from how many packs on"],
    [[["five", 2700]], "from.0", "Type from how many packs on"],
    [[[5, "cheap"]], "price.0", "Price must be an amount, such as 2740"],
    [[[5, 0]], "price.0", "Price must be above 0"],
    [[[5, 2800]], "price.0", "Price must be below ₹2,800, the price of one pack"],
    [[[5, 3100]], "price.0", "Price must be at most the MRP of ₹3,000"],
    [
      [
        [5, 2700],
        [10, 2700],
      ],
      "price.1",
      "Price must be below ₹2,700, the price from 5 packs",
    ],
    [
      [
        [5, 2700],
        [5, 2600],
      ],
      "from.1",
      "5 packs are there twice",
    ],
  ])("refuses %j beside the field and stores nothing", async (rows, field, sentence) => {
    const answer = await save(rows);
    expect(answer.status).toBe(400);
    expect(formIn(answer).errors).toEqual({ [field]: sentence });
    expect(formIn(answer).values["price.0"]).toBe(String(rows[0]?.[1]));
    expect(stored()).toEqual([]);
  });

  it("are for admins only", async () => {
    const other = await cookieOf(await shopper());
    for (const handler of [listsPage.loader, listPage.loader, packPage.loader, exported]) {
      const params = { list: "everybody", slug: tin.slug };
      expect((await got(handler, lists, { cookie: other, params })).status).toBe(403);
      expect((await got(handler, lists, { params })).status).toBe(401);
    }
  });
});

describe("a price list", () => {
  it("is added, renamed and deleted; a name is there once", async () => {
    const send = (form: Record<string, string>) =>
      posted(listsPage.action, lists, { idempotencyKey: newId(), ...form }, { cookie });
    const twice = { idempotencyKey: newId(), name: " Wholesale " };
    for (const _ of ["first", "sent twice"]) expect((await send(twice)).status).toBe(303);
    const taken = await send({ name: "WHOLESALE" });
    expect([taken.status, formIn(taken).errors.name]).toEqual([
      409,
      "There is a list with this name already",
    ]);
    expect(formIn(await send({ name: " " })).errors.name).toBe("Name is required");
    const id = db.select().from(priceLists).where(eq(priceLists.name, "Wholesale")).get()?.id ?? "";
    const edit = { intent: "update", id, version: versionOf("Wholesale") };
    for (const _ of ["first", "sent twice"])
      expect((await send({ ...edit, name: "Traders of Surat" })).status).toBe(303);
    const late = await send({ ...edit, name: "Shops" });
    expect([late.status, formIn(late).errors.name]).toEqual([
      409,
      "“Name” says now: Traders of Surat",
    ]);
    expect(formIn(late).values).toMatchObject({
      name: "Shops",
      version: versionOf("Traders of Surat"),
    });
    const html = await htmlOf(listsPage as never, argsFor(lists, { cookie }));
    expect(html).toContain("Traders of Surat");
    await send({ intent: "delete", id });
    expect(db.select().from(priceLists).where(eq(priceLists.id, id)).get()).toBeUndefined();
    expect((await send({ intent: "delete", id })).status).toBe(303);
  });

  it("keeps the prices that somebody else has set meanwhile, until that is seen", async () => {
    const list = await aPriceList(tin.id, { 1: 279_000 });
    const version = versionNow(list.id);
    const first: Row[] = [
      [1, 2780],
      [8, 2700],
    ];
    for (const _ of ["first", "sent twice"])
      expect((await save(first, list.id, version)).status).toBe(303);
    const late: Row[] = [[1, 2750]];
    const refused = await save(late, list.id, version);
    expect(refused.status).toBe(409);
    expect(formIn(refused)).toMatchObject({
      errors: {
        form: expect.stringContaining("Someone else changed these prices"),
        "price.0": "“Price each, row 1” says now: 2780",
        "from.1": "“From packs, row 2” says now: 8",
        "price.1": "“Price each, row 2” says now: 2700",
      },
      values: { "price.0": "2750", version: versionNow(list.id) },
    });
    expect(stored(list.id)).toHaveLength(2);
    expect((await save(late, list.id)).status).toBe(303);
  });

  it("prices from one pack on, at most as much as the pack costs, and touches no open page", async () => {
    const list = await aPriceList(tin.id, { 1: 279_000 });
    const version = openPagesVersion();
    expect((await save([[1, 2800.5]], list.id)).status).toBe(400);
    await save(
      [
        [1, 2800],
        [8, 2650],
      ],
      list.id,
    );
    expect(stored(list.id)).toEqual([
      [1, 280_000],
      [8, 265_000],
    ]);
    expect(openPagesVersion()).toBe(version);
    const params = { list: list.id };
    const html = await htmlOf(listPage as never, argsFor(`${lists}/x?q=sing`, { cookie, params }));
    expect(html).toContain("from 1: ₹2,800; from 8: ₹2,650");
  });
});

describe("the file of a list", () => {
  const params = () => ({ list: "everybody" });
  const upload = (text: string) => {
    const form = new FormData();
    form.set("file", new File([text], "prices.csv"));
    return answerTo(
      file.action,
      argsFor(`${lists}/everybody/import`, { cookie, form, params: params() }),
    );
  };
  const reportIn = (answer: { data: unknown }) =>
    (
      answer.data as {
        report: { carried: Record<string, string>; changes: object[]; problems: object[] };
      }
    ).report;
  const confirm = ({ carried }: { carried: Record<string, string> }) =>
    posted(file.action, `${lists}/everybody/import`, carried, { cookie, params: params() });

  it("comes out as it goes in; first it is shown what it changes, then it is saved", async () => {
    const checked = await upload(
      `slug,from,price\n${tin.slug},5,2740\n${tin.slug},10,"2,700.00"\n`,
    );
    expect(stored()).toEqual([]);
    const report = reportIn(checked);
    expect(report.changes).toMatchObject([
      { line: 2, words: ["nothing → from 5: ₹2,740; from 10: ₹2,700"] },
    ]);
    expect((await confirm(report)).status).toBe(303);
    expect(stored()).toEqual([
      [5, 274_000],
      [10, 270_000],
    ]);
    const out = (await exported(argsFor(lists, { cookie, params: params() }))) as Response;
    const text = await out.text();
    expect(text).toContain(`${tin.slug},Sing tin,5,2740.00\r\n${tin.slug},Sing tin,10,2700.00`);
    expect(reportIn(await upload(text)).changes).toEqual([]);
    const cleared = reportIn(await upload(`slug,from,price\n${tin.slug},,\n`));
    await confirm(cleared);
    expect(stored()).toEqual([]);
  });

  it("is refused as a whole for one wrong line, which is named", async () => {
    const report = reportIn(
      await upload(`slug,from,price\n${tin.slug},5,2740\nno-such-pack,5,10\n${tin.slug},10,2790\n`),
    );
    expect(report.problems).toEqual([
      { line: 3, what: "no-such-pack", reason: "There is no pack with this slug" },
      {
        line: 4,
        what: "Sing tin",
        reason: "Price must be below ₹2,740, the price from 5 packs",
      },
    ]);
    expect((await confirm(report)).status).toBe(400);
    expect(stored()).toEqual([]);
  });

  it("is shown again when prices have changed since it was checked", async () => {
    const report = reportIn(await upload(`slug,from,price\n${tin.slug},5,2740\n`));
    await save([[5, 2750]]);
    const late = await confirm(report);
    expect(late.status).toBe(409);
    expect(reportIn(late).changes).toMatchObject([{ words: ["from 5: ₹2,750 → from 5: ₹2,740"] }]);
    expect(stored()).toEqual([[5, 275_000]]);
  });

  it.each([
    ["", /The file is empty: choose it again/],
    ["slug;from\nx;5\n", /missing: price/],
    ['slug,from,price\n"', /quotation mark/],
  ])("of %j is refused with the reason", async (text, reason) => {
    expect(JSON.stringify((await upload(text)).data)).toMatch(reason);
  });
});
