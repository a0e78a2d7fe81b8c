import { eq } from "drizzle-orm";
import { type Actor, recordChange } from "~/audit/record.server";
import { forgetBackOn } from "~/catalogue/sale/back-on.server";
import { db, write, type Writer } from "~/db/connection.server";
import { products } from "~/db/schema";
import type { FileImport } from "~/lib/csv/csv-import.server";
import { seeOtherWith } from "~/lib/toast.server";
import { setStock } from "./change-stock.server";
import { mostBytes } from "./stock-csv";
import { type StockChange, stockPlan } from "./stock-plan.server";
import { stockPath } from "./stock-query";
import { packName } from "./stock-words";

/** A count of the stock as a file. `now`: UTC ms. */
export const countImport = (admin: Actor, now = Date.now()): FileImport => ({
  mostBytes,
  check(text) {
    const plan = stockPlan(db, text);
    return { ...plan, changes: plan.changes.map(inWords) };
  },
  async save({ text, fingerprint }) {
    const changed = await write((tx) => {
      const plan = stockPlan(tx, text);
      if (plan.problems.length > 0 || plan.fingerprint !== fingerprint) return null;
      for (const change of plan.changes) store(tx, change, admin, now);
      return plan.changes.length;
    });
    if (changed === null) return null;
    const of = changed === 1 ? "1 product" : `${changed} products`;
    return seeOtherWith({ type: "success", message: `The count of ${of} is saved` }, stockPath);
  },
  changedMeanwhile:
    "Stock has changed since you looked, so nothing was saved. This is what the file would change now.",
});

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

function store(tx: Writer, change: StockChange, actor: Actor, now: number): void {
  const { product, onHand, lowLine, counted } = change;
  if (counted !== product.isCounted || lowLine !== product.lowStock)
    tx.update(products)
      .set({ isCounted: counted, lowStock: lowLine })
      .where(eq(products.id, product.id))
      .run();
  forgetBackOn(tx, [product.id]);
  setStock(tx, product, onHand, { actor, why: "Count from a file", now });
  recordChange(tx, {
    actor,
    action: "stock.import",
    subject: { id: product.id, name: product.name },
    before: { onHand: product.stock, lowStock: product.lowStock, counted: product.isCounted },
    after: { onHand, lowStock: lowLine, counted },
  });
}
