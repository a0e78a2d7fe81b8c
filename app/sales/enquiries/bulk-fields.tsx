import { Field, SelectField } from "~/base/ui/field";
import { t } from "~/base/words/say";
import type { ProductChoice } from "./enquiries.server";
import { longest } from "./fields";
import { WriterFields } from "./writer-fields";

/** `products`: what there is to choose from. */
export function BulkFields({ products }: { products: ProductChoice[] }) {
  return (
    <>
      <WriterFields name="Name" phone={t("Contact number")} />
      <Field
        name="shop/business name"
        label={t("Shop / business name")}
        required
        maxLength={longest.place}
        autoComplete="organization"
        enterKeyHint="next"
      />
      <SelectField name="product name" label={t("Product")} required defaultValue="">
        <option value="" disabled>
          {t("Choose a product")}
        </option>
        {products.map(({ name, shown, lang }) => (
          <option key={name} value={name} lang={lang}>
            {shown}
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
      />
    </>
  );
}
