import { beforeAll, describe, expect, test } from "vitest";
import { sql } from "drizzle-orm";
import { saveTable, storedTable } from "~/goods/delivery/stored-table.server";
import { createProduct } from "~/goods/catalogue/changes/product-changes.server";
import { db, write } from "~/base/db/connection.server";
import { products } from "~/base/db/schema";
import type { FileReport } from "~/base/lib/csv/csv-import.server";
import * as deliveryIn from "~/routes/admin/delivery/import";
import * as deliveryOut from "~/routes/admin/delivery/export";
import * as productsIn from "~/routes/admin/goods/import";
import * as productsOut from "~/routes/admin/goods/export";
import * as listIn from "~/routes/admin/price-lists/import";
import * as listOut from "~/routes/admin/price-lists/export";
import * as pricesIn from "~/routes/admin/prices/import";
import * as pricesOut from "~/routes/admin/prices/prices-csv";
import * as batchesIn from "~/routes/admin/stock/import-batches";
import * as batchesOut from "~/routes/admin/stock/export-batches";
import * as stockIn from "~/routes/admin/stock/import";
import * as stockOut from "~/routes/admin/stock/export";
import { answerTo } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf } from "../../cast";
import { anyCategory } from "../../shelf";
import { batch, move } from "../../goods/stock/counted";

const odd = [
  "=HYPERLINK(1)",
  "+91 98250 12345",
  "'+91 98250 12345",
  "-5 °C",
  "@SUM(A1)",
  "'=1",
  "'",
];

let cookie: string;
beforeAll(async () => {
  cookie = await cookieOf(await admin());
  for (const [index, text] of odd.entries()) {
    const made = await createProduct({
      name: text,
      description: `${text}\nkept; cool, "dark"`,
      pricePaise: 145_050 + index,
      volumeMl: 14_290 + index * 10,
      shipping: index % 2,
      categoryId: await anyCategory(),
      hsn: "15081000",
      gstBasisPoints: 25,
      mrpPaise: 150_075,
      storage: text,
      maker: `${text}, Surat`,
      family: text,
      ...(index > 3 && { measure: "kg", netWeightG: 13_000 + index, containers: 1 }),
      densityGPerL: index > 2 ? 912 : null,
      code: `GN ${index}`,
      grossWeightG: 14_001,
    });
    if (made.problem) throw new Error(made.problem);
    const { id } = made.product;
    const sale = index === 1 ? "sold out" : index === 2 ? "hidden" : "on sale";
    const backOn = index === 1 ? "2020-01-01" : null;
    await write((tx) =>
      tx
        .update(products)
        .set({ isCounted: index !== 4, lowStock: index === 5 ? 0 : null, sale, backOn })
        .where(sql`${products.id} = ${id}`)
        .run(),
    );
    const by = { actor: "shop", at: 1 };
    if (index < 3)
      await batch(id, 99_999, {
        number: `26-11-${index}`,
        reportWords: text,
        isShown: index === 1,
      });
    if (index === 1) await move({ productId: id, kind: "arrived", packs: 50_000, ...by });
    if (index === 3) await move({ productId: id, kind: "sold", packs: -7, ...by });
  }
  const india = { name: "=India", carrier: "courier", pins: ["*"], fromG: 0 } as const;
  const rates = { rates: [{ uptoG: 500, pricePaise: 4050 }], extraKgPaise: null };
  const days = { town: null, daysMin: 1, daysMax: 5, isOffered: true, paysOnDelivery: false };
  const zone = { ...india, pins: ["*"], ...rates, freeFromPaise: null, ...days };
  await saveTable([zone], storedTable().version, null);
});

type Kind = {
  out: { loader: (args: never) => unknown };
  into: { action: (args: never) => unknown; loader: (args: never) => unknown };
};
const params = { list: "everybody" };

async function exported({ out }: Kind): Promise<string> {
  const answer = await out.loader(argsFor("/", { cookie, params }) as never);
  return (answer as Response).text();
}

async function checked({ into }: Kind, text: string): Promise<FileReport> {
  const form = new FormData();
  form.set("file", new File([text], "file.csv", { type: "text/csv" }));
  const answer = await answerTo(into.action as never, argsFor("/", { form, cookie, params }));
  if (answer.status !== 303) return (answer.data as { report: FileReport }).report;
  const shown = await into.loader(argsFor(answer.location ?? "", { cookie }) as never);
  return (shown as { report: FileReport }).report;
}

