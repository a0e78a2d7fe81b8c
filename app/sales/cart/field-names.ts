/** The id of the cart's one form, which the fields of the lines belong to. */
export const cartFormId = "cart-form";

/** The field of a line's quantity in the cart's one form. */
export const quantityField = (line: string) => `quantity.${line}`;
