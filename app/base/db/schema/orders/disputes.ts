import { sql } from "drizzle-orm";
import { check, index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { disputeMoveKinds, disputeStates } from "~/base/db/disputes";
import { createdAt, id, oneOf, paise, timestamp, updatedAt } from "../columns";

/** Not decided yet. Written out, not bound: only so it comes to its rows by an index. */
export const isOpenDispute = sql`state in ('open', 'action_required', 'under_review')`;

/**
 * Payments that a buyer's bank asks back, one row for each case of the provider. A case that was decided and comes back is a new one. The
 * payment may be one that the shop does not know. Nothing here changes whether an order is paid.
 */
export const disputes = sqliteTable(
  "disputes",
  {
    /** The provider's id, `disp_…`. */
    id: text("id").primaryKey(),
    paymentId: text("payment_id").notNull(),
    /** What is asked back, perhaps a part of the payment. */
    amountPaise: paise("amount_paise").notNull(),
    currency: text("currency").notNull(),
    /** `fraud`, `retrieval`, `chargeback`, `pre_arbitration`, `arbitration`, or what else the provider calls it. */
    phase: text("phase").notNull(),
    /** The network's code or the provider's word, and the provider's own sentence. */
    reasonCode: text("reason_code").notNull().default(""),
    reason: text("reason").notNull().default(""),
    /** The furthest state that was told. */
    state: text("state", { enum: disputeStates }).notNull(),
    /** When the provider told that state. */
    stateAt: timestamp("state_at").notNull(),
    /** The last moment to answer. Null: not told. */
    respondBy: timestamp("respond_by"),
    /** When the provider last asked for more, and when it last began to look at an answer. */
    askedAt: timestamp("asked_at"),
    reviewedAt: timestamp("reviewed_at"),
    /** The most that the provider said it had taken while nothing was decided. */
    takenPaise: paise("taken_paise").notNull().default(0),
    /** What the provider says is lost. Null: it is not lost. */
    lostPaise: paise("lost_paise"),
    /** When the provider raised it. */
    raisedAt: timestamp("raised_at").notNull(),
    /** How old the newest word is that the facts above are from. */
    toldAt: timestamp("told_at").notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("disputes_payment").on(table.paymentId),
    index("disputes_raised").on(table.raisedAt),
    index("disputes_open").on(table.respondBy).where(isOpenDispute),
    check("disputes_amount", sql`${table.amountPaise} > 0 and ${table.takenPaise} >= 0`),
    check("disputes_state", sql`${table.state} in (${oneOf(disputeStates)})`),
    check(
      "disputes_lost",
      sql`(${table.lostPaise} is null) = (${table.state} <> 'lost') and coalesce(${table.lostPaise}, 0) >= 0`,
    ),
  ],
);

/**
 * The money of each dispute. A row never changes: what turns out otherwise is a further row, perhaps below zero. `held` less `returned` is
 * what is held back now, `lost` is gone, `fee` is what the banks wanted for the case.
 */
export const disputeMoves = sqliteTable(
  "dispute_moves",
  {
    id: id(),
    disputeId: text("dispute_id")
      .notNull()
      .references(() => disputes.id, { onDelete: "restrict" }),
    kind: text("kind", { enum: disputeMoveKinds }).notNull(),
    amountPaise: paise("amount_paise").notNull(),
    /** Whether the provider told it of the case, or a payout has it. */
    source: text("source", { enum: ["told", "payout"] }).notNull(),
    /** When it happened, as far as the provider says. */
    movedAt: timestamp("moved_at").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("dispute_moves_dispute").on(table.disputeId),
    // For the money of a day.
    index("dispute_moves_moved").on(table.movedAt),
    check("dispute_moves_amount", sql`${table.amountPaise} <> 0`),
    check("dispute_moves_kind", sql`${table.kind} in (${oneOf(disputeMoveKinds)})`),
    check("dispute_moves_source", sql`${table.source} in ('told', 'payout')`),
  ],
);