const kinds: Record<string, Kind> = {
  products: { out: productsOut, into: productsIn },
  prices: { out: pricesOut, into: pricesIn },
  "a price list": { out: listOut, into: listIn },
  stock: { out: stockOut, into: stockIn },
  batches: { out: batchesOut, into: batchesIn },
  delivery: { out: deliveryOut, into: deliveryIn },
};

describe("a file that comes back as it went changes nothing", () => {
  test.each(Object.entries(kinds))("%s", async (_name, kind) => {
    const text = await exported(kind);
    expect(text, "no cell is a formula").not.toMatch(/(^|[,\n])"?(?!-\d+(\.\d+)?[,\r\n])[=+\-@]/);
    const bySpreadsheet = [
      text,
      text.replaceAll("\r\n", "\n"),
      `\uFEFF${text.replaceAll("\r\n", ",,\r\n")}`,
    ];
    for (const file of bySpreadsheet) {
      const report = await checked(kind, file);
      expect(report).toMatchObject({ problems: [], changes: [], changed: 0 });
      expect(report.unchanged).toBeGreaterThan(0);
    }
  });
});

describe("the check of products", () => {
  const header = "slug,name,description,price,quantity,shipping,category";
  const shown = async (...rows: string[]) => {
    const report = await checked(kinds.products!, [header, ...rows].join("\n"));
    const path = `/dashboard/admin/products/import?check=${report.carried.check}`;
    return { report, html: await htmlOf(productsIn as never, argsFor(path, { cookie })) };
  };

  test("shows in each product what changes: old and new prices first, then the others, then what is new", async () => {
    const tin = db
      .select()
      .from(products)
      .where(sql`code = 'GN 0'`)
      .get()!;
    const jar = db
      .select()
      .from(products)
      .where(sql`code = 'GN 1'`)
      .get()!;
    const cells = ({ slug, name, description }: typeof tin) =>
      `${slug},"'${name}","'${description.replaceAll('"', '""')}"`;
    const { report, html } = await shown(
      `,Fresh tin,Words,2450.5,15,1,Filtered oil`,
      `${cells(jar)},1450.51,5,1,Filtered oil`,
      `${cells(tin).replace("kept", "left")},145.50,14.29,0,Filtered oil`,
    );
    expect(report.changes).toEqual([
      {
        line: 5,
        what: `${tin.name}, 14.29 L`,
        words: [
          "Price: ₹1,450.50 → ₹145.50",
          expect.stringMatching(/^Description: =HYPERLINK\(1\) kept.* → =HYPERLINK\(1\) left/),
        ],
      },
      {
        line: 3,
        what: `${jar.name}, 14.3 L`,
        words: [expect.stringMatching(/^Quantity: 14.3.* → 5/)],
      },
      { line: 2, what: "Fresh tin", words: ["New: ₹2,450.50, 15 L"] },
    ]);
    expect(html).toContain("New products: 1. Updated products: 2. Unchanged products: 0.");
    expect(html).toContain("Price: ₹1,450.50 → ₹145.50");
    expect(html).toContain("IMPORT PRODUCTS");
  });

  test("of a long file shows the first lines, and says how many more there are", async () => {
    const rows = (price: number) =>
      Array.from({ length: 230 }, (_, i) => `,Row ${i},Words,${price},1,1,Filtered oil`);
    const good = await shown(...rows(10));
    expect(good.report).toMatchObject({ changed: 230, wrong: 0 });
    expect(good.html).toContain("And 30 more.");
    const bad = await shown(...rows(0));
    expect(bad.report).toMatchObject({ changes: [], changed: 0, wrong: 230 });
    expect(bad.html).toContain("230 rows have mistakes");
    expect(bad.html).toContain("And 30 more.");
    expect(bad.html).not.toContain("IMPORT PRODUCTS");
  });
});

test("a line that ends before a column it needs is refused, one that only leaves out blank cells is not", async () => {
  const short = await checked(kinds.stock!, "on_hand,slug,low_line\n5\n");
  expect(short.problems).toMatchObject([{ line: 2, reason: "needs a slug or a code" }]);
  const [{ slug = "" } = {}] = db
    .select()
    .from(products)
    .where(sql`code = 'GN 5'`)
    .all();
  expect(await checked(kinds.prices!, `slug,price,mrp\n${slug},1460\n`)).toMatchObject({
    problems: [],
    changed: 1,
  });
  const long = await checked(kinds.prices!, `slug,name,price\n${slug},Oil, pure,1460\n`);
  expect(long.problems).toMatchObject([{ line: 2, reason: "has 4 cells, the first line has 3" }]);
  const twice = await checked(kinds.batches!, "number,number,product\n1,2,x\n");
  expect(twice.problems).toMatchObject([{ line: 1, reason: "The column number is there twice." }]);
});
