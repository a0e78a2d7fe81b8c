import { and, eq, inArray, isNotNull, lt, or } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { stockMovements } from "~/base/db/schema";
import { langOfEnglish } from "~/base/words/language";
import { packIn } from "~/base/lib/pack-size";
import { cardOf } from "~/goods/catalogue/product";
import { productById } from "~/goods/catalogue/products.server";
import { translated } from "~/goods/catalogue/translated.server";
import { ownTexts } from "~/goods/catalogue/words/own-texts.server";
import { batchByNumber } from "../batches/batch-rows.server";
import { recallOf } from "../recalls/recall.server";
import { pressedBatches } from "./mill-book.server";

/**
 * What the page of a batch tells; null: there is none of this number, in capitals or not, or nobody can have a pack of it yet. The same
 * for everybody.
 */
export function batchPage(number: string) {
  const batch = batchByNumber(number);
  if (!batch) return null;
  const { id, packedOn, bestBefore, isAged, isShown, reportFile, seedPlace } = batch;
  const recall = recallOf(id);
  const isRecalled = recall !== null && recall.state !== "called off";
  const found = productById(batch.productId);
  if (found?.sale === "hidden" && recall === null && !hasLeft(id)) return null;
  const product = translated(found ? [found] : [])[0];
  const pressed = pressedBatches().get(id) ?? null;
  return {
    number: batch.number,
    name: product?.name ?? batch.product,
    nameLang: product ? product.nameLang : langOfEnglish(),
    pack: product ? packIn(product) : null,
    photo: product?.photo ?? null,
    packedOn,
    bestBefore,
    /** Its best-before day is near or past, so that the shop sells none of it. */
    isAged,
    pressed: pressed && { from: pressed.from, to: pressed.to },
    lots: batch.showsSeed ? (pressed?.lots ?? []) : [],
    seedPlace,
    lab: isShown ? batch.reportWords : "",
    reportOf: isShown && reportFile !== null ? id : null,
    storage: product?.storage ? storageOf(product.storage) : null,
    recall,
    isRecalled,
    /** What may be bought again: nothing of a recalled batch, or of a product that the shop does not show. */
    again: product && product.sale !== "hidden" && !isRecalled ? cardOf(product) : null,
  };
}

/** A batch as its page tells of it, apart from what may be bought. */
export type ToldBatch = Omit<NonNullable<ReturnType<typeof batchPage>>, "again">;

function storageOf(english: string): { words: string; lang?: "en" | undefined } {
  const own = ownTexts([english])[english];
  return own === undefined ? { words: english, lang: langOfEnglish() } : { words: own };
}

/** Whether packs of this batch were sold or sent in place of others, by themselves or packed into other goods. */
const hasLeft = (batchId: string): boolean =>
  db
    .select({ id: stockMovements.id })
    .from(stockMovements)
    .where(
      and(
        eq(stockMovements.batchId, batchId),
        or(
          inArray(stockMovements.kind, ["sold", "packed"]),
          and(eq(stockMovements.kind, "corrected"), isNotNull(stockMovements.orderId)),
        ),
        lt(stockMovements.packs, 0),
      ),
    )
    .limit(1)
    .get() !== undefined;
