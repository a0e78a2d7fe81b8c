import { and, eq, isNull } from "drizzle-orm";
import { write } from "~/base/db/connection.server";
import { pricePlans } from "~/base/db/schema";
import { runBeside } from "~/base/lib/beside/beside.server";
import { whileWriting } from "~/base/lib/beside/make-way";
import { applyPlan } from "./apply-plan.server";

/** So many prices are set sooner than a process starts. */
const few = 500;

/** `now`: UTC ms; `byHand`: also a plan that could not be carried out before. */
type Asked = { id: string; now: number; byHand: boolean };
type Applied = { problem: string | null };

/** A plan that was neither carried out nor cancelled. */
export const isOpen = and(isNull(pricePlans.appliedAt), isNull(pricePlans.cancelledAt));

/** `applyPlan` in a write of its own. Null: there is no such plan any more. */
export function applyOpenPlan({ id, now, byHand }: Asked): Promise<Applied | null> {
  return write((tx) => {
    const plan = tx
      .select()
      .from(pricePlans)
      .where(and(eq(pricePlans.id, id), isOpen))
      .get();
    return plan && (byHand || plan.problem === null) ? applyPlan(tx, plan, now) : null;
  });
}

/** `applyOpenPlan`, of many packs in a process of its own. */
export async function applyBeside(
  { id, packs }: { id: string; packs: number },
  how: Omit<Asked, "id">,
): Promise<Applied | null> {
  const asked = { id, ...how };
  const here = () => applyOpenPlan(asked);
  const beside = { command: "prices:apply", asked, priority: whileWriting };
  return packs <= few ? here() : runBeside(beside, here);
}
