import { typedRupees } from "~/base/lib/money";

/** What was paid or got for an entry, as it is typed into its fields. */
export const billTyped = (
  bill: { amountPaise: number; feePaise: number; billNumber: string } | null,
) => ({
  amount: bill ? typedRupees(bill.amountPaise) : "",
  fee: bill?.feePaise ? typedRupees(bill.feePaise) : "",
  billNumber: bill?.billNumber ?? "",
});
