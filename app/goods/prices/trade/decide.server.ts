import { eq } from "drizzle-orm";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { write, type Writer } from "~/base/db/connection.server";
import { tradeAccounts, users } from "~/base/db/schema";
import { isOvertaken } from "~/base/lib/form/version.server";
import { priceListAt } from "../lists/price-lists.server";
import { tradeAccountOf } from "./trade-accounts.server";
import type { Decision } from "./trade-form";
import { mailDecision } from "./trade-mails.server";

type DecisionRefusal = "unknown-user" | "unknown-list";

/** What the form of a trade account edits; its version is that of this. */
export const decidedOf = (account: Fields | null) =>
  account && [account.firm, account.gstin, account.priceListId, account.mayPayLater];

type Fields = {
  firm: string;
  gstin: string | null;
  priceListId: string | null;
  mayPayLater: boolean;
};

/**
 * Approves a trade account, also of somebody who did not ask, or changes an approved one, read at this `version`; the customer is told when it opens.
 * Their next page has the new prices; orders keep theirs. `meanwhile`: what somebody else, or the customer, has changed it to; null: it is
 * not there any more.
 */
export function approveTrade(
  userId: string,
  { firm, gstin, list: priceListId, later: mayPayLater, version }: Decision & { version: string },
  actor: Actor,
  now = Date.now(),
): Promise<{ problem?: DecisionRefusal; meanwhile?: ReturnType<typeof tradeAccountOf> }> {
  return write((tx) => {
    const user = personOf(tx, userId);
    if (!user) return { problem: "unknown-user" };
    const list = priceListId === null ? null : priceListAt(priceListId, tx)?.list;
    if (list === undefined) return { problem: "unknown-list" };
    const before = tradeAccountOf(userId, tx);
    const wanted = { firm, gstin, priceListId, mayPayLater };
    if (isOvertaken(decidedOf(before), version, decidedOf(wanted))) return { meanwhile: before };
    const isNew = !before?.approvedAt;
    const fields = { ...wanted, updatedAt: now };
    const approved = isNew ? { approvedBy: actor.id, approvedAt: now } : {};
    const columns = { ...fields, ...approved };
    if (before) tx.update(tradeAccounts).set(columns).where(eq(tradeAccounts.userId, userId)).run();
    else
      tx.insert(tradeAccounts)
        .values({ userId, createdAt: now, ...columns })
        .run();
    recordChange(tx, {
      actor,
      action: isNew ? "trade.approve" : "trade.update",
      subject: subjectOf(user),
      ...(!isNew && { before: auditFields(before) }),
      after: { firm, gstin, priceList: list?.name ?? null, mayPayLater },
    });
    if (isNew)
      mailDecision(tx, user, { kind: "approved", list: list?.name ?? null, mayPayLater }, now);
    return {};
  });
}

/** Refuses who asked for trade prices, or ends an approved account. Who was refused is told. False: there is none. */
export function endTrade(userId: string, actor: Actor, now = Date.now()): Promise<boolean> {
  return write((tx) => {
    const user = personOf(tx, userId);
    const before = tradeAccountOf(userId, tx);
    if (!user || !before) return false;
    tx.delete(tradeAccounts).where(eq(tradeAccounts.userId, userId)).run();
    recordChange(tx, {
      actor,
      action: before.approvedAt ? "trade.end" : "trade.refuse",
      subject: subjectOf(user),
      before: auditFields(before),
    });
    if (!before.approvedAt) mailDecision(tx, user, { kind: "refused" }, now);
    return true;
  });
}

const auditFields = ({
  firm,
  gstin,
  list,
  mayPayLater,
}: {
  firm: string;
  gstin: string | null;
  list: string | null;
  mayPayLater: boolean;
}) => ({ firm, gstin, priceList: list, mayPayLater });

const personOf = (tx: Writer, id: string) =>
  tx
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, id))
    .get();

const subjectOf = ({ id, name, email }: { id: string; name: string; email: string }) => ({
  id,
  name: `${name} (${email})`,
});
