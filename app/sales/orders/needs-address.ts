/**
 * From this total (paise) on an invoice also names the address of a buyer without a GSTIN: rule 46 (e) of the CGST Rules says so of a
 * taxable value of ₹50,000, which the total, with its tax, is never below.
 */
const addressFromPaise = 50_000_00;

/** Whether the invoice of this order has to name the buyer's address: to a GSTIN always (rule 46 (d)), else from ₹50,000. */
export const needsAddress = (gstin: string | null, totalPaise: number): boolean =>
  gstin !== null || totalPaise >= addressFromPaise;

/** Said to who collects and has not typed it, through `t`. */
export const addressNeeded =
  "An invoice to a GSTIN, or of ₹50,000 and more, has to name your address: please type it below.";
