import { sql } from "drizzle-orm";
import { check, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { updatedAt } from "./columns";

/** What a product or category is called in Gujarati and Hindi. Its English is in its own row. */
export const catalogueWords = sqliteTable(
  "catalogue_words",
  {
    /** The id of a product or category. It stays with an archived product. */
    subjectId: text("subject_id").notNull(),
    language: text("language", { enum: ["gu", "hi"] }).notNull(),
    name: text("name").notNull(),
    /** Of products; null: the English one is shown. */
    description: text("description"),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.subjectId, table.language] }),
    check("catalogue_words_language", sql`${table.language} in ('gu', 'hi')`),
    check("catalogue_words_name_given", sql`trim(${table.name}) <> ''`),
  ],
);
