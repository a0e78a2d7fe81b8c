/** The page of an account. */
export const accountPath = (userId: string) => `/dashboard/admin/users/${userId}`;

/** The page of whoever placed this order: no name and no phone number stands in an address. */
export const buyerPath = (orderNumber: string) => `/dashboard/admin/customers/${orderNumber}`;
