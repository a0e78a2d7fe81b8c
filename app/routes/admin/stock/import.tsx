import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useAnswer } from "~/base/ui/sending/answer";
import { staffForm } from "~/people/accounts/guards/admin-form.server";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { pageMeta } from "~/layout/page-meta";
import { importFormBytes, submitFile } from "~/base/lib/csv/csv-import.server";
import { countImport } from "~/goods/stock/admin/stock-import.server";
import { stockPath } from "~/goods/stock/admin/stock-query";
import { CsvImport } from "~/base/ui/csv-import";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Import a count" });

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "stock");
  return null;
}

export const action = (args: ActionFunctionArgs) =>
  staffForm(args, "stock", (form, admin) => submitFile(form, countImport(admin)), importFormBytes);

export default function ImportCount() {
  return (
    <CsvImport
      answer={useAnswer<typeof action>()}
      back={{ to: stockPath, words: "Stock" }}
      title="Import a count"
      lead="Download the stock, type what you counted under on_hand, and upload the file here. First you see what would change."
      download={{ to: `${stockPath}/export.csv`, words: "Download the stock (CSV)" }}
      hint="at most 1 MB and 5,000 rows. Columns: slug or code, on_hand, and if you like low_line (- for none) and counted (yes or no). A blank cell changes nothing. Leave on_hand_was as it is: then what is sold while you count stays sold."
      thing="Product"
      save="Save this count"
    />
  );
}
