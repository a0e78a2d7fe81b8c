import { desc, eq, inArray, sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { recallStates } from "~/base/db/recalls";
import { archivedProducts, batches, products, recalls, recallSteps } from "~/base/db/schema";
import { language } from "~/base/words/language";
import { sizeColumns } from "~/goods/catalogue/pack-columns.server";
import { translated } from "~/goods/catalogue/translated.server";
import { packedInto } from "./packed-in.server";

type State = (typeof recallStates)[number];

/** A recall as everybody may read it: not who noted its steps, nor what the owner wrote beside them. */
export type ShownRecall = {
  state: State;
  /** Why, in the language of the page where it was written in it; `whyLang`: it is in English, and the page is not. */
  why: string;
  whyLang?: "en";
  /** The steps that it has come to, the first first, each with its time (UTC ms). */
  steps: { state: State; at: number }[];
};

type Row = typeof recalls.$inferSelect;

/**
 * The recall of a batch, or of one that its packs hold, whatever it has come to: one that stands before one that was called off, then its
 * own, then the newest. Null: there never was one.
 */
export function recallOf(batchId: string): ShownRecall | null {
  const row = db
    .select()
    .from(recalls)
    .where(
      sql`${recalls.batchId} in (select ${batchId}
        union all select part_batch_id from batch_parts where batch_id = ${batchId})`,
    )
    .orderBy(
      sql`${recalls.state} = 'called off'`,
      sql`${recalls.batchId} <> ${batchId}`,
      desc(recalls.createdAt),
    )
    .get();
  return row ? (shown([row]).get(row.id) ?? null) : null;
}

/** Most recalls on the page that lists them. */
const mostListed = 200;

/**
 * The newest recalls, one of each batch, with the batch, what is in it and what it was packed into, in the language of the page.
 * `size`: null where the product is gone.
 */
export function newestRecalls() {
  const rows = db
    .select({
      recall: recalls,
      number: batches.number,
      packedOn: batches.packedOn,
      bestBefore: batches.bestBefore,
      batchId: batches.id,
      id: batches.productId,
      name: sql<string>`coalesce(${products.name}, ${archivedProducts.name}, '')`,
      size: sizeColumns,
    })
    .from(recalls)
    .innerJoin(batches, eq(batches.id, recalls.batchId))
    .leftJoin(products, eq(products.id, batches.productId))
    .leftJoin(archivedProducts, eq(archivedProducts.id, batches.productId))
    .where(
      sql`${recalls.state} <> 'called off' or not exists (select 1 from recalls other where other.batch_id = ${recalls.batchId}
        and (other.state <> 'called off' or (other.created_at, other.id) > (${recalls.createdAt}, ${recalls.id})))`,
    )
    .orderBy(desc(recalls.createdAt), desc(recalls.id))
    .limit(mostListed)
    .all();
  const told = shown(rows.map(({ recall }) => recall));
  const goods = packedInto(rows.map(({ batchId }) => batchId));
  return translated(rows).flatMap((row) => {
    const { number, packedOn, bestBefore, name, nameLang, size } = row;
    const recall = told.get(row.recall.id);
    if (!recall) return [];
    const within = (goods.get(row.batchId) ?? []).map((each) => ({
      number: each.number,
      name: each.name,
      nameLang: each.nameLang,
      size: each.size,
    }));
    return { number, packedOn, bestBefore, name, nameLang, size, recall, within };
  });
}

/** By id. */
function shown(rows: Row[]): Map<string, ShownRecall> {
  const ids = JSON.stringify(rows.map(({ id }) => id));
  const { recallId, state, createdAt } = recallSteps;
  const steps = db
    .select({ recallId, state, at: createdAt })
    .from(recallSteps)
    .where(inArray(recallId, sql`(select value from json_each(${ids}))`))
    .all();
  return new Map(
    rows.map((row) => {
      const noted = steps.filter((step) => step.recallId === row.id);
      const dayOf = (state: State) => noted.find((step) => step.state === state)?.at;
      const reached = recallStates.flatMap((state) => {
        const at =
          dayOf(state) ??
          (state === "started" ? row.createdAt : state === row.state ? row.updatedAt : null);
        return at === null ? [] : { state, at };
      });
      return [row.id, { state: row.state, ...whyOf(row), steps: reached }];
    }),
  );
}

function whyOf({ why, whyGu, whyHi }: Row): Pick<ShownRecall, "why" | "whyLang"> {
  const own = { en: why, gu: whyGu, hi: whyHi }[language()];
  return own ? { why: own } : { why, whyLang: "en" };
}
