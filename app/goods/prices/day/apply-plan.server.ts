import { and, eq, inArray, sql } from "drizzle-orm";
import { recordChanges } from "~/upkeep/audit/record.server";
import type { Writer } from "~/base/db/connection.server";
import { pricePlanLines, pricePlans, products } from "~/base/db/schema";
import { dateTime } from "~/base/lib/dates";
import { rupees } from "~/base/lib/money";
import { shopAddress } from "~/base/lib/http/listening.server";
import { postToOperator } from "~/people/mail/post.server";
import { printedMrps } from "~/goods/catalogue/changes/printed-mrp.server";
import { priceProblem } from "./price-change";
import { pricesPath } from "./price-query";

export type Plan = typeof pricePlans.$inferSelect;

/**
 * Sets all prices of a waiting plan, in the transaction that found it waiting; or, when one of them cannot be set, none: the plan
 * then has a problem, and the owner a mail. `now`: UTC ms.
 */
export function applyPlan(tx: Writer, plan: Plan, now: number): { problem: string | null } {
  const lines = linesWithPacks(tx, plan.id);
  const problem = problemOf(tx, plan, lines);
  const isThis = eq(pricePlans.id, plan.id);
  if (problem) {
    tx.update(pricePlans).set({ problem }).where(isThis).run();
    mailProblem(tx, plan, problem, now);
    return { problem };
  }
  setPrices(tx, plan.id, now);
  tx.update(pricePlans).set({ appliedAt: now, problem: null }).where(isThis).run();
  recordChanges(
    tx,
    lines.filter(isDifferent).map(({ pack, pricePaise, mrpPaise }) => ({
      actor: { id: plan.actorId, name: plan.actorName },
      action: "product.update",
      subject: { id: pack.id, name: pack.name },
      before: inWords(pack.pricePaise, pack.mrpPaise),
      after: inWords(pricePaise, mrpPaise ?? pack.mrpPaise),
    })),
  );
  return { problem: null };
}

/** The lines of a plan beside their packs as they are now, by name. */
export function linesWithPacks(tx: Pick<Writer, "select">, planId: string) {
  return tx
    .select({
      seenPaise: pricePlanLines.seenPaise,
      pricePaise: pricePlanLines.pricePaise,
      mrpPaise: pricePlanLines.mrpPaise,
      pack: {
        id: products.id,
        name: products.name,
        slug: products.slug,
        pricePaise: products.pricePaise,
        mrpPaise: products.mrpPaise,
      },
    })
    .from(pricePlanLines)
    .innerJoin(products, eq(products.id, pricePlanLines.productId))
    .where(eq(pricePlanLines.planId, planId))
    .orderBy(sql`${products.name} collate nocase`)
    .all();
}

type Line = ReturnType<typeof linesWithPacks>[number];

function problemOf(tx: Writer, plan: Plan, lines: Line[]): string | null {
  if (lines.length < plan.packs) return "A pack of it is no longer in the shop.";
  const printed = printedMrps(
    tx,
    lines.map(({ pack }) => pack.id),
  );
  const refused = lines.map(({ pack, pricePaise, mrpPaise }) => {
    const now = { ...pack, printed: printed.get(pack.id) };
    return priceProblem(now, pricePaise, mrpPaise ?? pack.mrpPaise);
  });
  return refused.find((sentence) => sentence !== null) ?? null;
}

const isDifferent = ({ pack, pricePaise, mrpPaise }: Line) =>
  pack.pricePaise !== pricePaise || (mrpPaise !== null && pack.mrpPaise !== mrpPaise);

/** One statement for all packs. `updated_at` is a product's version and the time in its history: always a later one. */
function setPrices(tx: Writer, planId: string, now: number): void {
  const { productId, pricePaise, mrpPaise } = pricePlanLines;
  const line = sql`from ${pricePlanLines} where ${pricePlanLines.planId} = ${planId} and ${productId} = "products"."id"`;
  const different = tx
    .select({ id: pricePlanLines.productId })
    .from(pricePlanLines)
    .innerJoin(products, eq(products.id, pricePlanLines.productId))
    .where(
      and(
        eq(pricePlanLines.planId, planId),
        sql`(${pricePaise} <> ${products.pricePaise} or coalesce(${mrpPaise}, ${products.mrpPaise}) is not ${products.mrpPaise})`,
      ),
    );
  tx.update(products)
    .set({
      pricePaise: sql`(select ${pricePaise} ${line})`,
      mrpPaise: sql`coalesce((select ${mrpPaise} ${line}), "products"."mrp_paise")`,
      updatedAt: sql`max(${now}, "products"."updated_at" + 1)`,
    })
    .where(inArray(products.id, different))
    .run();
}

const inWords = (pricePaise: number, mrpPaise: number | null) => ({
  price: rupees(pricePaise),
  mrp: mrpPaise === null ? null : rupees(mrpPaise),
});

function mailProblem(tx: Writer, { id, runsAt }: Plan, problem: string, now: number): void {
  postToOperator(
    tx,
    { key: `price-plan:${id}:${now}`, kind: "price-plan" },
    {
      subject: `The prices of ${dateTime(runsAt)} were not set`,
      parts: [
        "Prices that you had planned could not be set, so none of them was.",
        { facts: [["Why", problem]] },
        { link: `${shopAddress()}${pricesPath}/plans/${id}`, label: "Look at these prices" },
      ],
    },
    now,
  );
}
