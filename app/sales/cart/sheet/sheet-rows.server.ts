import { quantityTold } from "~/base/lib/pack-figures";
import { desc, eq } from "drizzle-orm";
import { sizeColumns } from "~/goods/catalogue/pack-columns.server";
import { countOf } from "~/goods/catalogue/product-paging.server";
import { db } from "~/base/db/connection.server";
import { categories, isVisible, products } from "~/base/db/schema";
import { groupedBy } from "~/base/lib/grouped-by";
import { pageWithin } from "~/base/lib/page-number";
import { stepsFor } from "~/goods/prices/steps.server";
import type { PriceList } from "~/goods/prices/unit-price.server";
import { type Left, packsLeft } from "~/goods/stock/available.server";
import type { CartLine } from "../cart.server";
import { translated } from "~/goods/catalogue/translated.server";
import { type OwnTexts, ownTexts } from "~/goods/catalogue/words/own-texts.server";
import { langOfEnglish } from "~/base/words/language";

/** Packs on one page of the sheet: all of a mill's, and few enough for one form. */
const packsPerPage = 150;

/**
 * One page of the packs on sale or sold out, by oil and within it from the smallest on, at the prices of a list (null: everybody's).
 * `cart`: the visitor's, with what it has; its own hold does not count against it. `now`: UTC ms.
 */
export function sheetPage(
  requested: number,
  list: PriceList | null,
  cart: { id: string; lines: CartLine[] } | null,
  now = Date.now(),
) {
  const total = countOf({ categoryIds: null, price: null });
  const { offset, ...place } = pageWithin(total, requested, packsPerPage);
  const packs = db
    .select({
      id: products.id,
      slug: products.slug,
      name: products.name,
      family: products.family,
      category: { id: categories.id, name: categories.name },
      pricePaise: products.pricePaise,
      ...sizeColumns,
      isSoldOut: products.isSoldOut,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(isVisible)
    .orderBy(desc(products.createdAt), desc(products.id))
    .limit(packsPerPage)
    .offset(offset)
    .all();
  const steps = stepsFor(db, list?.id ?? null, packs);
  const ids = packs.map(({ id }) => id);
  const left = packsLeft(db, ids, { cartId: cart?.id ?? null, now });
  const inCart = new Map(cart?.lines.map(({ product, quantity }) => [product?.id, quantity]));
  const rows = translated(packs)
    .toSorted((one, other) => quantityTold(one) - quantityTold(other))
    .map(({ family, category, isSoldOut, ...pack }) => {
      const [first, ...more] = steps.get(pack.id) ?? [];
      const own = first?.fromPacks === 1 ? first : null;
      return {
        ...pack,
        oil: family ?? category.name,
        pricePaise: own?.pricePaise ?? pack.pricePaise,
        steps: own || !first ? more : [first, ...more],
        isSoldOut: Boolean(isSoldOut),
        packs: inCart.get(pack.id) ?? 0,
        beingPaid: beingPaid(left.get(pack.id)),
      };
    });
  const own = {
    ...ownTexts([...new Set(packs.map(({ family }) => family))]),
    ...ownCategories(packs.filter(({ family }) => family === null)),
  };
  const oils = [...groupedBy(rows, ({ oil }) => oil.toLowerCase()).values()].map((packs) => {
    const english = packs[0]?.oil ?? "";
    const name = own[english] ?? english;
    return { name, lang: name === english ? langOfEnglish() : undefined, packs };
  });
  return { ...place, oils: oils.toSorted((one, other) => byName(one.name, other.name)) };
}

/** Packs that others are just paying for: all that are left, or how many; null: none, or of this product there is always enough. */
function beingPaid(left: Left | undefined): "all" | number | null {
  if (!left || left.held === 0) return null;
  return left.packs === 0 ? "all" : left.held;
}

/** Their categories' names in the language of the page, by the English ones. */
function ownCategories(packs: { category: { id: string; name: string } }[]): OwnTexts {
  const categories = packs.map(({ category }) => category);
  const named = translated(categories);
  return Object.fromEntries(
    categories.map(({ name }, index) => [name, named[index]?.name ?? name]),
  );
}

const byName = new Intl.Collator("en-IN").compare;

export type SheetPack = ReturnType<typeof sheetPage>["oils"][number]["packs"][number];
