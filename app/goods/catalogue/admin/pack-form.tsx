import { defaultDensity } from "~/base/lib/pack-size";
import { Field, SelectField, TextField } from "~/base/ui/field";
import { cellsOfPack } from "../csv/pack-cells";
import { packKinds } from "~/base/db/statuses";
import { packKindWords } from "../pack-kinds";
import { noPackFacts, type PackFacts } from "../pack-facts";
import { nutritionHint } from "../panel/nutrition";
import { longestFact, packFields, packLabels } from "../pack-labels";
import { PanelFields } from "./panel-fields";
import { useFormState } from "~/base/ui/sending/form-state";

/** The fields for what is printed on the pack. Collapsed unless one of them was refused, or they are asked for. */
export function PackForm({
  pack = noPackFacts,
  families,
  isOpen,
}: {
  pack: PackFacts | undefined;
  /** Families of other products, offered as suggestions. */
  families: string[];
  isOpen: boolean;
}) {
  const state = useFormState();
  const cells = cellsOfPack(pack);
  const text = (name: keyof typeof longestFact) => ({
    name,
    label: packLabels[name],
    defaultValue: cells[name],
    maxLength: longestFact[name],
  });
  const measure = (
    name: "density_g_per_l" | "gross_weight_g" | "box_length_mm" | "box_width_mm" | "box_height_mm",
  ) => ({
    name,
    label: packLabels[name],
    defaultValue: cells[name],
    inputMode: "numeric" as const,
    maxLength: 6,
  });
  return (
    <details open={isOpen || packFields.some((field) => state?.errors[field])}>
      <summary>Pack facts</summary>
      <div className="stack product-folded">
        <p className="muted">
          What is printed on the pack. The product’s page shows what you fill in and leaves out the
          rest.
        </p>
        <Field
          name="mrp"
          label={packLabels.mrp}
          hint="Rupees, as printed. The price may not be above it; the page strikes it through when the price is lower."
          defaultValue={cells.mrp}
          inputMode="decimal"
          maxLength={20}
        />
        <SelectField
          name="pack_kind"
          label={packLabels.pack_kind}
          hint="Shoppers can narrow the Store to it."
          defaultValue={cells.pack_kind}
        >
          <option value="">Not said</option>
          {packKinds.map((kind) => (
            <option key={kind} value={kind}>
              {packKindWords[kind]}
            </option>
          ))}
        </SelectField>
        <Field
          name="net_weight_g"
          label={packLabels.net_weight_g}
          hint="Oil sold by litres must also state its weight: 4550 is shown as 4.55 kg. Of a pack sold by kilograms or grams it is the quantity above."
          defaultValue={cells.net_weight_g}
          inputMode="numeric"
          maxLength={6}
        />
        <Field
          {...measure("density_g_per_l")}
          hint={`To compute litres from kilograms and back; left blank: ${defaultDensity}, as groundnut oil has`}
        />
        <Field
          {...text("generic_name")}
          hint="The common or generic name that the law wants, for instance: Filtered groundnut oil. Left blank, the ingredients stand for it."
        />
        <TextField {...text("ingredients")} rows={2} />
        <Field {...text("allergens")} hint="For instance: Contains groundnut (peanut)" />
        <SelectField
          name="vegetarian"
          label={packLabels.vegetarian}
          defaultValue={cells.vegetarian}
        >
          <option value="0">Not shown</option>
          <option value="1">Green mark</option>
        </SelectField>
        <Field {...text("storage")} hint="For instance: Keep in a cool, dark place" />
        <Field {...text("best_before")} hint="For instance: 9 months from packing" />
        <Field {...text("origin")} />
        <TextField {...text("maker")} hint="Name and address of who made and packed it" rows={2} />
        <TextField {...text("nutrition")} hint={nutritionHint} rows={4} />
        <PanelFields cells={cells} />
        <Field
          {...text("family")}
          hint="Give all sizes of one oil the same words here, and each shows the others"
          list="families"
          autoComplete="off"
        />
        <Field
          {...measure("gross_weight_g")}
          hint="With bottle and box, for the price of delivery. Left blank, it is computed from the litres; of pieces, pairs and boxes from the net weight, so give one of both."
        />
        <Field
          {...measure("box_length_mm")}
          hint="The box a single pack is sent in. Couriers charge for its size if that counts more than the weight."
        />
        <Field {...measure("box_width_mm")} />
        <Field {...measure("box_height_mm")} />
        <datalist id="families">
          {families.map((family) => (
            <option key={family}>{family}</option>
          ))}
        </datalist>
      </div>
    </details>
  );
}
