import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useAnswer } from "~/base/ui/sending/answer";
import { staffForm } from "~/people/accounts/guards/admin-form.server";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { pageMeta } from "~/layout/page-meta";
import { importFormBytes, submitFile } from "~/base/lib/csv/csv-import.server";
import { batchesPath } from "~/goods/stock/batches/batch-filter";
import { batchImport } from "~/goods/stock/batches/csv/batch-import.server";
import { CsvImport } from "~/base/ui/csv-import";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Import batches" });

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "stock");
  return null;
}

export const action = (args: ActionFunctionArgs) =>
  staffForm(args, "stock", (form, admin) => submitFile(form, batchImport(admin)), importFormBytes);

export default function ImportBatches() {
  return (
    <CsvImport
      answer={useAnswer<typeof action>()}
      back={{ to: batchesPath, words: "Batches" }}
      title="Import batches"
      lead="Export the batches, edit the file in a spreadsheet, and upload it here. A known number changes that batch, another one makes a new batch. First you see what would happen."
      download={{ to: `${batchesPath}/export.csv`, words: "Export batches (CSV)" }}
      hint="at most 500 KB. Columns: number, product (its slug), packed_on, best_before, arrived (all packs that ever arrived), report_words, shown (yes or no), seed_shown (yes or no), seed_place. A blank cell changes nothing, and so does the column left"
      thing="Batch"
      save="Save these batches"
    />
  );
}
