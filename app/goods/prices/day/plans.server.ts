import { and, count, desc, eq } from "drizzle-orm";
import type { Actor } from "~/upkeep/audit/record.server";
import { db, write } from "~/base/db/connection.server";
import { pricePlans } from "~/base/db/schema";
import { pageWithin } from "~/base/lib/page-number";
import { applyBeside, isOpen } from "./apply-open.server";
import { linesWithPacks, type Plan } from "./apply-plan.server";
import { recordPlan } from "./save-prices.server";

const pageSize = 50;

/** One page of the changes of prices, newest first: those made and those planned. */
export function planPage(asked: number) {
  const total = db.select({ total: count() }).from(pricePlans).get()?.total ?? 0;
  const { page, pages, offset } = pageWithin(total, asked, pageSize);
  const plans = db
    .select()
    .from(pricePlans)
    .orderBy(desc(pricePlans.createdAt))
    .limit(pageSize)
    .offset(offset)
    .all();
  return { plans, page, pages };
}

/** Plans that wait for their time or for a person, the next first; no more than fit above a list. */
export function openPlans(): Plan[] {
  return db.select().from(pricePlans).where(isOpen).orderBy(pricePlans.runsAt).limit(20).all();
}

/** A plan with its lines beside their packs as they are now; null: there is none. */
export function planWithLines(id: string) {
  const plan = db.select().from(pricePlans).where(eq(pricePlans.id, id)).get();
  if (!plan) return null;
  const { note: _note, actorId: _actor, ...shown } = plan;
  return { plan: shown, lines: linesWithPacks(db, id) };
}

/** Cancels a plan that was not carried out; false: it was, or was cancelled before. `now`: UTC ms. */
export function cancelPlan(actor: Actor, id: string, now = Date.now()): Promise<boolean> {
  return write((tx) => {
    const [plan] = tx
      .update(pricePlans)
      .set({ cancelledAt: now })
      .where(and(eq(pricePlans.id, id), isOpen))
      .returning()
      .all();
    if (plan) recordPlan(tx, actor, plan, "price-plan.cancel");
    return plan !== undefined;
  });
}

/** Sets the prices of a plan at once that had a problem or waits; null: there is no such plan any more. `now`: UTC ms. */
export async function applyPlanNow(
  id: string,
  now = Date.now(),
): Promise<{ problem: string | null } | null> {
  const plan = db.select().from(pricePlans).where(eq(pricePlans.id, id)).get();
  return plan ? applyBeside(plan, { now, byHand: true }) : null;
}
