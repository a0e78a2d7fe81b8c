/** The list of orders as packers see it; an order's page stands below it. */
export const parcelsPath = "/dashboard/admin/parcels";
