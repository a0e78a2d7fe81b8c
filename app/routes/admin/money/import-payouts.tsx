import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useAnswer } from "~/base/ui/sending/answer";
import { adminForm } from "~/people/accounts/guards/admin-form.server";
import { requireAdmin } from "~/people/accounts/guards/viewer.server";
import { pageMeta } from "~/layout/page-meta";
import { importFormBytes, submitFile } from "~/base/lib/csv/csv-import.server";
import { CsvImport } from "~/base/ui/csv-import";
import { payoutFile } from "~/sales/payments/payouts/file/payout-file.server";
import { payoutsPath } from "~/sales/payments/payouts/payout-words";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Payouts from a file" });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  return null;
}

export const action = (args: ActionFunctionArgs) =>
  adminForm(args, (form, admin) => submitFile(form, payoutFile(admin)), importFormBytes);

export default function ImportPayouts() {
  return (
    <CsvImport
      answer={useAnswer<typeof action>()}
      back={{ to: payoutsPath, words: "All payouts" }}
      title="Payouts from a file"
      lead="The settlement reconciliation that you download from Razorpay's Dashboard: for payouts from before the shop asked for them. First you see what it would bring; then all of it is stored, or nothing."
      hint="at most 4 MB and 10,000 rows. Its first line names the columns as Razorpay does: entity_id, type, debit, credit, amount, fee, tax, settled_at, settlement_id and, if there, settlement_utr, payment_id, created_at and the others of a reconciliation."
      thing="Payout"
      save="Bring these payouts"
      nothing="This file brings nothing that the shop does not know."
    />
  );
}
