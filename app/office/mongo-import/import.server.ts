import { importCategories } from "./categories.server";
import { type Collection, collections, dumpIn } from "./dump.server";
import { knownInShop } from "./known.server";
import { importOrders } from "./orders.server";
import { importProducts } from "./products.server";
import { type Finding, Report } from "./report";
import { importUsers } from "./users.server";

const importers: Record<Collection, typeof importUsers> = {
  users: importUsers,
  categories: importCategories,
  products: importProducts,
  orders: importOrders,
};

/**
 * Imports the old shop from the folder of a `mongoexport` or `mongodump`. Ids are preserved, so a second run adds only what
 * is missing; existing rows are never changed. `isDry`: stores nothing. `now` in UTC ms. `tell` receives each refused or
 * changed row at once; `watch` receives the report before the first file and may read it as it grows. Throws
 * `PlainProblem` if the folder contains no dump.
 */
export async function importOldShop(
  folder: string,
  {
    isDry = false,
    now = Date.now(),
    tell,
    watch,
  }: {
    isDry?: boolean;
    now?: number;
    tell: (finding: Finding) => void;
    watch?: (report: Report) => void;
  },
): Promise<Report> {
  const { files, leftOut } = await dumpIn(folder);
  const report = new Report(tell, leftOut);
  watch?.(report);
  const known = knownInShop();
  for (const collection of collections) {
    const file = files.find((each) => each.collection === collection);
    if (file) await importers[collection](file, known, report, { isDry, now });
  }
  return report;
}
