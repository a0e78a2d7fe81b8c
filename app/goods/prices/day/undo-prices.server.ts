import { and, eq, isNotNull } from "drizzle-orm";
import type { Actor } from "~/upkeep/audit/record.server";
import { db, type Reader, write, type Writer } from "~/base/db/connection.server";
import { pricePlans } from "~/base/db/schema";
import { askAbove } from "~/goods/catalogue/changes/price-question.server";
import { invalid, problemWith } from "~/base/lib/form/form.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import { leaveOutUndone } from "./leave-out-undone.server";
import { linesWithPacks } from "./apply-plan.server";
import { packsById } from "./packs.server";
import { checkedChanges, type NewPrice } from "./price-change";
import { savedBefore, storePrices } from "./save-prices.server";

/** Prices that were changed and may be put back. `packs`: of how many packs; `first`: some of them. Money in paise. */
export type PriceUndo = {
  plan: string;
  packs: number;
  first: { id: string; name: string; seenPaise: number; pricePaise: number }[];
};

const mostNamed = 5;

/** What the address of a screen offers to undo; null: nothing, or one of the prices has changed since. */
export function priceUndoIn(query: URLSearchParams): PriceUndo | null {
  const plan = query.get("undo");
  const lines = plan === null ? [] : changedLines(db, plan);
  if (plan === null || lines.length === 0 || !lines.every(isStanding)) return null;
  const first = lines
    .slice(0, mostNamed)
    .map(({ pack: { id, name }, seenPaise, pricePaise }) => ({ id, name, seenPaise, pricePaise }));
  return { plan, packs: lines.length, first };
}

/** Puts back the prices that stood before a plan, and leads to `path`; refused once somebody changed one of them. */
export async function submitUndo(form: FormData, admin: Actor, path: string) {
  const plan = String(form.get("plan") ?? "");
  const refused = await undoPlan(admin, plan);
  if (refused !== null) return invalid(problemWith("form", refused, form), { status: 409 });
  return seeOtherWith("Undone: the price is as it was", path);
}

/** Undoes the prices of a plan, all or none, once: null, or the sentence that says why not. The MRP stays. `now`: UTC ms. */
function undoPlan(actor: Actor, plan: string, now = Date.now()): Promise<string | null> {
  return write((tx) => {
    const lines = changedLines(tx, plan);
    const key = `undo ${plan}`;
    if (lines.length === 0) return changedSince;
    if (savedBefore({ key, runsAt: null }, tx))
      return lines.every(({ pack, seenPaise }) => pack.pricePaise === seenPaise)
        ? null
        : changedSince;
    if (!lines.every(isStanding)) return changedSince;
    const prices = lines.map(putBack);
    const refused = whyNot(tx, prices);
    if (refused) return refused;
    const undone = lines.map(({ pack }) => pack);
    leaveOutUndone(tx, undone, now);
    storePrices(tx, actor, { key, prices, runsAt: null, note: "Undo" }, now);
    return null;
  });
}

const changedSince = "A price has changed since, so nothing was undone.";

type Line = ReturnType<typeof linesWithPacks>[number];

const isStanding = ({ pack, pricePaise }: Line) => pack.pricePaise === pricePaise;

const putBack = ({ pack, seenPaise, pricePaise }: Line): NewPrice => ({
  productId: pack.id,
  seenPaise: pricePaise,
  pricePaise: seenPaise,
  mrpPaise: null,
});

/** The lines of a plan that was carried out, as far as they changed a price. */
function changedLines(from: Reader, plan: string): Line[] {
  const applied = from
    .select({ id: pricePlans.id })
    .from(pricePlans)
    .where(and(eq(pricePlans.id, plan), isNotNull(pricePlans.appliedAt)))
    .get();
  return applied
    ? linesWithPacks(from, plan).filter(({ seenPaise, pricePaise }) => seenPaise !== pricePaise)
    : [];
}

function whyNot(tx: Writer, prices: NewPrice[]): string | undefined {
  const packs = packsById(
    prices.map(({ productId }) => productId),
    tx,
  );
  const [sentence] = checkedChanges(packs, prices, askAbove(tx)).problems.values();
  return sentence;
}
