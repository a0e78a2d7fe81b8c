import { expect, test } from "vitest";
import { sectionsOf } from "~/office/gst-return/csv-sections";
import { loader as csv } from "~/routes/admin/money/gst-return-csv";
import { loader as json } from "~/routes/admin/money/gst-return-json";
import { loader as ledger } from "~/routes/admin/money/ledger-csv";
import { admin, argsFor, cookieOf } from "../../cast";
import { fillMonth } from "../../sales/invoices/full-month";

const path = "/dashboard/admin/invoices";

test("the return and the ledger of 10,000 invoices come in 10 s each", async () => {
  await fillMonth();
  const cookie = await cookieOf(await admin());
  const ask = (address: string, params = {}) =>
    argsFor(`${path}/${address}?month=2026-11`, { cookie, params });
  const files = {
    json: () => json(ask("gst-return.json")),
    ...Object.fromEntries(
      sectionsOf("month").map((section) => [
        section,
        () => csv(ask(`gst-return/${section}.csv`, { section })),
      ]),
    ),
    ledger: () => ledger(ask("ledger.csv")),
  };
  for (const [name, file] of Object.entries(files)) {
    const began = performance.now();
    const { length } = await (await file()).text();
    const took = performance.now() - began;
    process.stdout.write(`${name}: ${Math.round(took)} ms, ${length} letters\n`);
    expect(took, name).toBeLessThan(10_000);
  }
}, 300_000);
