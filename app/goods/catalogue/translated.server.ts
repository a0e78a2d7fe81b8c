import { and, eq, inArray } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { catalogueWords } from "~/base/db/schema";
import { language } from "~/base/words/language";

/** `nameLang`, `descriptionLang`: set where these are shown in English on a page in another language. */
export type Named<Row> = Row & { nameLang?: "en" | undefined; descriptionLang?: "en" | undefined };

/**
 * Products or categories with their names, and descriptions if they have one, in the language of the page. Where words are missing the
 * English ones stay, and `nameLang` and `descriptionLang` say so.
 */
export function translated<Row extends { id: string; name: string; description?: string }>(
  rows: Row[],
): Named<Row>[] {
  const now = language();
  if (now === "en" || rows.length === 0) return rows;
  const ids = rows.map(({ id }) => id);
  const words = new Map(
    db
      .select()
      .from(catalogueWords)
      .where(and(inArray(catalogueWords.subjectId, ids), eq(catalogueWords.language, now)))
      .all()
      .map((row) => [row.subjectId, row]),
  );
  return rows.map((row) => {
    const own = words.get(row.id);
    return {
      ...row,
      ...(own ? { name: own.name } : { nameLang: "en" }),
      ...(row.description !== undefined && describedBy(own?.description)),
    };
  });
}

const describedBy = (description: string | null | undefined) =>
  description ? { description } : { descriptionLang: "en" as const };
