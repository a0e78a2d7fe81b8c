import { sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";

/** The bank references of the payouts of these payments and refunds, by the provider's ids; the payout's id where no reference was told. */
export function payoutReferences(entityIds: string[]): Map<string, string> {
  const rows = db.all<{ id: string; reference: string }>(sql`
    select part.entity_id as id, coalesce(y.utr, y.id) as reference
    from payout_parts part join payouts y on y.id = part.payout_id
    where part.entity_id in (select value from json_each(${JSON.stringify(entityIds)}))`);
  return new Map(rows.map(({ id, reference }) => [id, reference]));
}
