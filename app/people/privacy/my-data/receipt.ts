/** What was erased and what stays, for the page and the mail; it tells nothing of the person. `invoicesUntil`: UTC ms. */
export type ErasedReceipt = {
  account: boolean;
  orders: number;
  enquiries: number;
  mails: number;
  invoices: number;
  invoicesUntil: number | null;
};
