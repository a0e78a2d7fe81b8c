import { useRef } from "react";
import { Button, ButtonLink } from "~/base/ui/button";
import { Form } from "~/base/ui/form";
import type { InPlace } from "~/base/ui/browser/use-in-place";
import { useHydrated } from "~/base/ui/hydrated";
import { Tick } from "~/base/ui/tick";
import { formatIndian } from "~/base/lib/india/format-indian";
import type { ListAt } from "../browse/list-at";
import type { Option, StoreOptions } from "../browse/store-options.server";
import { plainPath } from "../browse/store-query";
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

type Name = (typeof groups)[number][0];

/** Whether there is anything to choose from. */
export const hasChoices = (options: StoreOptions): boolean =>
  groups.some(([name]) => options[name].length > 0);

type Props = {
  at: ListAt;
  options: StoreOptions;
  total: number;
  isMore: boolean;
  inPlace: InPlace & { isOffline: boolean };
};

/**
 * The filters of a list: a column beside it on a desktop, elsewhere behind a Show/Hide toggle, as a sheet over it on phones and a panel on
 * tablets. A GET form; with script every change shows in place, and the button leads from the sheet to the products behind it.
 */
export function StoreFilters({ at, options, total, isMore, inPlace }: Props) {
  const menu = useRef<HTMLDetailsElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useHydrated();
  const isRefining = useIsRefining();
  const { go, follow, isOffline } = inPlace;
  useShownChoices(form, options, go);
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
        action={at.path}
        autoComplete="off"
        className="panel"
        onChange={({ currentTarget }) => go(refinedPath(currentTarget))}
        onSubmit={(event) => {
          event.preventDefault();
          close();
          go(refinedPath(event.currentTarget));
        }}
      >
        <Unseen at={at} options={options} />
        <div className="filter-groups">
          {groups.map(([name, legend]) => (
            <Choices key={name} name={name} legend={t(legend)} options={options[name]} />
          ))}
        </div>
        <div className="actions">
          {/* The line above the list says it aloud. */}
          {isOffline && (
            <p className="not-sent" aria-hidden="true">
              {t("There is no connection")}
            </p>
          )}
          <Button>
            <span className="live-part" aria-busy={isRefining || undefined}>
              {isHydrated ? showWords(total, isMore) : t("Show products")}
            </span>
          </Button>
          <ButtonLink tone="quiet" to={plainPath(at)} onClick={follow(plainPath(at))}>
            {t("RESET FILTERS")}
          </ButtonLink>
        </div>
      </Form>
    </details>
  );
}

/** What the address keeps though there is no box for it: the words of a search, and oils where categories are the list to choose from. */
function Unseen({ at, options }: Pick<Props, "at" | "options">) {
  return (
    <>
      {at.keyword !== undefined && <input type="hidden" name="q" value={at.keyword} />}
      {options.oil.length === 0 &&
        options.askedOils.map(({ value }) => (
          <input key={value} type="hidden" name="oil" value={value} />
        ))}
    </>
  );
}

function Choices({ name, legend, options }: { name: Name; legend: string; options: Option[] }) {
  if (options.length === 0) return null;
  return (
    <fieldset>
      <legend>{legend}</legend>
      {options.map(({ value, label, lang, count, isChosen }, index) => (
        <Tick
          key={value}
          type={name === "price" ? "radio" : "checkbox"}
          id={`${name}-${index + 1}`}
          name={name}
          value={value}
          defaultChecked={isChosen}
          disabled={count === 0 && !isChosen}
        >
          <span lang={lang}>
            <span>{label}</span>
            {count !== null && <span className="muted">{` (${formatIndian(count)})`}</span>}
          </span>
        </Tick>
      ))}
    </fieldset>
  );
}

function showWords(total: number, isMore: boolean): string {
  if (isMore) return t("Show more than {n} products", { n: formatIndian(total) });
  if (total === 0) return t("No product fits");
  return t("{n, plural, one {Show # product} other {Show # products}}", { n: total });
}
