import { useEffect, useRef } from "react";
import type { InPlace } from "~/base/ui/browser/use-in-place";
import { Button } from "~/base/ui/button";
import { useHydrated } from "~/base/ui/hydrated";
import type { ListAt } from "../browse/list-at";
import { type Sort, sortsAt, sortWords } from "../browse/sorts";
import { refinedPath } from "./use-refining";
import { t } from "~/base/words/say";

/** The order of a list: a field of the form of its filters (`StoreFilters`), beside it. A choice shows in place. */
export function StoreSort({ at, sort, go }: { at: ListAt; sort: Sort; go: InPlace["go"] }) {
  const isHydrated = useHydrated();
  const sorts = sortsAt(at);
  const valueOf = (each: Sort) => (each === sorts[0] ? "" : each);
  const chosen = valueOf(sort);
  const field = useRef<HTMLSelectElement>(null);
  const shown = useRef(chosen);
  useEffect(() => {
    if (!field.current || shown.current === chosen) return;
    shown.current = chosen;
    field.current.value = chosen;
  }, [chosen]);
  return (
    <div className="store-sort">
      <label htmlFor="sort" className="visually-hidden">
        {t("Order of the products")}
      </label>
      <select
        ref={field}
        id="sort"
        form="filters"
        name="sort"
        defaultValue={chosen}
        onChange={({ currentTarget: { form } }) => form && go(refinedPath(form))}
      >
        {sorts.map((each) => (
          <option key={each} value={valueOf(each)}>
            {t(sortWords[each])}
          </option>
        ))}
      </select>
      <Button form="filters" tone="quiet" className="without-script" hidden={isHydrated}>
        {t("Sort")}
      </Button>
    </div>
  );
}
