/** The page of an account. */
export const accountPath = (userId: string) => `/dashboard/admin/users/${userId}`;

/** The page of the buyer of this order: no URL holds a name or a phone number. */
export const buyerPath = (orderNumber: string) => `/dashboard/admin/customers/${orderNumber}`;
