import { Form, useNavigation } from "@remix-run/react";
import type { FormState } from "~/lib/form";
import { litres } from "~/lib/volume";
import { Button } from "~/ui/button";
import { Field, SelectField, TextField } from "~/ui/field";
import { FormProblem } from "~/ui/form-problem";
import { PhotoField } from "./photo-field";
import type { Category, Product } from "./product";

/** The fields of a product, empty or as it is now. `submit` is what the button says. */
export function ProductForm({
  categories,
  product,
  state,
  submit,
}: {
  categories: Category[];
  product?: Product;
  state: FormState | undefined;
  submit: string;
}) {
  const isSaving = useNavigation().formMethod === "POST";
  return (
    <Form method="post" encType="multipart/form-data" className="stack product-form">
      <FormProblem state={state} />
      <SelectField
        name="category"
        label="Category"
        state={state}
        defaultValue={product?.category.id ?? ""}
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
      <PhotoField product={product} state={state} />
      <Field
        name="name"
        label="Name"
        state={state}
        defaultValue={product?.name}
        maxLength={200}
        required
      />
      <TextField
        name="description"
        label="Description"
        state={state}
        defaultValue={product?.description}
        maxLength={5000}
        rows={5}
        required
      />
      <Field
        name="price"
        label="Price"
        hint="Rupees for one pack, all taxes included"
        state={state}
        defaultValue={product && product.pricePaise / 100}
        inputMode="decimal"
        required
      />
      <Field
        name="quantity"
        label="Quantity"
        hint="Litres in one pack"
        state={state}
        defaultValue={product && litres(product.volumeMl)}
        inputMode="decimal"
        required
      />
      <SelectField
        name="shipping"
        label="Shipping"
        state={state}
        defaultValue={String(product?.shipping ?? 1)}
      >
        <option value="0">No</option>
        <option value="1">Yes</option>
      </SelectField>
      <Button pending={isSaving}>{submit}</Button>
    </Form>
  );
}
