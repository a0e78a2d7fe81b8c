import { useEffect, useRef, useState } from "react";
import type { FormState } from "~/lib/form";
import { SelectField } from "~/ui/field";
import { useHasScript } from "~/ui/has-script";
import { useHydrating } from "~/ui/hydrating";
import type { Category } from "../product";
import { folded } from "../search-text";

/**
 * Selects a category. With JavaScript a search field above filters the list: Enter selects the first match, Tab moves to
 * the list.
 */
export function CategorySelect({
  categories,
  chosen,
  state,
}: {
  categories: Category[];
  chosen: string;
  state: FormState | undefined;
}) {
  const hasScript = useHasScript();
  const [wanted, setWanted] = useState("");
  const [value, setValue] = useState(state?.values.category ?? chosen);
  // With a deleted category as its value, the browser would show the first option as selected.
  const selectable = categories.some(({ id }) => id === value) ? value : "";
  const box = useRef<HTMLDivElement>(null);
  const matching = categories.filter(({ name }) => folded(name).includes(folded(wanted)));
  const isNarrowed = folded(wanted) !== "";
  const shown = categories.filter((one) => matching.includes(one) || one.id === value);

  // Keep a choice made before hydration.
  const isHydrating = useHydrating();
  useEffect(() => {
    if (isHydrating) setValue(box.current?.querySelector("select")?.value ?? "");
  }, [isHydrating]);

  function takeFirst() {
    const [first] = matching;
    if (!first) return;
    setValue(first.id);
    setWanted("");
    box.current?.querySelector("select")?.focus();
  }

  return (
    <div className="category-select" ref={box}>
      {hasScript && (
        <div className="field">
          <label htmlFor="category-search">Find a category</label>
          <input
            id="category-search"
            type="search"
            value={wanted}
            autoComplete="off"
            aria-controls="category"
            aria-describedby="category-found"
            onChange={(event) => setWanted(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              event.preventDefault();
              takeFirst();
            }}
          />
          <output id="category-found" className="field-hint">
            {isNarrowed && found(matching.length)}
          </output>
        </div>
      )}
      <SelectField
        name="category"
        label="Category"
        state={state && { ...state, values: {} }}
        defaultValue={undefined}
        value={selectable}
        onChange={(event) => setValue(event.currentTarget.value)}
        required
      >
        <option value="" disabled>
          Select a category
        </option>
        {shown.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

function found(count: number): string {
  if (count === 0) return "No category has that in its name";
  return count === 1 ? "1 category; Enter takes it" : `${count} categories; Enter takes the first`;
}
