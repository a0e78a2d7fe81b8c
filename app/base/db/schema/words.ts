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

/** What a short text of the owner, the name of an oil or a fact on the pack, is in Gujarati and Hindi, by its English. */
export const textWords = sqliteTable(
  "text_words",
  {
    text: text("text").notNull(),
    language: text("language", { enum: ["gu", "hi"] }).notNull(),
    words: text("words").notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.text, table.language] }),
    check("text_words_language", sql`${table.language} in ('gu', 'hi')`),
    check("text_words_given", sql`trim(${table.words}) <> ''`),
  ],
);
