import { useRef } from "react";
import { Button, ButtonLink } from "~/base/ui/button";
import { Form } from "~/base/ui/form";
import { useInPlace } from "~/base/ui/browser/use-in-place";
import { useHydrated } from "~/base/ui/hydrated";
import { formatIndian } from "~/base/lib/india/format-indian";
import type { Option, StoreOptions } from "../browse/store-options.server";
import { refinedPath, useIsRefining, useShownChoices } from "./use-refining";
import { t } from "~/base/words/say";

const groups = [
  ["category", "Categories"],
  ["oil", "Kind of oil"],
  ["pack", "Kind of pack"],
  ["size", "Size"],
  ["price", "Price"],
  ["stock", "In stock"],
] as const satisfies [keyof StoreOptions, string][];

/**
 * The Store's filters behind a Show/Hide toggle: a sheet over the list on phones, a panel over it elsewhere. A GET form; with script
 * every change shows in place, and the button leads from the filters to the products behind them.
 */
export function StoreFilters({
  options,
  total,
  isMore,
}: {
  options: StoreOptions;
  total: number;
  isMore: boolean;
}) {
  const menu = useRef<HTMLDetailsElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useHydrated();
  const isRefining = useIsRefining();
  const { go, follow } = useInPlace();
  useShownChoices(form, options);
  const close = () => {
    if (!menu.current?.open) return;
    menu.current.open = false;
    menu.current.querySelector("summary")?.focus();
  };
  return (
    <details className="store-filters" ref={menu}>
      <summary className="button button-quiet">
        <span className="when-closed">{t("Show Filters")}</span>
        <span className="when-open">{t("Hide Filters")}</span>
      </summary>
      <Form
        formRef={form}
        id="filters"
        method="get"
        action="/Store"
        autoComplete="off"
        className="panel"
        onChange={({ currentTarget }) => go(refinedPath(currentTarget))}
        onSubmit={(event) => {
          event.preventDefault();
          close();
          go(refinedPath(event.currentTarget));
        }}
      >
        <div className="filter-groups">
          {groups.map(([name, legend]) => (
            <Choices key={name} name={name} legend={t(legend)} options={options[name]} />
          ))}
        </div>
        <div className="actions">
          <Button>
            <span className="live-part" aria-busy={isRefining || undefined}>
              {isHydrated ? showWords(total, isMore) : t("Show products")}
            </span>
          </Button>
          <ButtonLink tone="quiet" to="/Store" onClick={follow("/Store")}>
            {t("RESET FILTERS")}
          </ButtonLink>
        </div>
      </Form>
    </details>
  );
}

function Choices({
  name,
  legend,
  options,
}: {
  name: keyof StoreOptions;
  legend: string;
  options: Option[];
}) {
  const shown = options.filter(({ count, isChosen }) => isChosen || count !== 0);
  if (shown.length === 0) return null;
  return (
    <fieldset>
      <legend>{legend}</legend>
      {shown.map(({ value, label, lang, count, isChosen }) => (
        <label key={value} className="checkbox">
          <input
            type={name === "price" ? "radio" : "checkbox"}
            id={`${name}-${options.findIndex((option) => option.value === value) + 1}`}
            name={name}
            value={value}
            defaultChecked={isChosen}
          />
          <span lang={lang}>
            <span>{label}</span>
            {count !== null && <span className="muted">{` (${formatIndian(count)})`}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function showWords(total: number, isMore: boolean): string {
  if (isMore) return t("Show more than {n} products", { n: formatIndian(total) });
  if (total === 0) return t("No product fits");
  return t("{n, plural, one {Show # product} other {Show # products}}", { n: total });
}
