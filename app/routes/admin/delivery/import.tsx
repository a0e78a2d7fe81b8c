import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useAnswer } from "~/base/ui/sending/answer";
import { adminForm } from "~/people/accounts/guards/admin-form.server";
import { requireAdmin } from "~/people/accounts/guards/viewer.server";
import { tableImport } from "~/goods/delivery/admin/table-import.server";
import { pageMeta } from "~/layout/page-meta";
import { importFormBytes, submitFile } from "~/base/lib/csv/csv-import.server";
import { CsvImport } from "~/base/ui/csv-import";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "The delivery table as a file" });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  return null;
}

export const action = (args: ActionFunctionArgs) =>
  adminForm(args, (form, admin) => submitFile(form, tableImport(admin)), importFormBytes);

export default function ImportDelivery() {
  return (
    <CsvImport
      answer={useAnswer<typeof action>()}
      back={{ to: "/dashboard/admin/delivery", words: "Delivery" }}
      title="The delivery table as a file"
      lead="Download the table, edit it in a spreadsheet, and upload it here. First you see what would change. The file is the whole table: a zone that is not in it is removed."
      download={{ to: "/dashboard/admin/delivery/zones.csv", words: "Download the table (CSV)" }}
      hint="at most 500 KB. Columns: zone, pins, days_min, days_max and one for each weight, such as g500 (the price in rupees of up to 500 g). May be left out: carrier, from_g, extra_kg, offered, cod, free_from"
      thing="Zone"
      save="Save these zones"
      nothing="This file changes nothing but the order of the zones, if that."
    />
  );
}
