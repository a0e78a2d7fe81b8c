import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { createdAt, id } from "./columns";

/** A product list that an admin uploaded and has not confirmed yet. Stored as text: it is parsed again every time. */
export const productImports = sqliteTable(
  "product_imports",
  {
    id: id(),
    adminId: text("admin_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    fileName: text("file_name").notNull(),
    content: text("content").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("product_imports_admin").on(table.adminId),
    index("product_imports_age").on(table.createdAt),
  ],
);
