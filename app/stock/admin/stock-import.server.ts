import { eq } from "drizzle-orm";
import { type Actor, recordChange } from "~/audit/record.server";
import { forgetBackOn } from "~/catalogue/sale/back-on.server";
import { write, type Writer } from "~/db/connection.server";
import { products } from "~/db/schema";
import { setStock } from "./change-stock.server";
import { type StockChange, stockPlan } from "./stock-plan.server";

/**
 * Stores what a checked file says, all or nothing. `changed-meanwhile`: it would now do something else than the admin saw
 * (`fingerprint`). `now`: UTC ms.
 */
export function importStock(
  text: string,
  fingerprint: string,
  actor: Actor,
  now = Date.now(),
): Promise<
  | { changed: number; problem?: undefined }
  | { changed?: undefined; problem: "bad-rows" | "changed-meanwhile" }
> {
  return write((tx) => {
    const plan = stockPlan(tx, text);
    if (plan.problems.length > 0) return { problem: "bad-rows" };
    if (plan.fingerprint !== fingerprint) return { problem: "changed-meanwhile" };
    for (const change of plan.changes) store(tx, change, actor, now);
    return { changed: plan.changes.length };
  });
}

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
