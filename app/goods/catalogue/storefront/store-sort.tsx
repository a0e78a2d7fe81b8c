import { useEffect, useRef } from "react";
import { useInPlace } from "~/base/ui/browser/use-in-place";
import { Button } from "~/base/ui/button";
import { useHydrated } from "~/base/ui/hydrated";
import { type Sort, sorts, sortWords } from "../browse/sorts";
import { refinedPath } from "./use-refining";
import { t } from "~/base/words/say";

const valueOf = (sort: Sort) => (sort === sorts[0] ? "" : sort);

/** The order of the Store's list: a field of the form of its filters (`StoreFilters`), beside it. A choice shows in place. */
export function StoreSort({ sort }: { sort: Sort }) {
  const { go } = useInPlace();
  const isHydrated = useHydrated();
  const field = useRef<HTMLSelectElement>(null);
  const shown = useRef(sort);
  useEffect(() => {
    if (!field.current || shown.current === sort) return;
    shown.current = sort;
    field.current.value = valueOf(sort);
  }, [sort]);
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
        defaultValue={valueOf(sort)}
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
