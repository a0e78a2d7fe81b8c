import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { timestamp } from "./columns";

/** Work that runs by itself: one process at a time holds each job, whoever else has the database open. Times UTC ms. */
export const jobs = sqliteTable("jobs", {
  /** Such as `reconcile`, `mail`. */
  name: text("name").primaryKey(),
  /** The process that runs it now, until `heldUntil` at the latest; null: nobody. */
  holder: text("holder"),
  heldUntil: timestamp("held_until").notNull().default(0),
  startedAt: timestamp("started_at"),
  finishedAt: timestamp("finished_at"),
  nextRunAt: timestamp("next_run_at").notNull().default(0),
  /** What the last run did, in a few words for the admin. */
  outcome: text("outcome").notNull().default(""),
  /** Why the last run failed; null: it did not. */
  problem: text("problem"),
  failuresInARow: integer("failures_in_a_row").notNull().default(0),
});
