import { and, eq, inArray } from "drizzle-orm";
import { db, type Reader } from "~/base/db/connection.server";
import { catalogueWords, products } from "~/base/db/schema";
import { langOfEnglish, language } from "~/base/words/language";

type Named = { productId: string; name: string };
type InOwn<Line> = Line & { nameLang: "en" | undefined };

/**
 * Lines of orders, whose names are frozen in English, with the name that the page's language has for a product that is still called
 * as it was when it was bought. `nameLang` says where the English stays.
 */
export function inOwnNames<Line extends Named>(lines: Line[], from: Reader = db): InOwn<Line>[] {
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
    const name = known?.english === line.name ? known.name : null;
    return { ...line, name: name || line.name, nameLang: name ? undefined : langOfEnglish() };
  });
}
