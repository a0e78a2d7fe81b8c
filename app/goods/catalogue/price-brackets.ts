/** Rupees, both bounds included; `max: null`: no upper bound. */
export type PriceRange = { min: number; max: number | null };

export type PriceBracket = PriceRange & {
  /** The value in the URL. */
  value: string;
  label: string;
};

/**
 * The Store's price filter. Each bracket ends one paisa below the next, so that ₹499.50 is in the first.
 */
export const priceBrackets: PriceBracket[] = [
  { value: "0-499", label: "₹0–₹499", min: 0, max: 499.99 },
  { value: "500-999", label: "₹500–₹999", min: 500, max: 999.99 },
  { value: "1000-1999", label: "₹1,000–₹1,999", min: 1000, max: 1999.99 },
  { value: "2000-2999", label: "₹2,000–₹2,999", min: 2000, max: 2999.99 },
  { value: "3000-3999", label: "₹3,000–₹3,999", min: 3000, max: 3999.99 },
  { value: "4000-9999", label: "₹4,000 or more", min: 4000, max: null },
];

/** The bracket with this URL value, or null. */
export function priceBracket(value: string | null): PriceBracket | null {
  return priceBrackets.find((bracket) => bracket.value === value) ?? null;
}
