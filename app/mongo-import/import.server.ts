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
 * Brings the old shop into this one, from the folder of a `mongoexport` or `mongodump`. Ids are kept, so that doing it again
 * adds only what was not there; what the shop has is never changed. `isDry`: only looks. `tell` gets each row that was
 * refused or changed, at once; `progress` the report as it grows, after every file and whenever it is asked. Throws
 * `PlainProblem` when the folder holds no dump.
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
