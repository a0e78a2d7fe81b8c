export const ewayPath = "/dashboard/admin/eway";

/** The page of an order's e-way bill. */
export const orderEwayPath = (number: string): string => `/dashboard/admin/orders/${number}/eway`;

/** The bulk file of these orders. */
export const ewayFilePath = `${ewayPath}/bills.json`;
