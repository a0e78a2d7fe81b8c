import type { FormState } from "~/lib/form";
import { Field, SelectField } from "~/ui/field";
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
      <WriterFields name="Name" phone="Contact number" state={state} />
      <Field
        name="shop/business name"
        label="Shop / business name"
        required
        maxLength={longest.place}
        autoComplete="organization"
        enterKeyHint="next"
        state={state}
      />
      <SelectField name="product name" label="Product" required defaultValue="" state={state}>
        <option value="" disabled>
          Choose a product
        </option>
        {products.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </SelectField>
      <Field
        name="Quantity"
        label="Quantity"
        hint="As you would say it: 20 tins a month, 500 L for a wedding"
        required
        maxLength={longest.quantity}
        enterKeyHint="send"
        state={state}
      />
    </>
  );
}
