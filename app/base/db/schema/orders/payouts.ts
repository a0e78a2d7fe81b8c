import { sql } from "drizzle-orm";
import { check, index, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { payoutStatuses } from "~/base/db/statuses";
import { createdAt, oneOf, paise, timestamp, updatedAt } from "../columns";

/** What the provider pays out to the owner's bank, its settlements: one row for each transfer. */
export const payouts = sqliteTable(
  "payouts",
  {
    /** The provider's id, `setl_…`. */
    id: text("id").primaryKey(),
    /** What goes to the bank. Null: known from a file alone, which does not tell it. */
    amountPaise: paise("amount_paise"),
    /** `failed` is not the end: the provider tries again. */
    status: text("status", { enum: payoutStatuses }).notNull(),
    /** What the provider took for the transfer itself; of normal ones nothing. `fee` holds `tax`. */
    feePaise: paise("fee_paise").notNull().default(0),
    taxPaise: paise("tax_paise").notNull().default(0),
    /** The bank's number of the transfer in capitals. Null: not told. */
    utr: text("utr"),
    /** When the provider made it. */
    paidAt: timestamp("paid_at").notNull(),
    /** When its parts were last read from the provider or from a file. Null: never. */
    readAt: timestamp("read_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    // For the payouts of a month.
    index("payouts_paid").on(table.paidAt),
    // Asked for again until they have come.
    index("payouts_open")
      .on(table.paidAt)
      .where(sql`${table.status} <> 'processed' or ${table.amountPaise} is null`),
    check("payouts_amount", sql`${table.amountPaise} >= 0`),
    check("payouts_status", sql`${table.status} in (${oneOf(payoutStatuses)})`),
  ],
);

/**
 * What a payout is made of. `fee` holds `tax`, and both are in `credit` and `debit` already, of which one is 0. Triggers note in
 * `payments.payout_id` and `refunds.payout_id` where each of them went.
 */
export const payoutParts = sqliteTable(
  "payout_parts",
  {
    /** The provider's id of the payment (`pay_…`), refund, transfer or adjustment. */
    entityId: text("entity_id").notNull(),
    payoutId: text("payout_id")
      .notNull()
      .references(() => payouts.id, { onDelete: "restrict" }),
    /** `payment`, `refund`, `transfer`, `adjustment`, or what else the provider calls it. */
    kind: text("kind").notNull(),
    amountPaise: paise("amount_paise").notNull(),
    creditPaise: paise("credit_paise").notNull(),
    debitPaise: paise("debit_paise").notNull(),
    feePaise: paise("fee_paise").notNull(),
    taxPaise: paise("tax_paise").notNull(),
    /** The payment that it is or belongs to; may be one that the shop does not know. */
    paymentId: text("payment_id"),
    disputeId: text("dispute_id"),
    /** What the provider says of an adjustment; of anything else nothing is kept. */
    description: text("description"),
    /** When the payment, refund or adjustment was made. */
    madeAt: timestamp("made_at").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.entityId, table.payoutId] }),
    index("payout_parts_payout").on(table.payoutId, table.madeAt),
    index("payout_parts_payment").on(table.paymentId),
    index("payout_parts_dispute")
      .on(table.disputeId)
      .where(sql`${table.disputeId} is not null`),
    check(
      "payout_parts_sides",
      sql`${table.creditPaise} >= 0 and ${table.debitPaise} >= 0 and (${table.creditPaise} = 0 or ${table.debitPaise} = 0)`,
    ),
  ],
);
