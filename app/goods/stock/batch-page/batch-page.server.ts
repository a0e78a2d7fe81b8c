import { and, eq, inArray, isNotNull, lt, or } from "drizzle-orm";
import { db, reading } from "~/base/db/connection.server";
import { stockMovements } from "~/base/db/schema";
import { langOfEnglish } from "~/base/words/language";
import { packIn } from "~/base/lib/pack-size";
import { cardOf } from "~/goods/catalogue/product";
import { productById } from "~/goods/catalogue/products.server";
import { translated } from "~/goods/catalogue/translated.server";
import { ownTexts } from "~/goods/catalogue/words/own-texts.server";
import { batchByNumber } from "../batches/batch-rows.server";
import { recallOf } from "../recalls/recall.server";
import { keptWithOpenPages } from "~/base/db/open-pages.server";
import type { MillEntryKind, PlaceKind } from "~/base/db/mill";
import { type BookEntry, pressedInto } from "./pressed-from";

type Row = [
  id: string,
  kind: MillEntryKind,
  day: string,
  batchId: string | null,
  place: string,
  name: string,
  stuff: PlaceKind,
  grams: number,
];

/** What each batch that the mill book filled was pressed from, by its id. The whole book is read, once after each change of open pages. */
const pressedBatches = keptWithOpenPages(() => pressedInto(entries()));

// Rows as lists: there are many. What was there when the book began is as good as bought.
function entries(): BookEntry[] {
  const rows = reading
    .prepare<[], Row>(
      `select e.id, iif(exists (select 1 from mill_moves o where o.entry_id = e.id and o.account = 'opening'), 'bought', e.kind), e.day, e.batch_id, m.place_id, p.name, m.stuff, m.grams
      from mill_entries e join mill_moves m on m.entry_id = e.id join mill_places p on p.id = m.place_id
      where e.kind <> 'undo' and m.stuff in ('lot', 'tank')
        and not exists (select 1 from mill_entries u where u.undoes = e.id)
      order by e.day, e.created_at, e.id`,
    )
    .raw()
    .all();
  const found: (BookEntry & { id: string })[] = [];
  for (const [id, kind, day, batchId, place, name, stuff, grams] of rows) {
    const last = found.at(-1);
    const entry = last?.id === id ? last : { id, kind, day, batchId, moves: [] };
    if (entry !== last) found.push(entry);
    entry.moves.push({ place, name, stuff, grams });
  }
  return found;
}

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
