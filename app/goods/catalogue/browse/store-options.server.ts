import { desc, sql } from "drizzle-orm";
import type { Reader } from "~/base/db/connection.server";
import { keptWithOpenPages } from "~/base/db/open-pages.server";
import { prepared } from "~/base/db/prepared.server";
import { isVisible, products } from "~/base/db/schema";
import { packKinds } from "~/base/db/statuses";
import { packKindWords } from "../pack-kinds";
import { priceBrackets } from "../price-brackets";
import type { Category } from "../product";
import { countAll } from "../product-counts.server";
import { ownTexts } from "../words/own-texts.server";
import { firstOils, isSameOil, oilsAmong } from "./oils.server";
import { mostCounted } from "./refined.server";
import { sizeBrackets } from "./size-brackets";
import type { StoreQuery } from "./store-query";
import { langOfEnglish } from "~/base/words/language";
import { t } from "~/base/words/say";

/** One choice of the Store's filters. `count`: the products it would show beside the other choices; null: too many to count. */
export type Option = {
  value: string;
  label: string;
  lang?: "en" | undefined;
  count: number | null;
  isChosen: boolean;
};

export type StoreOptions = Record<
  "category" | "oil" | "pack" | "size" | "price" | "stock",
  Option[]
>;

/** All choices of the Store's filters, each counted with what is chosen in the others. */
export function storeOptions(query: StoreQuery, categories: Category[]): StoreOptions {
  const { facts, oils: offered } = keptFacts();
  const chosen = testsOf(query);
  /** What the choices in all other dimensions leave. */
  const left = (dimension: Dimension) =>
    facts?.filter((row) => dimensions.every((other) => other === dimension || chosen[other](row)));
  const among = Object.fromEntries(dimensions.map((each) => [each, left(each)]));
  const counted = (dimension: Dimension, test: Test) =>
    among[dimension]?.filter(test).length ?? null;
  const oils = withChosen(offered, query.oils);
  const own = ownTexts(oils);
  const option = (
    dimension: Dimension,
    value: string,
    label: string,
    test: Test,
    isChosen: boolean,
  ): Option => ({ value, label, isChosen, count: counted(dimension, test) });
  return {
    category: categories.map(({ id, slug, name, nameLang }) => ({
      lang: nameLang,
      ...option(
        "category",
        slug,
        name,
        is.category(id),
        query.categories.some((it) => it.id === id),
      ),
    })),
    oil: oils.map((oil) => ({
      lang: own[oil] === undefined ? langOfEnglish() : undefined,
      ...option(
        "oil",
        oil,
        own[oil] ?? oil,
        is.oil(oil),
        query.oils.some((chosen) => isSameOil(chosen, oil)),
      ),
    })),
    pack: packKinds.map((kind) =>
      option("pack", kind, t(packKindWords[kind]), is.pack(kind), query.packs.includes(kind)),
    ),
    size: sizeBrackets.map((size) =>
      option("size", size.value, t(size.label), is.size(size), query.sizes.includes(size)),
    ),
    price: priceBrackets.map((price) =>
      option("price", price.value, t(price.label), is.price(price), query.price === price),
    ),
    stock: [option("stock", "in", t("Can be bought now"), is.inStock, query.inStock)],
  };
}

type Facts = {
  categoryId: string;
  family: string | null;
  packKind: string | null;
  volumeMl: number;
  pricePaise: number;
  isSoldOut: boolean;
};
type Test = (row: Facts) => boolean;
type Dimension = keyof StoreOptions;
const dimensions: Dimension[] = ["category", "oil", "pack", "size", "price", "stock"];

type Bounds = { min: number; max: number | null };
const isWithin = (value: number, { min, max }: Bounds) =>
  value >= min && (max === null || value <= max);

const is = {
  category:
    (id: string): Test =>
    ({ categoryId }) =>
      categoryId === id,
  oil:
    (oil: string): Test =>
    ({ family }) =>
      family !== null && isSameOil(family, oil),
  pack:
    (kind: string): Test =>
    ({ packKind }) =>
      packKind === kind,
  size:
    (size: Bounds): Test =>
    ({ volumeMl }) =>
      isWithin(volumeMl, size),
  price:
    (price: Bounds): Test =>
    ({ pricePaise }) =>
      isWithin(pricePaise / 100, price),
  inStock: (({ isSoldOut }) => !isSoldOut) as Test,
};

const anyOf = (tests: Test[]): Test =>
  tests.length === 0 ? () => true : (row) => tests.some((test) => test(row));

const testsOf = (query: StoreQuery): Record<Dimension, Test> => ({
  category: anyOf(query.categories.map(({ id }) => is.category(id))),
  oil: anyOf(query.oils.map(is.oil)),
  pack: anyOf(query.packs.map(is.pack)),
  size: anyOf(query.sizes.map(is.size)),
  price: query.price ? is.price(query.price) : () => true,
  stock: query.inStock ? is.inStock : () => true,
});

const factsOfAll = prepared((from: Reader) =>
  from
    .select({
      categoryId: products.categoryId,
      family: products.family,
      packKind: products.packKind,
      volumeMl: products.volumeMl,
      pricePaise: products.pricePaise,
      isSoldOut: sql<boolean>`${products.isSoldOut}`.mapWith(Boolean),
    })
    .from(products)
    .where(isVisible)
    .orderBy(desc(products.createdAt), desc(products.id))
    .limit(sql.placeholder("most"))
    .prepare(),
);

/** Null: too many to count. Read once until one of them changes: 2,000 took 4 ms for each page. */
const keptFacts = keptWithOpenPages((from) => {
  const facts = countAll() > mostCounted ? null : factsOfAll(from).all({ most: mostCounted });
  return { facts, oils: facts ? oilsAmong(facts) : firstOils() };
});

const withChosen = (oils: string[], chosen: string[]) => [
  ...oils,
  ...chosen.filter((name) => !oils.some((oil) => isSameOil(oil, name))),
];
