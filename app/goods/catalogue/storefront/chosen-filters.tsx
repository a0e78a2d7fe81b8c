import { Link } from "~/base/ui/link";
import type { Option } from "../browse/store-options.server";
import { type StoreQuery, storePath } from "../browse/store-query";
import { packKindWords } from "../pack-kinds";
import { t } from "~/base/words/say";

/** Each active filter as a link that removes it. `oils`: the choices of oils, which know their names in this language. */
export function ChosenFilters({ query, oils }: { query: StoreQuery; oils: Option[] }) {
  const chosen = chosenIn(query, oils);
  if (chosen.length === 0) return null;
  return (
    <ul className="chosen-filters" aria-label={t("Chosen filters")}>
      {chosen.map(({ label, lang, without }) => (
        <li key={label}>
          <Link to={storePath({ ...query, page: 1, ...without })} className="chosen-filter">
            <span className="visually-hidden">{t("Remove filter: {label}", { label })}</span>
            <span aria-hidden="true" lang={lang}>{`${label} ✕`}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

type Chosen = { label: string; lang?: "en" | undefined; without: Partial<StoreQuery> };

function chosenIn(
  { categories, oils, packs, sizes, price, inStock }: StoreQuery,
  options: Option[],
): Chosen[] {
  return [
    ...categories.map((it) => ({
      label: it.name,
      lang: it.nameLang,
      without: { categories: categories.filter((other) => other !== it) },
    })),
    ...options
      .filter(({ isChosen }) => isChosen)
      .map(({ label, lang, value }) => ({
        label,
        lang,
        without: { oils: oils.filter((it) => it.toLowerCase() !== value.toLowerCase()) },
      })),
    ...packs.map((it) => ({
      label: t(packKindWords[it]),
      without: { packs: packs.filter((other) => other !== it) },
    })),
    ...sizes.map((it) => ({
      label: t(it.label),
      without: { sizes: sizes.filter((other) => other !== it) },
    })),
    ...(price ? [{ label: t(price.label), without: { price: null } }] : []),
    ...(inStock ? [{ label: t("Can be bought now"), without: { inStock: false } }] : []),
  ];
}
