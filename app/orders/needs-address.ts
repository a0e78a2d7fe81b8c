/**
 * From this total (paise) on an invoice also names the address of a buyer without a GSTIN: rule 46 (e) of the CGST Rules says so of a
 * taxable value of ₹50,000, which the total, with its tax, is never below.
 */
const addressFromPaise = 50_000_00;

/** Whether the invoice of this order has to name the buyer's address: to a GSTIN always (rule 46 (d)), else from ₹50,000. */
export const needsAddress = (gstin: string | null, totalPaise: number): boolean =>
  gstin !== null || totalPaise >= addressFromPaise;
