import { sql } from "drizzle-orm";
import { check, index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, id, updatedAt } from "./columns";

/** What the owner answers before it is asked, such as how an oil is pressed; one row for each language it is written in. */
export const productQuestions = sqliteTable(
  "product_questions",
  {
    id: id(),
    /** Of a pack; shown with all packs of its oil. Not a foreign key: it stays with an archived product. */
    productId: text("product_id").notNull(),
    language: text("language", { enum: ["en", "gu", "hi"] }).notNull(),
    question: text("question").notNull(),
    answer: text("answer").notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("product_questions_product").on(table.productId, table.id),
    check("product_questions_language", sql`${table.language} in ('en', 'gu', 'hi')`),
    check(
      "product_questions_given",
      sql`trim(${table.question}) <> '' and trim(${table.answer}) <> ''`,
    ),
  ],
);
