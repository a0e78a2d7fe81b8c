import type { FormState } from "~/lib/form/form";
import { Field, SelectField } from "~/ui/field";
import { t } from "~/words/say";
import { longest } from "./fields";
import { WriterFields } from "./writer-fields";

/** `products`: the names to choose from. */
export function BulkFields({
  products,
  state,
}: {
  products: string[];
  state: FormState | undefined;
}) {
  return (
    <>
      <WriterFields name="Name" phone={t("Contact number")} state={state} />
      <Field
        name="shop/business name"
        label={t("Shop / business name")}
        required
        maxLength={longest.place}
        autoComplete="organization"
        enterKeyHint="next"
        state={state}
      />
      <SelectField name="product name" label={t("Product")} required defaultValue="" state={state}>
        <option value="" disabled>
          {t("Choose a product")}
        </option>
        {products.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </SelectField>
      <Field
        name="Quantity"
        label={t("Quantity")}
        hint={t("As you would say it: 20 tins a month, 500 L for a wedding")}
        required
        maxLength={longest.quantity}
        enterKeyHint="send"
        state={state}
      />
    </>
  );
}
