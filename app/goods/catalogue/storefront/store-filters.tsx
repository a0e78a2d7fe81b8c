import { Button, ButtonLink } from "~/base/ui/button";
import { Form } from "~/base/ui/form";
import { needsScript, withoutScript } from "~/base/ui/needs-script";
import { formatIndian } from "~/base/lib/india/format-indian";
import type { Option, StoreOptions } from "../browse/store-options.server";
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
 * every change shows in place (`refineLists`).
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
  return (
    <details className="store-filters">
      <summary className="button button-quiet">
        <span className="when-closed">{t("Show Filters")}</span>
        <span className="when-open">{t("Hide Filters")}</span>
      </summary>
      <Form
        id="filters"
        method="get"
        action="/Store"
        autoComplete="off"
        className="panel"
        data-refines=""
      >
        <div className="filter-groups" data-live="filters">
          {groups.map(([name, legend]) => (
            <Choices key={name} name={name} legend={t(legend)} options={options[name]} />
          ))}
        </div>
        <div className="actions">
          <Button>
            <span {...withoutScript}>{t("Show products")}</span>
            <span data-live="show">
              <span {...needsScript}>{showWords(total, isMore)}</span>
            </span>
          </Button>
          <ButtonLink tone="quiet" to="/Store">
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
            {label}
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
