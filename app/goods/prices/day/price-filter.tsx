import { ChoiceField, FilterForm, KeywordField } from "~/base/ui/filter-form";
import { Field } from "~/base/ui/field";
import type { FormState } from "~/base/lib/form/form";
import type { PriceQuery } from "./price-query";
import { pricesPath } from "./price-query";
import { raiseUnits } from "./raised";

/** Which packs, and a change that fills in their new prices. `canRaise`: all of them stand on this page. */
export function PriceFilter({
  query: { q, category, size, by, unit },
  categories,
  sizes,
  canRaise,
  state,
}: {
  query: PriceQuery;
  categories: { slug: string; name: string }[];
  sizes: string[];
  canRaise: boolean;
  state: FormState | undefined;
}) {
  return (
    <FilterForm
      state={state}
      list={pricesPath}
      filter={{ q, category, size, by }}
      clear="All packs"
      title={canRaise ? "Choose packs, or change all" : "Choose packs"}
      label="Choose packs"
    >
      <KeywordField label="Name" value={q} />
      <ChoiceField
        name="category"
        label="Category"
        value={category}
        all="All categories"
        options={categories.map(({ slug, name }) => [slug, name])}
      />
      {sizes.length > 1 && (
        <ChoiceField
          name="size"
          label="Size"
          value={size}
          all="All sizes"
          options={sizes.map((one) => [one, one])}
        />
      )}
      {canRaise && (
        <>
          <Field
            name="by"
            label="Change all by"
            defaultValue={by}
            placeholder="+20"
            maxLength={20}
            autoComplete="off"
          />
          <ChoiceField name="unit" label="In" value={unit} options={Object.entries(raiseUnits)} />
        </>
      )}
    </FilterForm>
  );
}
