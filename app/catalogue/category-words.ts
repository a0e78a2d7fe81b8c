/** Why a category was refused, for the page and for the API. */
export const nameTaken = "There is a category of this name already";

/** Why a category with products cannot be deleted. */
export function stillHas(products: number): string {
  return products === 1
    ? "It still has 1 product. Move it to another category or delete it first."
    : `It still has ${products} products. Move them to another category or delete them first.`;
}
