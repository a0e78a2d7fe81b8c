import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, Link, useActionData, useNavigation } from "@remix-run/react";
import { requireAdmin } from "~/accounts/viewer.server";
import { pageMeta } from "~/layout/page-meta";
import { formOf } from "~/lib/form.server";
import { keepingForm } from "~/lib/keeping-form.server";
import { batchesPath } from "~/stock/batches/batch-filter";
import { importFormBytes } from "~/stock/batches/csv/batch-csv";
import { BatchFileReport } from "~/stock/batches/csv/file-report";
import { checkUploaded, importChecked } from "~/stock/batches/csv/import-submit.server";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { FormProblem } from "~/ui/form-problem";

export { privateHeaders as headers } from "~/accounts/private-headers";

export const meta = () => pageMeta({ title: "Import batches" });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  return null;
}

export async function action(args: ActionFunctionArgs) {
  const admin = await requireAdmin(args);
  const form = await formOf(args.request, importFormBytes);
  return keepingForm(args, form, "Something went wrong", async () =>
    form.has("text") ? await importChecked(form, admin) : await checkUploaded(form),
  );
}

export default function ImportBatches() {
  const answer = useActionData<typeof action>();
  const report = answer && "report" in answer ? answer.report : undefined;
  const state = answer?.form;
  const isSending = useNavigation().formMethod === "POST";
  return (
    <section className="stack">
      <p>
        <Link to={batchesPath}>Batches</Link>
      </p>
      <header className="page-head">
        <h1>Import batches</h1>
        <p className="lead">
          Export the batches, edit the file in a spreadsheet, and upload it here. A known number
          changes that batch, another one makes a new batch. First you see what would happen.
        </p>
      </header>
      <FormProblem state={state} />
      {report && <BatchFileReport report={report} />}
      <Form method="post" encType="multipart/form-data" className="stack panel">
        <Field
          type="file"
          name="file"
          label={report ? "Another file" : "CSV file"}
          hint="UTF-8, commas or semicolons, at most 500 KB. Columns: number, product (its slug), packed_on, best_before, arrived (all packs that ever arrived), report_words, shown (yes or no). A blank cell changes nothing, and so does the column left"
          accept=".csv,text/csv"
          state={state}
          required
        />
        <Button tone={report ? "quiet" : "primary"} pending={isSending}>
          Check the file
        </Button>
      </Form>
    </section>
  );
}
