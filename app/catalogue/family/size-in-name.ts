/** A size at the end of a name: `1 L`, `(500ml)`, `10 x 1 Ltr.`, `– 15 kg`. */
const sizeAtEnd =
  /[\s,(–—-]+(?:\d{1,3}\s*[x×*]\s*)?\d+(?:\.\d+)?\s*(?:ml|l|ltrs?|lit(?:re|er)s?|kgs?|kilos?|gms?|g|grams?)\.?\)?$/i;

/** `Black sesame oil 1 L` → `Black sesame oil`; a name that is nothing but a size, or has none, stays. */
export function withoutSize(name: string): string {
  const bare = name.trim().replace(sizeAtEnd, "").trim();
  return bare === "" ? name.trim() : bare;
}

/**
 * The name of a further size of an oil (`said`, as the pack declares it): `Black sesame oil 5 L`; an oil whose name ends with no size
 * keeps the comma between, `Sesame oil of the ghani, 5 L`.
 */
export const nameOfSize = (oil: string, said: string): string => {
  const bare = withoutSize(oil);
  return bare === oil.trim() ? `${bare}, ${said}` : `${bare} ${said}`;
};
