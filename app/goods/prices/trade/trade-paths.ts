/** The owner's list of trade accounts, and the page of one by its user. */
export const tradeAccountsPath = "/dashboard/admin/trade";
export const tradePath = (userId: string) => `${tradeAccountsPath}/${userId}`;

/** Where a customer asks for trade prices. */
export const ownTradePath = "/dashboard/user/trade";
