import { useEffect, useRef } from "react";
import type { InPlace } from "~/base/ui/browser/use-in-place";
import { Link } from "~/base/ui/link";
import type { ListAt } from "../browse/list-at";
import type { Option } from "../browse/store-options.server";
import { type StoreQuery, storePath } from "../browse/store-query";
import { packKindWords } from "../pack-kinds";
import { t } from "~/base/words/say";

/**
 * Each active filter as a link that removes it, in place. `oils`: those that are asked for, which know their names in this language.
 * `onLastGone`: when the last one went under the focus.
 */
export function ChosenFilters({
  at,
  query,
  oils,
  follow,
  onLastGone,
}: {
  at: ListAt;
  query: StoreQuery;
  oils: Option[];
  follow: InPlace["follow"];
  onLastGone: () => void;
}) {
  const chosen = chosenIn(query, oils);
  const { list, leave } = useFocusOnNext(chosen.length, onLastGone);
  if (chosen.length === 0) return null;
  return (
    <ul className="chosen-filters" aria-label={t("Chosen filters")} ref={list}>
      {chosen.map(({ label, lang, without }, index) => {
        const to = storePath({ ...query, page: 1, ...without }, at);
        return (
          <li key={label}>
            <Link
              to={to}
              className="chosen-filter"
              onClick={(event) => {
                leave(index);
                follow(to)(event);
              }}
            >
              <span className="visually-hidden">{t("Remove filter: {label}", { label })}</span>
              <span aria-hidden="true" lang={lang}>{`${label} ✕`}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** When a pressed chip has gone, the focus is on the one in its place. */
function useFocusOnNext(count: number, onLastGone: () => void) {
  const list = useRef<HTMLUListElement>(null);
  const left = useRef<{ index: number; count: number } | null>(null);
  useEffect(() => {
    if (!left.current || left.current.count === count) return;
    const { index } = left.current;
    left.current = null;
    if (document.activeElement !== document.body) return;
    const next = list.current?.querySelectorAll("a")[Math.min(index, count - 1)];
    if (next) next.focus({ preventScroll: true });
    else onLastGone();
  }, [count, onLastGone]);
  return { list, leave: (index: number) => void (left.current = { index, count }) };
}

type Chosen = { label: string; lang?: "en" | undefined; without: Partial<StoreQuery> };

function chosenIn(
  { categories, oils, packs, sizes, price, inStock }: StoreQuery,
  asked: Option[],
): Chosen[] {
  return [
    ...categories.map((it) => ({
      label: it.name,
      lang: it.nameLang,
      without: { categories: categories.filter((other) => other !== it) },
    })),
    ...asked.map(({ label, lang, value }) => ({
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
