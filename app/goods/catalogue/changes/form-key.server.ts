import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Reader } from "~/base/db/connection.server";
import { products } from "~/base/db/schema";
import type { ProductInput } from "./product-input.server";

/** The key of a create form. Includes the content: sending the form again with another name creates another product. */
export function formKeyOf({
  formToken,
  photo: _photo,
  morePhotos: _more,
  ...content
}: ProductInput) {
  if (!formToken) return null;
  return createHash("sha256")
    .update(JSON.stringify([formToken, content]))
    .digest("hex");
}

/** The product that this form created before; null: none. */
export function productOfForm(from: Reader, formKey: string | null): { id: string } | null {
  if (formKey === null) return null;
  const existing = from
    .select({ id: products.id })
    .from(products)
    .where(eq(products.formKey, formKey))
    .get();
  return existing ?? null;
}
