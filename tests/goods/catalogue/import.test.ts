import { parse } from "csv-parse/sync";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createProduct, updateProduct } from "~/goods/catalogue/changes/product-changes.server";
import { importPlan } from "~/goods/catalogue/csv/import-plan.server";
import { importProducts } from "~/goods/catalogue/csv/import-products.server";
import { keepUpload, uploadOf } from "~/goods/catalogue/csv/import-uploads.server";
import { csvDownload, csvLines, plain } from "~/base/lib/csv/csv";
import { allCsvColumns } from "~/goods/catalogue/csv/product-csv";
import { productsAsCsv } from "~/goods/catalogue/csv/product-export.server";
import { productBySlug, productCount } from "~/goods/catalogue/products.server";
import type { Category } from "~/goods/catalogue/product";
import * as exportRoute from "~/routes/admin/goods/export";
import * as importRoute from "~/routes/admin/goods/import";
import { db, write } from "~/base/db/connection.server";
import { auditLog, products } from "~/base/db/schema";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { admin, argsFor, cookieOf } from "../../cast";
import { aCategory, anInput, aProduct } from "./shelf";

const header = "slug,name,description,price,quantity,shipping,category";

let category: Category;
let owner: Viewer;
let cookie: string;

beforeAll(async () => {
  category = await aCategory("Filtered, Pure");
  owner = await admin();
  cookie = await cookieOf(owner);
});

beforeEach(async () => {
  await write((tx) => tx.delete(products).run());
  await write((tx) => tx.delete(auditLog).run());
});

const kind = '"Filtered, Pure"';
const file = (...rows: string[]) => [header, ...rows].join("\n");
const check = (text: string) => importPlan(db, text);

async function importAll(text: string) {
  const { fingerprint } = check(text);
  return importProducts(text, fingerprint, owner);
}

const exported = () => csvDownload("products.csv", productsAsCsv()).text();

