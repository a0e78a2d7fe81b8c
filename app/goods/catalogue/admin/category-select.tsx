import type { FormState } from "~/base/lib/form/form";
import { SelectField } from "~/base/ui/field";
import { needsScript } from "~/base/ui/needs-script";
import type { Category } from "../product";

/** Selects a category. With script a search field above filters the list (`narrowCategories`). */
export function CategorySelect({
  categories,
  chosen,
  state,
}: {
  categories: Category[];
  chosen: string;
  state: FormState | undefined;
}) {
  const value = state?.values.category ?? chosen;
  // With a deleted category as its value, the browser would show the first option as selected.
  const selectable = categories.some(({ id }) => id === value) ? value : "";
  return (
    <div className="category-select">
      <div className="field" {...needsScript}>
        <label htmlFor="category-search">Find a category</label>
        <input
          id="category-search"
          type="search"
          autoComplete="off"
          aria-controls="category"
          aria-describedby="category-found"
        />
        <output id="category-found" className="field-hint" />
      </div>
      <SelectField
        name="category"
        label="Category"
        state={state && { ...state, values: {} }}
        defaultValue={selectable}
        required
      >
        <option value="" disabled>
          Select a category
        </option>
        {categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
