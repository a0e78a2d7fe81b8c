import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, Link, useActionData, useNavigation } from "@remix-run/react";
import { requireAdmin } from "~/accounts/viewer.server";
import { pageMeta } from "~/layout/page-meta";
import { formOf } from "~/lib/form.server";
import { keepingForm } from "~/lib/keeping-form.server";
import { CountCheck } from "~/stock/admin/count-report";
import { checkCount, saveCount } from "~/stock/admin/import-submit.server";
import { mostBytes } from "~/stock/admin/stock-csv";
import { stockPath } from "~/stock/admin/stock-query";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { FormProblem } from "~/ui/form-problem";

export { privateHeaders as headers } from "~/accounts/private-headers";

export const meta = () => pageMeta({ title: "Import a count" });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  return null;
}

export async function action(args: ActionFunctionArgs) {
  const admin = await requireAdmin(args);
  // A file as large as allowed comes back as text, with what the form adds.
  const form = await formOf(args.request, mostBytes * 2);
  return keepingForm(args, form, "Something went wrong", async () =>
    form.has("text") ? await saveCount(form, admin) : await checkCount(form),
  );
}

export default function ImportCount() {
  const answer = useActionData<typeof action>();
  const report = answer && "report" in answer ? answer.report : undefined;
  const state = answer?.form;
  const isSending = useNavigation().formMethod === "POST";
  return (
    <section className="stack">
      <p>
        <Link to={stockPath}>Stock</Link>
      </p>
      <header className="page-head">
        <h1>Import a count</h1>
        <p className="lead">
          Download the stock, type what you counted under on_hand, and upload the file here. First
          you see what would change.
        </p>
        <p>
          <Link to={`${stockPath}/export.csv`} reloadDocument>
            Download the stock (CSV)
          </Link>
        </p>
      </header>
      <FormProblem state={state} />
      {report && <CountCheck report={report} />}
      <Form method="post" encType="multipart/form-data" className="stack panel">
        <Field
          type="file"
          name="file"
          label={report ? "Another file" : "CSV file"}
          hint="UTF-8, commas or semicolons, at most 1 MB and 5,000 rows. Columns: slug or code, on_hand, and if you like low_line (- for none) and counted (yes or no). A blank cell changes nothing. Leave on_hand_was as it is: then what is sold while you count stays sold."
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
