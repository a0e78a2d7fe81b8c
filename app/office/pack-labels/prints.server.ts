import { and, desc, eq, isNull } from "drizzle-orm";
import { db, write } from "~/base/db/connection.server";
import { batches, labelPrints } from "~/base/db/schema";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { rupees } from "~/base/lib/money";
import type { Choice } from "./forms";
import type { LabelFacts } from "./label-facts.server";
import { labelsFor, paperOf } from "./papers";

/**
 * Notes that labels of a batch are printed: the first time their MRP becomes the batch's and stays it. `id`: of the form's row: sent twice, it
 * notes one printing. `now`: UTC ms.
 */
export function notePrint(
  { batch, product }: LabelFacts,
  { id, ...choice }: Choice & { id: string },
  actor: Actor,
  now = Date.now(),
): Promise<string> {
  return write((tx) => {
    const known = tx.select().from(labelPrints).where(eq(labelPrints.id, id)).get();
    if (known) return known.id;
    tx.update(batches)
      .set({ mrpPaise: product.mrpPaise, updatedAt: now })
      .where(and(eq(batches.id, batch.id), isNull(batches.mrpPaise)))
      .run();
    const labels = labelsFor(choice.packs, choice.spare);
    const { paper, design, language, dates, dpi } = choice;
    const row = { paper, design, language, dates, dpi, labels, firstCell: choice.first };
    tx.insert(labelPrints)
      .values({ ...row, id, batchId: batch.id, actor: actor.id, createdAt: now })
      .run();
    recordChange(tx, {
      actor,
      action: "batch.labels",
      subject: { id: batch.id, name: batch.number },
      after: {
        labels,
        on: paperOf(paper)?.name ?? paper,
        mrp: product.mrpPaise === null ? null : rupees(product.mrpPaise),
      },
    });
    return id;
  });
}

/** A printing of this batch; null: there is none. */
export const printOf = (batchId: string, id: string) =>
  db
    .select()
    .from(labelPrints)
    .where(and(eq(labelPrints.batchId, batchId), eq(labelPrints.id, id)))
    .get() ?? null;

/** The newest printings of a batch. */
export const printsOf = (batchId: string) =>
  db
    .select({
      id: labelPrints.id,
      labels: labelPrints.labels,
      paper: labelPrints.paper,
      createdAt: labelPrints.createdAt,
    })
    .from(labelPrints)
    .where(eq(labelPrints.batchId, batchId))
    .orderBy(desc(labelPrints.createdAt), desc(labelPrints.id))
    .limit(10)
    .all();
