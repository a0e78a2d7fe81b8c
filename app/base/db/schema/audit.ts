import { sql } from "drizzle-orm";
import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, id } from "./columns";

/** Changes made by admins. Append-only; rows outlive the users and things they name, hence no foreign keys. */
export const auditLog = sqliteTable(
  "audit_log",
  {
    id: id(),
    actorId: text("actor_id").notNull(),
    /** The admin's name at that time. */
    actorName: text("actor_name").notNull(),
    /** The action, such as `product.update`: thing, dot, verb. */
    action: text("action").notNull(),
    /** The thing alone: `product`. */
    kind: text("kind").generatedAlwaysAs(sql`substr(action, 1, instr(action, '.') - 1)`, {
      mode: "virtual",
    }),
    subjectId: text("subject_id").notNull(),
    /** The thing's name at that time. */
    subjectName: text("subject_name").notNull(),
    /** JSON: field → [before, after]. Never a password, hash or token. */
    changes: text("changes").notNull().default("{}"),
    createdAt: createdAt(),
  },
  (table) => [
    index("audit_log_newest").on(table.createdAt),
    index("audit_log_action").on(table.action, table.createdAt),
    index("audit_log_kind").on(table.kind, table.createdAt),
    index("audit_log_actor").on(table.actorId, table.createdAt),
    index("audit_log_subject").on(table.subjectId, table.createdAt),
  ],
);
