import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { timestamp } from "./columns";

/** Background jobs: one process at a time holds each job. Times in UTC ms. */
export const jobs = sqliteTable("jobs", {
  /** For example `reconcile`, `mail`. */
  name: text("name").primaryKey(),
  /** The process running it, until `heldUntil` at the latest; null: none. */
  holder: text("holder"),
  heldUntil: timestamp("held_until").notNull().default(0),
  startedAt: timestamp("started_at"),
  finishedAt: timestamp("finished_at"),
  nextRunAt: timestamp("next_run_at").notNull().default(0),
  /** Result of the last run, in a few words for the admin. */
  outcome: text("outcome").notNull().default(""),
  /** Why the last run failed; null: it succeeded. */
  problem: text("problem"),
  failuresInARow: integer("failures_in_a_row").notNull().default(0),
});
