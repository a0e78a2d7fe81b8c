import { and, eq, inArray } from "drizzle-orm";
import { db, type Reader } from "~/db/connection.server";
import { catalogueWords, products } from "~/db/schema";
import { langOfEnglish, language } from "~/words/language";

/**
 * Lines of orders, whose names are frozen in English, as the page's language names these packs: the words of a product that is still
 * called as it was when it was bought. `nameLang` says where the English name stays.
 */
export function inOwnNames<Line extends { productId: string; name: string }>(
  lines: Line[],
  from: Reader = db,
): (Line & { nameLang: "en" | undefined })[] {
  const now = language();
  const own = new Map(
    now === "en" || lines.length === 0
      ? []
      : from
          .select({ id: products.id, english: products.name, name: catalogueWords.name })
          .from(catalogueWords)
          .innerJoin(products, eq(products.id, catalogueWords.subjectId))
          .where(
            and(
              inArray(catalogueWords.subjectId, [...new Set(lines.map((line) => line.productId))]),
              eq(catalogueWords.language, now),
            ),
          )
          .all()
          .map((row) => [row.id, row]),
  );
  return lines.map((line) => {
    const known = own.get(line.productId);
    return known?.english === line.name
      ? { ...line, name: known.name, nameLang: undefined }
      : { ...line, nameLang: langOfEnglish() };
  });
}
