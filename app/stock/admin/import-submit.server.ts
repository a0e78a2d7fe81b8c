import type { Actor } from "~/audit/record.server";
import { db } from "~/db/connection.server";
import type { FileImport } from "~/lib/csv-import.server";
import { seeOtherWith } from "~/lib/toast.server";
import { mostBytes } from "./stock-csv";
import { importStock } from "./stock-import.server";
import { type StockChange, stockPlan } from "./stock-plan.server";
import { stockPath } from "./stock-query";
import { packName } from "./stock-words";

/** A count of the stock as a file. */
export const countImport = (admin: Actor): FileImport => ({
  mostBytes,
  check(text) {
    const plan = stockPlan(db, text);
    return { ...plan, changes: plan.changes.map(inWords) };
  },
  async save({ text, fingerprint }) {
    const { problem, changed } = await importStock(text, fingerprint, admin);
    if (problem) return null;
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
