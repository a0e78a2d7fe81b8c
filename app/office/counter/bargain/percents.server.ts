import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import type { Member } from "~/people/accounts/member";
import { may } from "~/people/accounts/staff/rights";
import { db, type Reader, type Writer } from "~/base/db/connection.server";
import { storedSettings, storeSettings } from "~/base/db/stored-settings.server";

const keys = { owner: "counter.bargainPercent", seller: "counter.sellerBargainPercent" } as const;

/**
 * Whole percent of the list price. `owner`: what is given without asking for the owner's password; `seller`: the most that a seller gives,
 * 0 for nothing.
 */
type BargainPercents = { owner: number; seller: number };

/** Until the owner says otherwise. */
const usual: BargainPercents = { owner: 5, seller: 0 };

export function bargainPercents(from: Reader = db): BargainPercents {
  const stored = storedSettings(from);
  const percentOf = (who: keyof BargainPercents) => Number(stored.get(keys[who]) ?? usual[who]);
  return { owner: percentOf("owner"), seller: percentOf("seller") };
}

export function setBargainPercents(tx: Writer, after: BargainPercents, actor: Actor): void {
  const before = bargainPercents(tx);
  if (before.owner === after.owner && before.seller === after.seller) return;
  storeSettings(tx, {
    [keys.owner]: String(after.owner),
    [keys.seller]: String(after.seller),
  });
  recordChange(tx, {
    actor,
    action: "settings.update",
    subject: { id: "bargains", name: "discounts at the counter" },
    before,
    after,
  });
}

/**
 * How far this person goes down at the counter, in whole percent of the list price; `asks`: whoever goes further is asked for the owner's
 * password, else refused. A seller never goes further than what the owner gives unasked.
 */
export type BargainRight = { percent: number; asks: boolean };

/** Whether it is the owner's: who is asked, or was (null), and says yes to what sellers may not. */
export const isOwners = (right: BargainRight | null): boolean => right === null || right.asks;

/** What somebody is told who went too far down and is not asked for the password. */
export const notFurther = ({ percent }: BargainRight): string =>
  percent === 0
    ? "Only the owner gives discounts here."
    : `You may take off at most ${percent} % of the list price. The owner may give more.`;

export function bargainRight(from: Reader, member: Member): BargainRight {
  const { owner, seller } = bargainPercents(from);
  return may(member, "owner")
    ? { percent: owner, asks: true }
    : { percent: Math.min(seller, owner), asks: false };
}
