import { useEffect, useRef, useState } from "react";
import type { FormState } from "~/lib/form";
import { SelectField } from "~/ui/field";
import { useHasScript } from "~/ui/has-script";
import { useHydrating } from "~/ui/hydrating";
import type { Category } from "../product";
import { folded } from "../search-text";

/**
 * Chooses a category. With JavaScript a field above the list narrows it: type, then Enter takes the first one left, or
 * Tab goes to the list.
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
  // A browser would show the first category in the place of one that is gone.
  const there = categories.some(({ id }) => id === value) ? value : "";
  const box = useRef<HTMLDivElement>(null);
  const fitting = categories.filter(({ name }) => folded(name).includes(folded(wanted)));
  const isNarrowed = folded(wanted) !== "";
  const shown = categories.filter((one) => fitting.includes(one) || one.id === value);

  // What was chosen before the scripts came is chosen.
  const isTakenOver = useHydrating();
  useEffect(() => {
    if (isTakenOver) setValue(box.current?.querySelector("select")?.value ?? "");
  }, [isTakenOver]);

  function takeFirst() {
    const [first] = fitting;
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
            {isNarrowed && found(fitting.length)}
          </output>
        </div>
      )}
      <SelectField
        name="category"
        label="Category"
        state={state && { ...state, values: {} }}
        defaultValue={undefined}
        value={there}
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
