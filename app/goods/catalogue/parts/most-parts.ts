/** Most different parts of one product. */
export const mostParts = 6;
