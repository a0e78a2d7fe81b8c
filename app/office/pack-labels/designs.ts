/** How a label looks: black on white, or with a band in the colours of the brand, which a label printer does not have. */
export const designs = { plain: "Plain black", brand: "Brand colours" } as const;
export type Design = keyof typeof designs;
