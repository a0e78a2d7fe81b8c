import { eq } from "drizzle-orm";
import { type Actor, recordChanges } from "~/upkeep/audit/record.server";
import { forgetBackOn } from "~/goods/catalogue/sale/back-on.server";
import { db, write, type Writer } from "~/base/db/connection.server";
import { products } from "~/base/db/schema";
import { checkFile, saveFile } from "~/base/lib/beside/long-file.server";
import type { FileCheck, FileImport } from "~/base/lib/csv/csv-import.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import { setStock } from "./change-stock.server";
import { mostBytes } from "./stock-csv";
import { type StockChange, stockPlan } from "./stock-plan.server";
import { stockPath } from "./stock-query";
import { packName } from "./stock-words";

/** A count of the stock as a file. */
export const countImport = ({ id, name }: Actor): FileImport => ({
  mostBytes,
  check: (text) => checkFile(text.length, "stock:check", { text }, checkCount),
  async save({ text, fingerprint }) {
    const asked = { admin: { id, name }, text, fingerprint };
    const saved = await saveFile(text.length, "stock:import", asked, saveCount);
    if (saved === null) return null;
    const of = saved === 1 ? "1 product" : `${saved} products`;
    return seeOtherWith(`The count of ${of} is saved`, stockPath);
  },
  changedMeanwhile:
    "Stock has changed since you looked, so nothing was saved. This is what the file would change now.",
});

/** Reads a file and compares it with the stock of now; changes nothing. */
export function checkCount({ text }: { text: string }): FileCheck {
  const plan = stockPlan(db, text);
  return { ...plan, changes: plan.changes.map(inWords) };
}

/** Saves a checked file; returns how many products it changed. Null: it would do something else by now, and did nothing. */
export function saveCount(
  { admin, text, fingerprint }: { admin: Actor; text: string; fingerprint: string },
  now = Date.now(),
): Promise<number | null> {
  return write((tx) => {
    const { changes, ...plan } = stockPlan(tx, text);
    if (plan.problems.length > 0 || plan.fingerprint !== fingerprint) return null;
    for (const change of changes) storeSettings(tx, change);
    forgetBackOn(
      tx,
      changes.map(({ product }) => product.id),
    );
    for (const { product, onHand } of changes)
      setStock(tx, product, onHand, { actor: admin, why: "Count from a file", now });
    recordCount(tx, changes, admin);
    return changes.length;
  });
}

const inWords = ({ line, product, onHand, lowLine, counted }: StockChange) => ({
  line,
  what: packName(product),
  words: [
    counted === product.isCounted ? "" : counted ? "counting begins" : "counting ends",
    onHand === product.stock ? "" : `on hand: ${product.stock} → ${onHand}`,
    lowLine === product.lowStock
      ? ""
      : `low at: ${product.lowStock ?? "none"} → ${lowLine ?? "none"}`,
  ].filter(Boolean),
});

function storeSettings(tx: Writer, { product, lowLine, counted }: StockChange): void {
  if (counted === product.isCounted && lowLine === product.lowStock) return;
  tx.update(products)
    .set({ isCounted: counted, lowStock: lowLine })
    .where(eq(products.id, product.id))
    .run();
}

function recordCount(tx: Writer, changes: StockChange[], actor: Actor): void {
  recordChanges(
    tx,
    changes.map(
      ({ product: { id, name, stock, lowStock, isCounted }, onHand, lowLine, counted }) => ({
        actor,
        action: "stock.import",
        subject: { id, name },
        before: { onHand: stock, lowStock, counted: isCounted },
        after: { onHand, lowStock: lowLine, counted },
      }),
    ),
  );
}
