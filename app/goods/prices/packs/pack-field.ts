/** The fields of a pack's facts, and the hidden ones of what stood there: `stock-<id>`, `version-stock-<id>`. Prices: `typed-prices.ts`. */
export const packField = (fact: "mrp" | "code" | "stock", id: string) => `${fact}-${id}`;
export const packVersionField = (fact: "mrp" | "code" | "stock", id: string) =>
  `version-${fact}-${id}`;
/** The id of a product's row in the owner's list. */
export const goodsId = (productId: string) => `goods-${productId}`;
