/** The list of orders as packers see it; an order's page stands below it. */
export const parcelsPath = "/dashboard/admin/parcels";

/** Where the packs of an order are scanned into its box. */
export const packPath = (number: string) => `${parcelsPath}/${number}/pack`;
