import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, Link, useActionData, useNavigation } from "@remix-run/react";
import { requireAdmin } from "~/accounts/viewer.server";
import { FileCheckReport } from "~/delivery/admin/file-report";
import { checkUploaded, saveChecked } from "~/delivery/admin/file-submit.server";
import { tableBytes } from "~/delivery/table-csv";
import { pageMeta } from "~/layout/page-meta";
import { formOf } from "~/lib/form.server";
import { keepingForm } from "~/lib/keeping-form.server";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { FormProblem } from "~/ui/form-problem";

export { privateHeaders as headers } from "~/accounts/private-headers";

export const meta = () => pageMeta({ title: "The delivery table as a file" });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  return null;
}

export async function action(args: ActionFunctionArgs) {
  const admin = await requireAdmin(args);
  const form = await formOf(args.request, tableBytes);
  return keepingForm(args, form, "Something went wrong", async () =>
    form.has("text") ? await saveChecked(form, admin) : await checkUploaded(form),
  );
}

export default function ImportDelivery() {
  const answer = useActionData<typeof action>();
  const report = answer && "report" in answer ? answer.report : undefined;
  const state = answer?.form;
  const isSending = useNavigation().formMethod === "POST";
  return (
    <section className="stack">
      <header className="page-head">
        <h1>The delivery table as a file</h1>
        <p className="lead">
          Download the table, edit it in a spreadsheet, and upload it here. First you see what would
          change. The file is the whole table: a zone that is not in it is removed.
        </p>
        <p>
          <Link to="/dashboard/admin/delivery/zones.csv" reloadDocument>
            Download the table (CSV)
          </Link>
        </p>
      </header>
      <FormProblem state={state} />
      {report && <FileCheckReport report={report} />}
      <Form method="post" encType="multipart/form-data" className="stack panel">
        <Field
          type="file"
          name="file"
          label={report ? "Another file" : "CSV file"}
          hint="UTF-8, commas or semicolons, at most 500 KB. Columns: zone, pins, days_min, days_max and one for each weight, such as g500 (the price in rupees of up to 500 g). May be left out: carrier, from_g, extra_kg, offered, cod, free_from"
          accept=".csv,text/csv"
          state={state}
          required
        />
        <Button tone={report ? "quiet" : "primary"} pending={isSending}>
          Check the file
        </Button>
      </Form>
      <p>
        <Link to="/dashboard/admin/delivery">Back to the table</Link>
      </p>
    </section>
  );
}
