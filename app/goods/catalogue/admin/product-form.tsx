import { Form } from "~/base/ui/form";
import type { FormState } from "~/base/lib/form/form";
import { Version } from "~/base/ui/version";
import { Button } from "~/base/ui/button";
import { Field, SelectField, TextField } from "~/base/ui/field";
import { FormProblem } from "~/base/ui/form-problem";
import { IdempotencyKey } from "~/base/ui/idempotency-key";
import { FormQuestion } from "~/base/ui/form-question";
import { CategorySelect } from "./category-select";
import { PackForm } from "./pack-form";
import { SizeFields } from "./size-fields";
import { PhotoField } from "~/goods/photos/photo-field";
import { mostPhotos } from "~/goods/photos/photo-ref";
import type { Category, WholeProduct } from "../product";
import { SaleFields } from "../sale/sale-fields";
import { TaxFields } from "./tax-fields";

/**
 * The form to create or edit a product. `submit`: the button's label. `fresh`: the idempotency key of a form
 * that creates one. An edit form sends the product's version to detect concurrent changes.
 */
export function ProductForm({
  categories,
  families,
  product,
  showsFacts = false,
  fresh,
  state,
  submit,
}: {
  categories: Category[];
  families: string[];
  product?: WholeProduct;
  /** Whether the pack facts and the tax stand open. */
  showsFacts?: boolean;
  fresh?: string;
  state: FormState | undefined;
  submit: string;
}) {
  return (
    <Form method="post" state={state} encType="multipart/form-data" className="stack product-form">
      <FormProblem />
      <FormQuestion />
      <input type="hidden" name="intent" value="save" />
      {fresh && <IdempotencyKey fresh={fresh} />}
      {product && <Version value={product.updatedAt} />}
      <CategorySelect categories={categories} chosen={product?.category.id ?? ""} />
      {product ? (
        <PhotoField
          label={product.photo ? "New photo (optional)" : "Photo"}
          hint={product.photo ? "It takes the place of the main photo." : undefined}
        />
      ) : (
        <PhotoField
          label="Photos"
          hint={`Up to ${mostPhotos}; the first is the main one.`}
          multiple
          marksMain
        />
      )}
      <ProductFields product={product} families={families} showsFacts={showsFacts} />
      <Button>{submit}</Button>
    </Form>
  );
}

function ProductFields({
  product,
  families,
  showsFacts,
}: {
  product: WholeProduct | undefined;
  families: string[];
  showsFacts: boolean;
}) {
  return (
    <>
      <Field name="name" label="Name" defaultValue={product?.name} maxLength={200} required />
      <TextField
        name="description"
        label="Description"
        defaultValue={product?.description}
        maxLength={5000}
        rows={5}
        required
      />
      <Field
        name="price"
        label="Price"
        hint="Rupees for one pack, all taxes included"
        defaultValue={product && product.pricePaise / 100}
        inputMode="decimal"
        required
      />
      <SizeFields product={product} />
      <SelectField name="shipping" label="Shipping" defaultValue={String(product?.shipping ?? 1)}>
        <option value="0">No</option>
        <option value="1">Yes</option>
      </SelectField>
      <SaleFields product={product} />
      <PackForm pack={product} families={families} isOpen={showsFacts} />
      <TaxFields product={product} isOpen={showsFacts} />
    </>
  );
}
