import { Button } from "~/base/ui/button";
import { withoutScript } from "~/base/ui/needs-script";
import { type Sort, sorts, sortWords } from "../browse/sorts";
import { t } from "~/base/words/say";

/** The order of the Store's list: a field of the form of its filters (`StoreFilters`), beside it. */
export function StoreSort({ sort }: { sort: Sort }) {
  return (
    <div className="store-sort">
      <label htmlFor="sort" className="visually-hidden">
        {t("Order of the products")}
      </label>
      <select id="sort" form="filters" name="sort" defaultValue={sort}>
        {sorts.map((each, index) => (
          <option key={each} value={index === 0 ? "" : each}>
            {t(sortWords[each])}
          </option>
        ))}
      </select>
      <Button form="filters" tone="quiet" {...withoutScript}>
        {t("Sort")}
      </Button>
    </div>
  );
}
