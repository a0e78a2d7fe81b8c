import { sql } from "drizzle-orm";
import type { Reader } from "~/base/db/connection.server";

/** A part that is stored already. */
type StoredPart = {
  entityId: string;
  payoutId: string;
  kind: string;
  amountPaise: number;
  creditPaise: number;
  debitPaise: number;
  feePaise: number;
  taxPaise: number;
};

/** What the shop knows of the payments and payouts in a file. */
export type KnownToShop = {
  /** What each payment was, in paise, by its id. */
  paiseOf: ReadonlyMap<string, number>;
  /** The parts that these ids have in any payout. */
  partsOf: ReadonlyMap<string, StoredPart[]>;
  /** What the bank got (null: not told) and what the parts add up to, of each payout. */
  payouts: ReadonlyMap<string, { amountPaise: number | null; sumPaise: number }>;
};

/** Looks up the payments, refunds and payouts that a file names. */
export function knownToShop(from: Reader, entityIds: string[], payoutIds: string[]): KnownToShop {
  const [entities, ids] = [JSON.stringify(entityIds), JSON.stringify(payoutIds)];
  const amounts = from.all<{ id: string; paise: number }>(sql`
    select id, amount_paise as paise from payments where id in (select value from json_each(${entities}))`);
  const parts = from.all<StoredPart>(sql`
    select entity_id as entityId, payout_id as payoutId, kind, amount_paise as amountPaise, credit_paise as creditPaise,
      debit_paise as debitPaise, fee_paise as feePaise, tax_paise as taxPaise
    from payout_parts where entity_id in (select value from json_each(${entities}))`);
  const payouts = from.all<{ id: string; amountPaise: number | null; sumPaise: number }>(sql`
    select y.id, y.amount_paise as amountPaise, coalesce((
      select sum(credit_paise - debit_paise) from payout_parts where payout_id = y.id), 0) as sumPaise
    from payouts y where y.id in (select value from json_each(${ids}))`);
  const partsOf = new Map<string, StoredPart[]>();
  for (const part of parts)
    partsOf.set(part.entityId, [...(partsOf.get(part.entityId) ?? []), part]);
  return {
    paiseOf: new Map(amounts.map(({ id, paise }) => [id, paise])),
    partsOf,
    payouts: new Map(payouts.map(({ id, ...of }) => [id, of])),
  };
}
