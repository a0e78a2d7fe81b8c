import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { Writer } from "~/base/db/connection.server";
import { type millEntries, products } from "~/base/db/schema";
import { netGrams } from "~/base/lib/pack-size";
import { sizeColumns } from "~/goods/catalogue/pack-columns.server";
import { recalledBatch } from "~/goods/stock/admin/stock-words";
import { insertBatch } from "~/goods/stock/batches/batch-changes.server";
import { movePacks } from "~/goods/stock/batches/batch-packs.server";
import { batchById, batchByNumber } from "~/goods/stock/batches/batch-rows.server";
import type { Actor } from "~/upkeep/audit/record.server";
import { outside, within } from "./book.server";
import type { fillForm } from "./forms";
import { doubtsOfDay } from "./held.server";
import { type Moved, wrong } from "./notings.server";
import { placeOf } from "./places.server";
import { oilOfHsn } from "./voppa/oil-of-hsn";
import { stuffOf } from "./words";

type Filled = Moved & { batchId?: string; batch?: string };

/** A product's pack; undefined: there is no such product. */
const packOf = (tx: Writer, productId: string) =>
  tx
    .select({ ...sizeColumns, isCounted: products.isCounted })
    .from(products)
    .where(eq(products.id, productId))
    .get();

/** What is asked about a filling before it is stored: the pack is of another oil than the tank or is not counted, or the tank had
 * less on that day. */
export function doubtsOfFilling(
  tx: Writer,
  productId: string,
  typed: z.output<typeof fillForm>,
): string[] {
  const tank = placeOf(tx, "tank", typed.tank);
  const pack = packOf(tx, productId);
  if (!tank || !pack) return [];
  const early = doubtsOfDay(tx, [within(tank, -netGrams(pack) * typed.packs)], typed.day);
  const other =
    oilOfHsn(pack.hsn) !== tank.crop &&
    `By its HSN code ${pack.hsn} this pack is not ${stuffOf(tank)}, which ${tank.name} is for.`;
  const loose =
    !pack.isCounted &&
    "Packs of this product are not counted, so they will stand in no stock and in no monthly return.";
  return [other, loose, ...early].filter((each) => each !== false);
}

/** Oil goes into packs, which are a new batch, or more of one that has this number. `now`: UTC ms. */
export function fillMoves(
  tx: Writer,
  productId: string,
  typed: z.output<typeof fillForm>,
  actor: Actor,
  now: number,
): Filled {
  const tank = placeOf(tx, "tank", typed.tank);
  if (!tank) return wrong("tank", "Choose a tank that is in use");
  const pack = packOf(tx, productId);
  if (!pack) return wrong("form", "This product no longer exists.");
  const grams = netGrams(pack) * typed.packs;
  if (grams > tank.grams) return { moves: [within(tank, -grams)] };
  const batch = packsInto(tx, productId, typed, actor, now);
  if (typeof batch === "string") return wrong(batch === noDay ? "bestBefore" : "number", batch);
  return {
    moves: [within(tank, -grams), outside("packed", tank, grams)],
    batchId: batch.id,
    batch: batch.number,
  };
}

const noDay = "Best before is required: the product does not say how long it keeps";

function packsInto(
  tx: Writer,
  productId: string,
  { number, day, bestBefore, packs }: z.output<typeof fillForm>,
  actor: Actor,
  now: number,
): { id: string; number: string } | string {
  const known = number ? batchByNumber(number, tx) : null;
  if (known && known.productId !== productId) return "This batch is of another product";
  if (known?.isRecalled) return recalledBatch;
  if (known) {
    movePacks(tx, known, { kind: "arrived", packs, why: "Filled" }, actor, now);
    return known;
  }
  const fields = {
    number: number || null,
    packedOn: day,
    bestBefore,
    reportWords: "",
    isShown: false,
    packs,
  };
  const added = insertBatch(tx, productId, fields, actor, now);
  if (added.problem === "no-day") return noDay;
  return added.problem ? "There is a batch of this number already" : added;
}

/** Takes the packs of a filling out of their batch again. A sentence: some of them have left it. */
export function unfill(
  tx: Writer,
  { batchId, packs }: Pick<typeof millEntries.$inferSelect, "batchId" | "packs">,
  why: string,
  actor: Actor,
  now: number,
): string | null {
  if (batchId === null || packs === null) return null;
  const batch = batchById(batchId, tx);
  if (!batch || batch.packs < packs)
    return `Of batch ${batch?.number ?? ""} only ${batch?.packs ?? 0} packs are left: what was sold or broke cannot go back into the tank.`;
  const move = { kind: "corrected" as const, packs: -packs, why: why || "The filling was undone" };
  movePacks(tx, batch, move, actor, now);
  return null;
}
