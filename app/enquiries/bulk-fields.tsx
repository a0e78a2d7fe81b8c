import type { FormState } from "~/lib/form";
import { Field, SelectField } from "~/ui/field";
import { longest } from "./fields";

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
      <Field
        name="Name"
        label="Name"
        required
        maxLength={longest.name}
        autoComplete="name"
        enterKeyHint="next"
        state={state}
      />
      <Field
        name="email"
        label="Email"
        type="email"
        required
        maxLength={longest.email}
        autoComplete="email"
        enterKeyHint="next"
        state={state}
      />
      <Field
        name="phone number"
        label="Contact number"
        type="tel"
        inputMode="tel"
        required
        maxLength={longest.phone}
        autoComplete="tel"
        enterKeyHint="next"
        state={state}
      />
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
        hint="As you would say it: 20 tins a month, 500 Ltr. for a wedding"
        required
        maxLength={longest.quantity}
        enterKeyHint="send"
        state={state}
      />
    </>
  );
}
