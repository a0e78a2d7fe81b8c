/** Why nothing in a cart can be ordered. */
export type CartProblem = "empty-cart" | "gone-product" | "sold-out";

export const cartProblemWords: Record<CartProblem, string> = {
  "empty-cart": "Your cart is empty.",
  "gone-product": "A product in your cart is no longer sold. Please remove it to go on.",
  "sold-out": "There are not enough packs left for your cart.",
};