describe("the exported list", () => {
  test("is a file for spreadsheets, with every product", async () => {
    await aProduct({ categoryId: category.id, name: "Tin", pricePaise: 145_050, volumeMl: 500 });
    const answer = await exportRoute.loader(argsFor("/", { cookie }));
    expect(answer.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("Content-Disposition")).toMatch(
      /^attachment; filename="products-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes)).toBe(
      `${allCsvColumns.join(",")}\r\ntin,Tin,Pressed in Surat.,1450.50,0.5,1,${kind},1508,5,,,,,0,,,,,,,,,,,,,l,,1,,,,,,,on sale,,\r\n`,
    );
  });

  test("holds no cell that a spreadsheet would run", async () => {
    const formulas = ['=HYPERLINK("http://evil.example")', "+1", "-1+1", "@SUM(A1)", "＝1"];
    for (const name of formulas) await aProduct({ categoryId: category.id, name });
    const text = await exported();
    for (const name of formulas) expect(text).toContain(`'${name.replaceAll('"', '""')}`);
    expect(text).not.toMatch(/(^|,)"?[=+\-@＝]/m);
  });

  test.each(["=1", "'=1", "''+1", "plain", "'quoted'", "", "-", "\tx", "a=b", "@"])(
    "gives %j back as it was",
    (text) => {
      const [[cell = ""] = []]: string[][] = parse(csvLines([[text, "x"]]));
      expect(plain(cell)).toBe(text);
    },
  );

  test("imported again changes nothing, whatever the products are called", async () => {
    for (const name of ["=cmd", "'=cmd", 'A "quoted", one', "સિંગતેલ", "semi;colon", "'"])
      await aProduct({ categoryId: category.id, name, description: "Line one\nline two, more" });
    const plan = check(await exported());
    expect(plan.problems).toEqual([]);
    expect(plan).toMatchObject({ creates: [], updates: [], unchanged: 6 });
  });

  test("comes whole, however many there are", async () => {
    const rows = Array.from({ length: 1203 }, (_, i) => `,Oil ${i},Good,10,1,1,${kind}`);
    await importAll(file(...rows));
    expect((await exported()).trim().split("\r\n")).toHaveLength(1204);
  });
});

describe("an imported list", () => {
  test("updates what has a known slug, makes what has none, and takes no other slug", async () => {
    const known = await aProduct({ categoryId: category.id, name: "Known" });
    const text = file(
      `known,Known,New words,300,2,0,${kind}`,
      `,Fresh Pack,Words,1450.5,0.5,1,${kind}`,
      `,Another,Words,10,1,1,${kind.toLowerCase()}`,
    );
    expect(check(text)).toMatchObject({ unchanged: 0, problems: [] });
    expect(await importAll(text)).toMatchObject({ created: 2, updated: 1 });
    expect(productBySlug("known")).toMatchObject({
      id: known.id,
      description: "New words",
      pricePaise: 30_000,
      volumeMl: 2000,
      shipping: 0,
    });
    expect(productBySlug("fresh-pack")).toMatchObject({ pricePaise: 145_050, volumeMl: 500 });
    expect(productBySlug("another")).toMatchObject({ name: "Another" });
    const mistyped = file(`knwon,Known,New words,310,2,0,${kind}`, `,Good,Words,10,1,1,${kind}`);
    expect(check(mistyped).problems).toEqual([
      {
        line: 2,
        what: "Known",
        reason:
          "no product has the slug “knwon”: correct it, or leave it blank to make a new product",
      },
    ]);
    expect(await importAll(mistyped)).toMatchObject({ problem: "bad-rows" });
    expect(productCount()).toBe(3);
  });

  test("renames with a new slug, and the old one leads there", async () => {
    const before = await aProduct({ categoryId: category.id, name: "Old Tin" });
    await importAll(file(`old-tin,New Tin,Words,300,2,1,${kind}`));
    expect(productBySlug("new-tin")).toMatchObject({ id: before.id });
    expect(productBySlug("old-tin")).toEqual({ movedTo: "new-tin" });
    await importAll(file(`old-tin,Old Tin,Words,300,2,1,${kind}`));
    expect(productBySlug("old-tin")).toMatchObject({ id: before.id });
  });

  test("gives products of one name slugs of their own", async () => {
    const rows = Array.from({ length: 3 }, () => `,Twin,Words,10,1,1,${kind}`);
    await importAll(file(...rows));
    for (const slug of ["twin", "twin-2", "twin-3"])
      expect(productBySlug(slug), slug).not.toBeNull();
  });

  test.each([
    ["with semicolons", (text: string) => text.replaceAll(",", ";")],
    ["with a byte order mark", (text: string) => `\uFEFF${text}`],
    ["with the line ends of Windows", (text: string) => text.replaceAll("\n", "\r\n")],
    ["with empty lines", (text: string) => `${text}\n\n,,,,,,\n`],
    [
      "with the columns in another order",
      () => `Category,Shipping,Quantity,Price,Description,Name,Slug\nPlain,1,1,10,Words,Pack,`,
    ],
  ])("may come %s", async (_how, changed) => {
    if (!check(file(",a,b,1,1,1,Plain")).catalogue.categoriesByName.has("plain"))
      await aCategory("Plain");
    const plan = check(changed(`${header}\n,Pack,Words,10,1,1,Plain`));
    expect(plan.problems).toEqual([]);
    expect(plan.creates).toMatchObject([{ content: { name: "Pack", pricePaise: 1000 } }]);
  });

  test("says every bad row with its line and the reason", async () => {
    await aProduct({ categoryId: category.id, name: "Known" });
    const { problems, creates } = check(
      file(
        `,Good,Words,10,1,1,${kind}`,
        `,Zero,Words,0,1,1,${kind}`,
        `,Negative,Words,-1,1,1,${kind}`,
        `,Fine,"Two\nlines",1.999,1,1,${kind}`,
        `,Huge,Words,1e9,1,1,${kind}`,
        `,Nothing,Words,10,0,1,${kind}`,
        `,,Words,10,1,2,${kind}`,
        `,${"x".repeat(300)},Words,10,1,1,${kind}`,
        `,Lost,Words,10,1,1,No such kind`,
        `known,Known,Words,10,1,1,${kind}`,
        `KNOWN,Known,Words,10,1,1,${kind}`,
        `Bad Slug!,Slug,Words,10,1,1,${kind}`,
        `,Short,Words`,
        `,Comma,Words,"1450,50",1,1,${kind}`,
      ),
    );
    expect(creates).toHaveLength(1);
    expect(problems.map(({ line, reason }) => [line, reason])).toEqual([
      [3, expect.stringContaining("above 0")],
      [4, expect.stringContaining("above 0")],
      [5, expect.stringContaining("two decimals")],
      [7, expect.stringContaining("10,00,000")],
      [8, expect.stringContaining("litres")],
      [9, "name is required; shipping must be 0 (No) or 1 (Yes)"],
      [10, "name must have at most 200 characters"],
      [11, "there is no category “No such kind”"],
      [13, "slug is the same product as in line 12"],
      [14, expect.stringContaining("no product has the slug “bad slug!”")],
      [15, "has 3 cells, the first line has 7"],
      [16, expect.stringContaining("price must be")],
    ]);
  });

  test.each([
    ["nothing", "", "It is empty."],
    ["no header", "a,b\n1,2", expect.stringContaining("missing: slug, name")],
    ["only the header", header, "It has no rows below its first line."],
    ["an open quotation mark", file(`,"Open,Words,10,1,1,x`), expect.stringContaining("quotation")],
  ])("that holds %s is refused as a whole", (_what, text, reason) => {
    expect(check(text).problems).toMatchObject([{ what: "The file", reason }]);
  });

  test("that a quotation mark makes one long row of is told in short words", () => {
    const rest = "a,b,c\n".repeat(100_000);
    for (const text of [file(`,"Open${rest}",Words,10,1,1,x`), file(`"Open${rest}"`)]) {
      const { problems } = check(text);
      expect(problems).toMatchObject([{ line: 2, what: expect.stringMatching(/^Open/) }]);
      expect(JSON.stringify(problems).length).toBeLessThan(500);
    }
  });

  test("of more than 5,000 rows is refused as a whole", () => {
    const rows = Array.from({ length: 5001 }, (_, i) => `,Oil ${i},Good,10,1,1,${kind}`);
    const { problems } = check(file(...rows));
    expect(problems).toMatchObject([{ reason: expect.stringContaining("5001 rows") }]);
  });

  test("is taken whole or not at all", async () => {
    const text = file(`,Good,Words,10,1,1,${kind}`, `,Bad,Words,0,1,1,${kind}`);
    expect(await importAll(text)).toMatchObject({ problem: "bad-rows" });
    expect(productCount()).toBe(0);
  });

  test("overwrites nothing that somebody changed after the check", async () => {
    const { product } = await createProduct({ ...anInput(category.id), name: "Raced" });
    const text = file(`raced,Raced,Mine,10,1,1,${kind}`);
    const { fingerprint } = check(text);
    await updateProduct(product?.id ?? "", {
      ...anInput(category.id),
      name: "Raced",
      description: "Theirs",
    });
    expect(await importProducts(text, fingerprint, owner)).toEqual({
      problem: "changed-meanwhile",
    });
    expect(productBySlug("raced")).toMatchObject({ description: "Theirs" });
  });

  test("overwrites nothing that another write, still waiting when it begins, changes before it", async () => {
    const { id } = await aProduct({ categoryId: category.id, name: "Raced" });
    const text = file(`raced,Raced,Mine,10,1,1,${kind}`);
    const { fingerprint } = check(text);
    const theirs = write((tx) =>
      tx
        .update(products)
        .set({ description: "Theirs", updatedAt: Date.now() + 5000 })
        .where(eq(products.id, id))
        .run(),
    );
    const mine = importProducts(text, fingerprint, owner);
    await theirs;
    expect(await mine).toEqual({ problem: "changed-meanwhile" });
    expect(productBySlug("raced")).toMatchObject({ description: "Theirs" });
  });

  test("leaves a record of every product it made or changed", async () => {
    await aProduct({ categoryId: category.id, name: "Known", pricePaise: 10_000 });
    await importAll(
      file(`known,Known,Pressed in Surat.,200,1,1,${kind}`, `,New,Words,10,1,1,${kind}`),
    );
    const records = db.select().from(auditLog).orderBy(auditLog.subjectName).all();
    expect(records).toMatchObject([
      { action: "product.import", subjectName: "Known", actorId: owner.id },
      { action: "product.import", subjectName: "New", actorName: owner.name },
    ]);
    expect(JSON.parse(records[0]?.changes ?? "")).toEqual({ price: ["₹100", "₹200"] });
  });

  test("of 5,000 rows, half of them renamed, takes at most twice the CPU time a row that 1,000 take", async () => {
    const few = await importedTwice("Oil", 1000);
    const many = await importedTwice("Tel", 5000);
    expect(many / 5000).toBeLessThan((2 * few) / 1000);
  }, 120_000);
});

/** The CPU time (µs) of importing so many new products, and once more with another name for half of them. */
async function importedTwice(name: string, count: number): Promise<number> {
  const words = "Good oil. ".repeat(20);
  const rows = Array.from({ length: count }, (_, i) => `${name} ${i},${words},10,1,1,${kind}`);
  const started = process.cpuUsage();
  expect(await importAll(file(...rows.map((row) => `,${row}`)))).toMatchObject({
    created: count,
    updated: 0,
  });
  const renamed = rows.map((row, i) => (i % 2 ? row : row.replace(/^\w+ \d+/, `Same ${name}`)));
  const named = renamed.map((row, i) => `${name.toLowerCase()}-${i},${row}`);
  expect(await importAll(file(...named))).toMatchObject({ created: 0, updated: count / 2 });
  const { user, system } = process.cpuUsage(started);
  return user + system;
}

async function upload(content: string | Uint8Array<ArrayBuffer>) {
  const form = new FormData();
  form.set("file", new File([content], "products.csv", { type: "text/csv" }));
  return importRoute.action(argsFor("/", { form, cookie }));
}

async function shown(answer: Awaited<ReturnType<typeof upload>>) {
  if (!(answer instanceof Response)) throw new Error("The file was refused");
  expect(answer.status).toBe(303);
  const { report } = await importRoute.loader(
    argsFor(answer.headers.get("Location") ?? "", { cookie }),
  );
  if (!report) throw new Error("There is nothing to show");
  return report;
}

describe("the import screen", () => {
  test("shows first what would happen, changes nothing, and imports on confirmation", async () => {
    const report = await shown(await upload(file(`,Pack,Words,10,1,1,${kind}`)));
    expect(report).toMatchObject({ created: 1, updated: 0, problems: [] });
    expect(productCount()).toBe(0);
    const done = await importRoute.action(argsFor("/", { form: report.carried, cookie }));
    expect((done as Response).headers.get("Location")).toBe("/dashboard/admin/products");
    expect(productCount()).toBe(1);
    expect(uploadOf(owner, report.carried.check ?? "")).toBeNull();
  });

  test("imports nothing when the file no longer fits", async () => {
    const gone = await aCategory("Soon gone");
    const report = await shown(await upload(file(`,Pack,Words,10,1,1,${gone.name}`)));
    const { deleteCategory } = await import("~/goods/catalogue/changes/category-changes.server");
    await deleteCategory(gone.id);
    const back = await importRoute.action(argsFor("/", { form: report.carried, cookie }));
    expect((back as Response).headers.get("Location")).toContain(`?check=${report.carried.check}`);
    expect(productCount()).toBe(0);
  });

  test("keeps the file of one admin from another", async () => {
    const id = await keepUpload(owner, { fileName: "a.csv", content: "a" });
    expect(uploadOf(await admin(), id)).toBeNull();
  });

  test("keeps the files of an admin's four windows, and none for longer than a day", async () => {
    const now = Date.now();
    const keep = (at: number) => keepUpload(owner, { fileName: "a.csv", content: "a" }, at);
    const ids = [];
    for (let window = 0; window < 5; window += 1) ids.push(await keep(now + window));
    expect(ids.map((id) => uploadOf(owner, id) !== null)).toEqual([false, true, true, true, true]);
    const tomorrow = await keep(now + 25 * 60 * 60_000);
    expect([...ids, tomorrow].filter((id) => uploadOf(owner, id))).toEqual([tomorrow]);
  });

  test("takes away only the file that was imported", async () => {
    const category = await aCategory("Kept");
    const other = await keepUpload(owner, { fileName: "other.csv", content: "other" });
    const { carried } = await shown(await upload(file(`,Pack,Words,10,1,1,${category.name}`)));
    await importRoute.action(argsFor("/", { form: carried, cookie }));
    expect(uploadOf(owner, String(carried.check))).toBeNull();
    expect(uploadOf(owner, other)).not.toBeNull();
  });

  test.each([
    ["nothing", new Uint8Array(), 400],
    ["text that is not UTF-8", new Uint8Array([0x6e, 0xe4, 0x6d, 0x65]), 415],
    ["more than 5 MB", new Uint8Array(5 * 1024 * 1024 + 1).fill(97), 413],
  ])("refuses %s beside the field", async (_what, bytes, status) => {
    expect(await upload(bytes)).toMatchObject({
      init: { status },
      data: { form: { errors: { file: expect.any(String) } } },
    });
  });
});

test("days as a spreadsheet writes them are read, and lost letters are a line to look at", () => {
  const rows = ["01-12-2026", "01/12/2026", "2026-12-01"].map((day, index) =>
    [`,Tin ${index}`, "Pressed.", "200", "1", "1", kind, "sold out", day].join(","),
  );
  const text = [`${header},sale,back_on`, ...rows, `,???? ???,Pressed.,200,1,1,${kind},,`].join(
    "\n",
  );
  const { creates, problems, hints } = check(text);
  expect(problems).toEqual([]);
  expect(creates.map(({ content }) => content.backOn)).toEqual([
    "2026-12-01",
    "2026-12-01",
    "2026-12-01",
    undefined,
  ]);
  expect(hints).toMatchObject([{ line: 5, reason: expect.stringContaining("CSV UTF-8") }]);
});
