import { eq } from "drizzle-orm";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { isOvertaken } from "~/base/lib/form/version.server";
import { db, type Reader, write } from "~/base/db/connection.server";
import { priceLists, tradeAccounts } from "~/base/db/schema";
import { type AdvanceRule, typedAdvance } from "../advance-rule";
import { advanceRuleIn } from "../stored-advance.server";

/** What the buyer's price list says of advances; null: nothing, so that the settings hold. `userId`: who buys; null: a guest. */
export function advanceOfBuyer(from: Reader, userId: string | null): AdvanceRule | null {
  if (userId === null) return null;
  const list = from
    .select({ advance: priceLists.advance })
    .from(tradeAccounts)
    .innerJoin(priceLists, eq(priceLists.id, tradeAccounts.priceListId))
    .where(eq(tradeAccounts.userId, userId))
    .get();
  return advanceRuleIn(list?.advance);
}

/** What a price list says of advances. */
export const advanceOfList = (listId: string, from: Reader = db): AdvanceRule | null =>
  advanceRuleIn(
    from
      .select({ advance: priceLists.advance })
      .from(priceLists)
      .where(eq(priceLists.id, listId))
      .get()?.advance,
  );

/**
 * Sets what the customers of a price list pay in advance, read at this `version`; null: what everybody pays. Orders that stand do not
 * change. Returns as `meanwhile` what somebody else has changed it to.
 */
export const setListAdvance = (
  list: { id: string; name: string },
  rule: AdvanceRule | null,
  actor: Actor,
  version: string,
): Promise<{ meanwhile?: AdvanceRule | null }> =>
  write((tx) => {
    const before = advanceOfList(list.id, tx);
    if (isOvertaken(before, version, rule)) return { meanwhile: before };
    const advance = rule && JSON.stringify(rule);
    tx.update(priceLists)
      .set({ advance, updatedAt: Date.now() })
      .where(eq(priceLists.id, list.id))
      .run();
    recordChange(tx, {
      actor,
      action: "price-list.update",
      subject: list,
      before: { advance: inWords(before) },
      after: { advance: inWords(rule) },
    });
    return {};
  });

function inWords(rule: AdvanceRule | null): string {
  const { share, from } = typedAdvance(rule);
  return [share || "as everybody", from && `from ${from}`].filter(Boolean).join(" ");
}
