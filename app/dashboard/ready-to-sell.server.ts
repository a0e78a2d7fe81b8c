import { count, desc, eq } from "drizzle-orm";
import { db } from "~/db/connection.server";
import { categories, lacksDeclaration, products } from "~/db/schema";
import { pageWithin } from "~/lib/page-number";
import { companyFacts } from "~/pages/company.server";

/** What the law wants of the firm and is not set; `to`: where it is typed. */
export type FirmGap = { words: string; to: string };

const wanted = [
  ["address", "The firm’s address (e-commerce rules 2020, rule 4)"],
  ["phone", "A phone number for complaints (rule 4)"],
  ["email", "An email address for complaints (rule 4)"],
  ["gstin", "The GSTIN, for tax invoices (CGST rule 46)"],
  ["fssai", "The FSSAI licence number (FSS licensing regulations)"],
] as const;

export function firmGaps(): FirmGap[] {
  const facts = companyFacts();
  return wanted
    .filter(([fact]) => !facts[fact])
    .map(([fact, words]) => ({ words, to: `/dashboard/admin/settings#${fact}` }));
}

/** How many products are offered without a declaration that the law wants. */
export const undeclaredCount = (): number =>
  db.select({ total: count() }).from(products).where(lacksDeclaration).get()?.total ?? 0;

const pageSize = 50;

/** One page (from 1) of these products, newest first, with what each lacks. */
export function undeclaredProducts(requested: number) {
  const { offset, ...place } = pageWithin(undeclaredCount(), requested, pageSize);
  const found = db
    .select({
      slug: products.slug,
      name: products.name,
      category: categories.name,
      mrpPaise: products.mrpPaise,
      maker: products.maker,
      countryOfOrigin: products.countryOfOrigin,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(lacksDeclaration)
    .orderBy(desc(products.createdAt), desc(products.id))
    .limit(pageSize)
    .offset(offset)
    .all();
  return {
    ...place,
    products: found.map(({ mrpPaise, maker, countryOfOrigin, ...product }) => ({
      ...product,
      lacks: [
        mrpPaise === null && "MRP",
        maker === null && "maker",
        countryOfOrigin === null && "country of origin",
      ].filter((fact) => fact !== false),
    })),
  };
}
