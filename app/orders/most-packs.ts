/** As many packs of one product as a line of an order can hold. */
export const mostPacks = 5;
