import { packKinds } from "~/base/db/statuses";
import { packKindWords } from "../pack-kinds";
import { priceBrackets } from "../price-brackets";
import type { Category } from "../product";
import { ownTexts } from "../words/own-texts.server";
import { isSameOil } from "./oils.server";
import { type Offered, offeredByStore, type OptionFacts } from "./option-facts.server";
import { type SizeBracket, sizeBrackets } from "./size-brackets";
import type { StoreQuery } from "./store-query";
import { langOfEnglish } from "~/base/words/language";
import { t } from "~/base/words/say";

/** One choice of the filters. `count`: the products it would show beside the other choices; null: too many to count. */
export type Option = {
  value: string;
  label: string;
  lang?: "en" | undefined;
  count: number | null;
  isChosen: boolean;
};

/**
 * Categories and oils are one list: a list of products that has `categories` to choose from offers those, a category's own its oils. An
 * oil that an address asks for all the same stands in `askedOils`.
 */
export type StoreOptions = Record<Dimension, Option[]> & { askedOils: Option[] };

/**
 * The choices of the filters, each counted with what is chosen in the others. Only what the list has before anything is chosen, so that
 * no choice comes or goes with another, the largest category first; nothing of a kind that leaves nothing out.
 */
export function storeOptions(
  query: StoreQuery,
  categories: Category[],
  { facts, oils: offered }: Offered = offeredByStore(),
): StoreOptions {
  const chosen = testsOf(query);
  /** What the choices in all other dimensions leave. */
  const left = (dimension: Dimension) =>
    facts?.filter((row) => dimensions.every((other) => other === dimension || chosen[other](row)));
  const among = Object.fromEntries(dimensions.map((each) => [each, left(each)]));
  const offers = (dimension: Dimension, choices: Choice[]): Option[] => {
    const all = choices.map(({ test, ...option }) => ({
      ...option,
      whole: facts?.filter(test).length ?? null,
      count: among[dimension]?.filter(test).length ?? null,
    }));
    const shown = all.filter(({ whole, isChosen }) => isChosen || whole !== 0);
    if (dimension === "category") shown.sort((one, other) => (other.whole ?? 0) - (one.whole ?? 0));
    const tells = shown.some(({ whole, isChosen }) => isChosen || whole !== facts?.length);
    return tells ? shown.map(({ whole: _whole, ...option }) => option) : [];
  };
  const oils = offers("oil", oilChoices(withChosen(offered, query.oils), query));
  return {
    category: offers("category", categoryChoices(categories, query)),
    oil: categories.length > 0 ? [] : oils,
    pack: offers("pack", packChoices(query)),
    size: offers("size", sizeChoices(query)),
    price: offers("price", priceChoices(query)),
    stock: offers("stock", stockChoices(query)),
    askedOils: oils.filter(({ isChosen }) => isChosen),
  };
}

type Test = (row: OptionFacts) => boolean;
type Dimension = "category" | "oil" | "pack" | "size" | "price" | "stock";
const dimensions: Dimension[] = ["category", "oil", "pack", "size", "price", "stock"];
type Choice = Omit<Option, "count"> & { test: Test };

const categoryChoices = (categories: Category[], query: StoreQuery): Choice[] =>
  categories.map(({ id, slug, name, nameLang }) => ({
    value: slug,
    label: name,
    lang: nameLang,
    test: is.category(id),
    isChosen: query.categories.some((it) => it.id === id),
  }));

function oilChoices(oils: string[], query: StoreQuery): Choice[] {
  const own = ownTexts(oils);
  return oils.map((oil) => ({
    value: oil,
    label: own[oil] ?? oil,
    lang: own[oil] === undefined ? langOfEnglish() : undefined,
    test: is.oil(oil),
    isChosen: query.oils.some((chosen) => isSameOil(chosen, oil)),
  }));
}

const packChoices = ({ packs }: StoreQuery): Choice[] =>
  packKinds.map((kind) => ({
    value: kind,
    label: t(packKindWords[kind]),
    test: is.pack(kind),
    isChosen: packs.includes(kind),
  }));

const sizeChoices = ({ sizes }: StoreQuery): Choice[] =>
  sizeBrackets.map((size) => ({
    value: size.value,
    label: t(size.label),
    test: is.size(size),
    isChosen: sizes.includes(size),
  }));

const priceChoices = (query: StoreQuery): Choice[] =>
  priceBrackets.map((price) => ({
    value: price.value,
    label: t(price.label),
    test: is.price(price),
    isChosen: query.price === price,
  }));

const stockChoices = ({ inStock }: StoreQuery): Choice[] => [
  { value: "in", label: t("Can be bought now"), test: is.inStock, isChosen: inStock },
];

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
    (size: SizeBracket): Test =>
    ({ volumeMl }) =>
      volumeMl === null ? size.isByNumber === true : isWithin(volumeMl, size),
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

const withChosen = (oils: string[], chosen: string[]) => [
  ...oils,
  ...chosen.filter((name) => !oils.some((oil) => isSameOil(oil, name))),
];
