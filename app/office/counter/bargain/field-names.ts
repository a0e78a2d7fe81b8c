/** The field for the price that was agreed on for one pack of a product. */
export const priceField = (productId: string) => `price.${productId}`;

/** The field for what is taken off the whole. */
export const offField = "off";
