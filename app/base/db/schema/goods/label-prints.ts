import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, id } from "../columns";
import { batches } from "../stock";

/** Each time that labels of a batch were made: who, when, how many, and all that the file is made of anew. Only added, by triggers. */
export const labelPrints = sqliteTable(
  "label_prints",
  {
    id: id(),
    batchId: text("batch_id")
      .notNull()
      .references(() => batches.id, { onDelete: "restrict" }),
    labels: integer("labels").notNull(),
    /** A sheet or a roll (`office/pack-labels/papers.ts`), and from which cell of the first sheet on. */
    paper: text("paper").notNull(),
    firstCell: integer("first_cell").notNull(),
    /** Dots per inch of the printer. */
    dpi: integer("dpi").notNull(),
    design: text("design").notNull(),
    /** Of the second name. */
    language: text("language").notNull(),
    /** Which dates: `both` or `use-by`. */
    dates: text("dates").notNull(),
    /** A user's id. */
    actor: text("actor").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("label_prints_batch").on(table.batchId, table.createdAt, table.id),
    check("label_prints_labels", sql`${table.labels} > 0 and ${table.firstCell} > 0`),
  ],
);
