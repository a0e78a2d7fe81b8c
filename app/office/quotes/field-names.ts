/** The names of the fields that a quote's form has for each product. */

export const packsPrefix = "packs.";

export const packsField = (productId: string) => `${packsPrefix}${productId}`;
export const priceField = (productId: string) => `price.${productId}`;
