import { Form } from "~/base/ui/form";
import type { FormState } from "~/base/lib/form/form";
import { defaultDensity } from "~/base/lib/pack-size";
import { Button } from "~/base/ui/button";
import { Field, SelectField, TextField } from "~/base/ui/field";
import { FormProblem } from "~/base/ui/form-problem";
import { nutritionHint } from "../panel/nutrition";
import { longestFact, packLabels } from "../pack-labels";
import type { Category } from "../product";
import type { Shared } from "./shared-facts";
import { Version } from "~/base/ui/version";

type Props = {
  name: string;
  shared: Shared;
  version: string;
  categories: Category[];
  state: FormState | undefined;
};

const differ = "The packs differ here: left blank, each keeps its own.";

/** What all packs of an oil say alike, edited once for all of them. */
export function SharedForm({ name, shared, version, categories, state }: Props) {
  const text = (field: keyof typeof longestFact, value: string | null | undefined) => ({
    name: field,
    label: packLabels[field],
    defaultValue: value ?? "",
    hint: value === undefined ? differ : undefined,
    maxLength: longestFact[field],
  });
  return (
    <Form method="post" state={state} encType="multipart/form-data" className="stack product-form">
      <FormProblem />
      <input type="hidden" name="intent" value="shared" />
      <Version value={version} />
      <Field
        {...text("family", name)}
        label="Name of the oil"
        hint="What its sizes have in common; the names of the packs stay"
        required
      />
      <TextField
        name="description"
        label="Description"
        hint={shared.description === undefined ? differ : undefined}
        defaultValue={shared.description ?? ""}
        maxLength={5000}
        rows={5}
      />
      <SelectField name="category" label="Category" defaultValue={shared.categoryId ?? ""}>
        {shared.categoryId === undefined && <option value="">As each pack has it</option>}
        {categories.map((category) => (
          <option key={category.id} value={category.id}>
            {category.name}
          </option>
        ))}
      </SelectField>
      <Field {...text("generic_name", shared.genericName)} />
      <TextField {...text("ingredients", shared.ingredients)} rows={2} />
      <Field {...text("allergens", shared.allergens)} />
      <SelectField
        name="vegetarian"
        label={packLabels.vegetarian}
        defaultValue={shared.isVegetarian === undefined ? "" : String(shared.isVegetarian)}
      >
        {shared.isVegetarian === undefined && <option value="">As each pack has it</option>}
        <option value="0">Not shown</option>
        <option value="1">Green mark</option>
      </SelectField>
      <Field {...text("storage", shared.storage)} />
      <Field {...text("best_before", shared.bestBefore)} />
      <Field {...text("origin", shared.countryOfOrigin)} />
      <TextField {...text("maker", shared.maker)} rows={2} />
      <TextField
        {...text("nutrition", shared.nutrition)}
        hint={shared.nutrition === undefined ? differ : nutritionHint}
        rows={4}
      />
      <Field
        name="density_g_per_l"
        label={packLabels.density_g_per_l}
        hint={
          shared.densityGPerL === undefined
            ? differ
            : `Left blank: ${defaultDensity}. The litres of packs sold by weight follow it.`
        }
        defaultValue={shared.densityGPerL ?? ""}
        inputMode="numeric"
        maxLength={4}
      />
      <Button>SAVE FOR ALL SIZES</Button>
    </Form>
  );
}
