import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { requireAdmin } from "~/accounts/viewer.server";
import { pageMeta } from "~/layout/page-meta";
import { formOf } from "~/lib/form.server";
import { keepingForm } from "~/lib/keeping-form.server";
import { PriceFileReport } from "~/prices/day/price-file-report";
import { checkUploadedPrices, saveCheckedPrices } from "~/prices/day/price-file-submit.server";
import { mostPriceLines } from "~/prices/day/price-file";
import { pricesPath } from "~/prices/day/price-query";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { FormProblem } from "~/ui/form-problem";

export { privateHeaders as headers } from "~/accounts/private-headers";

export const meta = () => pageMeta({ title: "Prices as a file" });

const mostBytes = 2 * 1024 * 1024;

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  return { mostLines: mostPriceLines };
}

export async function action(args: ActionFunctionArgs) {
  const admin = await requireAdmin(args);
  const form = await formOf(args.request, mostBytes);
  return keepingForm(args, form, "Something went wrong", async () =>
    form.has("text") ? await saveCheckedPrices(form, admin) : await checkUploadedPrices(form),
  );
}

export default function ImportPrices() {
  const { mostLines } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const report = answer && "report" in answer ? answer.report : undefined;
  const state = answer?.form;
  const isSending = useNavigation().formMethod === "POST";
  return (
    <section className="stack">
      <header className="page-head">
        <h1>Prices as a file</h1>
        <p className="lead">
          Download the prices, edit them in a spreadsheet, and upload the file here. First you see
          what would change. Packs that are not in the file keep their prices.
        </p>
        <p>
          <Link to={`${pricesPath}/prices.csv`} reloadDocument>
            Download the prices (CSV)
          </Link>
        </p>
      </header>
      <FormProblem state={state} />
      {report && <PriceFileReport key={report.key} report={report} state={state} />}
      <Form method="post" encType="multipart/form-data" className="stack panel">
        <Field
          type="file"
          name="file"
          label={report ? "Another file" : "CSV file"}
          hint={`UTF-8, commas or semicolons, at most 500 KB and ${mostLines} lines. Columns: code or slug, price; mrp may be left out or blank. name and size are not read`}
          accept=".csv,text/csv"
          state={state}
          required
        />
        <Button tone={report ? "quiet" : "primary"} pending={isSending}>
          Check the file
        </Button>
      </Form>
      <p>
        <Link to={pricesPath}>Back to the prices</Link>
      </p>
    </section>
  );
}
