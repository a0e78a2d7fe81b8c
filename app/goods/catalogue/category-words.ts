/** The message for a name already in use, on the page and in the API. */
export const nameTaken = "There is a category of this name already";

/** The message for deleting a category that has products. */
export function stillHas(products: number): string {
  return products === 1
    ? "It still has 1 product. Move it to another category or delete it first."
    : `It still has ${products} products. Move them to another category or delete them first.`;
}
