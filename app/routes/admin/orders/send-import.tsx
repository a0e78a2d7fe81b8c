import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useAnswer } from "~/base/ui/sending/answer";
import { staffForm } from "~/people/accounts/guards/admin-form.server";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { sendImport } from "~/sales/fulfilment/ticked/send-import.server";
import { mostTicked } from "~/sales/fulfilment/ticked/ticked";
import { pageMeta } from "~/layout/page-meta";
import { importFormBytes, submitFile } from "~/base/lib/csv/csv-import.server";
import { CsvImport } from "~/base/ui/csv-import";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Import tracking numbers" });

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "orders");
  return null;
}

export const action = (args: ActionFunctionArgs) =>
  staffForm(args, "orders", (form, admin) => submitFile(form, sendImport(admin)), importFormBytes);

export default function ImportTrackingNumbers() {
  return (
    <CsvImport
      answer={useAnswer<typeof action>()}
      back={{ to: "/dashboard/admin/orders?show=to-send", words: "Orders to send" }}
      title="Import tracking numbers"
      lead="A file of the parcels that left today. First you see what it would do; then every order in it is sent. What you see says which buyers get a mail, and which do not."
      hint={`at most ${mostTicked} rows. Columns: order (PR-000012), courier (as on your list) and number. A blank courier stays as it is; a blank number sends the order without one.`}
      thing="Order"
      save="Send these orders"
      nothing="This file sends nothing."
    />
  );
}
