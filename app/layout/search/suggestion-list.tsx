import { forwardRef, useEffect, useRef } from "react";
import type { Suggestion } from "~/goods/catalogue/search/suggestions.server";
import { Link } from "~/base/ui/link";
import { t } from "~/base/words/say";

/** Element ids of the list and of its options. */
export const listId = "search-suggestions";
export const optionId = (place: number) => `${listId}-${place}`;

type Props = { found: Suggestion[]; isOpen: boolean; chosen: number };

const keepFocus = (event: React.SyntheticEvent) => event.preventDefault();

/** The panel under the search box. The focus stays in the box while an option is pressed. The reference is to the list in it. */
export const SuggestionPanel = forwardRef<HTMLDivElement, Props>(function SuggestionPanel(
  { found, isOpen, chosen },
  list,
) {
  const isEmpty = found.length === 0;
  return (
    <div
      className="suggestions"
      role="presentation"
      hidden={!isOpen}
      onPointerDown={keepFocus}
      onMouseDown={keepFocus}
    >
      <div ref={list} id={listId} role="listbox" aria-label={t("Suggestions")} hidden={isEmpty}>
        {found.map((suggestion, place) => (
          <Option
            key={suggestion.to}
            {...suggestion}
            id={optionId(place)}
            isChosen={place === chosen}
          />
        ))}
      </div>
      <p hidden={!isEmpty}>{t("No suggestions")}</p>
      <button type="submit" className="suggestions-all" tabIndex={-1} hidden={isEmpty}>
        {t("See all results")}
      </button>
    </div>
  );
});

type OptionProps = Suggestion & { id: string; isChosen: boolean };

function Option({ id, isChosen, name, lang, note, to, size, photo }: OptionProps) {
  const option = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isChosen) option.current?.scrollIntoView({ block: "nearest" });
  }, [isChosen]);
  return (
    <Link ref={option} id={id} role="option" aria-selected={isChosen} tabIndex={-1} to={to}>
      {photo ? (
        <img className="suggestion-photo" alt="" width={48} height={48} src={photo} />
      ) : (
        <span className="suggestion-photo" />
      )}
      <span className="suggestion-name" lang={lang}>
        {name}
      </span>
      {size && <span className="suggestion-size">{size}</span>}
      <span className="suggestion-note">{note}</span>
    </Link>
  );
}

/** Tells a screen reader how many there are. */
export function SuggestionCount({ count, isTyped }: { count: number; isTyped: boolean }) {
  return <output className="visually-hidden">{isTyped && countInWords(count)}</output>;
}

function countInWords(count: number): string {
  if (count === 0) return t("No suggestions");
  return count === 1 ? t("1 suggestion") : t("{n} suggestions", { n: count });
}
