import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { askAbove, tellOfOthersPrices } from "~/goods/catalogue/changes/price-question.server";
import { db, type Reader, write, type Writer } from "~/base/db/connection.server";
import { pricePlans } from "~/base/db/schema";
import { dateTime } from "~/base/lib/dates";
import { applyPlan, type Plan } from "./apply-plan.server";
import { packsById } from "./packs.server";
import { checkedChanges, type NewPrice } from "./price-change";
import { pricesPath } from "./price-query";

/**
 * What is to be saved. `key`: of the form and what was in it, so that two presses are one change. `runsAt`: UTC ms; null: now.
 */
type ToSave = { key: string; prices: NewPrice[]; runsAt: number | null; note?: string };

/**
 * Sets these prices now, or plans them; all or none. `changed`: a price is no longer the one that was seen, or cannot be set any
 * more, so nothing was stored.
 */
export const savePrices = (actor: Actor, wanted: ToSave, now = Date.now()): Promise<SavedPrices> =>
  write((tx) => storePrices(tx, actor, wanted, now));

type SavedPrices =
  { planId: string; problem?: undefined } | { planId?: undefined; problem: "changed" };

/** `savePrices` in its caller's transaction. */
export function storePrices(
  tx: Writer,
  actor: Actor,
  { key, prices, runsAt, note = "" }: ToSave,
  now: number,
): SavedPrices {
  const id = planIdOf(key, runsAt);
  if (storedPlan(tx, id)) return { planId: id };
  const packs = packsById(
    prices.map(({ productId }) => productId),
    tx,
  );
  if (prices.length === 0 || checkedChanges(packs, prices, askAbove(tx)).problems.size > 0)
    return { problem: "changed" };
  const plan: Plan = {
    id,
    runsAt: runsAt ?? now,
    note,
    packs: prices.length,
    actorId: actor.id,
    actorName: actor.name,
    appliedAt: null,
    cancelledAt: null,
    problem: null,
    createdAt: now,
  };
  tx.insert(pricePlans).values(plan).run();
  storeLines(tx, id, prices);
  if (runsAt === null) applyPlan(tx, plan, now);
  else recordPlan(tx, actor, plan, "price-plan.create");
  const moves = prices.map((price) => ({ ...price, name: packs.get(price.productId)?.name ?? "" }));
  const path = `${pricesPath}/plans/${id}`;
  tellOfOthersPrices(tx, actor, { key: `plan:${id}`, path, moves }, now);
  return { planId: id };
}

/** The plan that this form made before, and of how many packs; null: it was not sent yet. */
export function savedBefore(
  { key, runsAt }: Pick<ToSave, "key" | "runsAt">,
  from: Reader = db,
): { planId: string; packs: number } | null {
  const planId = planIdOf(key, runsAt);
  const plan = storedPlan(from, planId);
  return plan ? { planId, packs: plan.packs } : null;
}

const planIdOf = (key: string, runsAt: number | null) =>
  createHash("sha256")
    .update(JSON.stringify([key, runsAt]))
    .digest("hex")
    .slice(0, 32);

const storedPlan = (from: Reader, id: string) =>
  from.select({ packs: pricePlans.packs }).from(pricePlans).where(eq(pricePlans.id, id)).get();

function storeLines(tx: Writer, planId: string, prices: NewPrice[]): void {
  tx.run(sql`insert into price_plan_lines (plan_id, product_id, seen_paise, price_paise, mrp_paise)
    select ${planId}, value ->> 'productId', value ->> 'seenPaise', value ->> 'pricePaise', value ->> 'mrpPaise'
    from json_each(${JSON.stringify(prices)})`);
}

/** Writes an audit entry for a plan that was made or cancelled. */
export function recordPlan(
  tx: Writer,
  actor: Actor,
  { id, runsAt, packs, note }: Plan,
  action: "price-plan.create" | "price-plan.cancel",
): void {
  const facts = { time: dateTime(runsAt), packs, note };
  recordChange(tx, {
    actor,
    action,
    subject: { id, name: dateTime(runsAt) },
    ...(action === "price-plan.create" ? { after: facts } : { before: facts }),
  });
}
