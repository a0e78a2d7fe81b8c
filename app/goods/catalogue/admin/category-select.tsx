import { useState } from "react";
import { SelectField } from "~/base/ui/field";
import { useHydrated } from "~/base/ui/hydrated";
import type { Category } from "../product";
import { folded } from "../search-text";
import { FormStateProvider, useFormState } from "~/base/ui/sending/form-state";

/**
 * Selects a category. With script a search field above filters the list: Enter selects the first match, Tab moves to the list. What is
 * selected stays in it, and what was at first, for when the form is reset.
 */
export function CategorySelect({ categories, chosen }: { categories: Category[]; chosen: string }) {
  const state = useFormState();
  const value = state?.values.category ?? chosen;
  // With a deleted category as its value, the browser would show the first option as selected.
  const selectable = categories.some(({ id }) => id === value) ? value : "";
  const isHydrated = useHydrated();
  const [search, setSearch] = useState({ words: "", kept: "" });
  const matching = (words: string) =>
    categories.filter(({ name }) => folded(name).includes(folded(words)));
  const found = matching(search.words);
  const shown = categories.filter(
    (each) => found.includes(each) || [search.kept, selectable].includes(each.id),
  );
  const takeFirst = (event: React.KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    const [first] = matching(event.currentTarget.value);
    const select = listOf(event.currentTarget);
    if (!first || !select) return;
    select.value = first.id;
    setSearch({ words: "", kept: first.id });
    select.focus();
  };
  return (
    <div className="category-select">
      <div className="field" hidden={!isHydrated}>
        <label htmlFor="category-search">Find a category</label>
        <input
          id="category-search"
          type="search"
          autoComplete="off"
          aria-controls="category"
          aria-describedby="category-found"
          value={search.words}
          onChange={({ currentTarget }) =>
            setSearch({ words: currentTarget.value, kept: listOf(currentTarget)?.value ?? "" })
          }
          onKeyDown={takeFirst}
        />
        <output id="category-found" className="field-hint">
          {folded(search.words) === "" ? "" : inWords(found.length)}
        </output>
      </div>
      <FormStateProvider value={state && { ...state, values: {} }}>
        <SelectField name="category" label="Category" defaultValue={selectable} required>
          <option value="" disabled>
            Select a category
          </option>
          {shown.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </FormStateProvider>
    </div>
  );
}

function listOf({ form }: HTMLInputElement): HTMLSelectElement | null {
  const list = form?.elements.namedItem("category");
  return list instanceof HTMLSelectElement ? list : null;
}

function inWords(count: number): string {
  if (count === 0) return "No category has that in its name";
  return count === 1 ? "1 category; Enter takes it" : `${count} categories; Enter takes the first`;
}
