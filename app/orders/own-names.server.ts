import { and, eq, inArray } from "drizzle-orm";
import { db, type Reader } from "~/db/connection.server";
import { catalogueWords, products } from "~/db/schema";
import { langOfEnglish, language } from "~/words/language";

type Named = { productId: string; name: string; description?: string };
type InOwn<Line> = Line & { nameLang: "en" | undefined; descriptionLang: "en" | undefined };

/**
 * Lines of orders, whose names and descriptions are frozen in English, as the page's language has them: the words of a product that
 * is still called and described as it was when it was bought. `nameLang` and `descriptionLang` say where the English stays.
 */
export function inOwnNames<Line extends Named>(lines: Line[], from: Reader = db): InOwn<Line>[] {
  const now = language();
  const own = new Map(
    now === "en" || lines.length === 0
      ? []
      : from
          .select({
            id: products.id,
            english: { name: products.name, description: products.description },
            name: catalogueWords.name,
            description: catalogueWords.description,
          })
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
    const name = known?.english.name === line.name ? known.name : null;
    const description = known?.english.description === line.description ? known?.description : null;
    return {
      ...line,
      ...(name && { name }),
      ...(description && { description }),
      nameLang: name ? undefined : langOfEnglish(),
      descriptionLang: description || line.description === undefined ? undefined : langOfEnglish(),
    };
  });
}
