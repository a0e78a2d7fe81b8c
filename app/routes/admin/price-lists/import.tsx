import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { requireAdmin } from "~/accounts/viewer.server";
import { pageMeta } from "~/layout/page-meta";
import { formOf } from "~/lib/form.server";
import { notFound } from "~/lib/http/http";
import { keepingForm } from "~/lib/keeping-form.server";
import { mostFileBytes } from "~/prices/lists/csv/list-csv";
import { ListFileReport } from "~/prices/lists/csv/list-report";
import { checkUploadedList, saveCheckedList } from "~/prices/lists/csv/list-upload.server";
import { nameOfList, priceListPath } from "~/prices/lists/list-paths";
import { priceListAt } from "~/prices/lists/price-lists.server";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { FormProblem } from "~/ui/form-problem";

export { privateHeaders as headers } from "~/accounts/private-headers";

export const meta = () => pageMeta({ title: "A price list as a file" });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  const found = priceListAt(args.params.list ?? "");
  if (!found) throw notFound();
  return found;
}

export async function action(args: ActionFunctionArgs) {
  const admin = await requireAdmin(args);
  const { list } = priceListAt(args.params.list ?? "") ?? {};
  if (list === undefined) throw notFound();
  const form = await formOf(args.request, 2 * mostFileBytes);
  return keepingForm(args, form, "Something went wrong", async () =>
    form.has("text") ? saveCheckedList(form, list, admin) : checkUploadedList(form, list),
  );
}

export default function ImportPriceList() {
  const { list } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const report = answer && "report" in answer ? answer.report : undefined;
  const isSending = useNavigation().formMethod === "POST";
  const path = priceListPath(list);
  return (
    <section className="stack">
      <header className="page-head">
        <p className="eyebrow">
          <Link to={path}>{nameOfList(list)}</Link>
        </p>
        <h1>Prices as a file</h1>
        <p className="lead">
          Download the prices, edit them in a spreadsheet, and upload them here. First you see what
          would change. Packs that are not in the file stay as they are.
        </p>
        <p>
          <Link to={`${path}/export.csv`} reloadDocument>
            Export CSV
          </Link>
        </p>
      </header>
      <FormProblem state={answer?.form} />
      {report && <ListFileReport report={report} />}
      <Form method="post" encType="multipart/form-data" className="stack panel">
        <Field
          type="file"
          name="file"
          label={report ? "Another file" : "CSV file"}
          hint="UTF-8, commas or semicolons, at most 500 KB and 5,000 lines. Columns: slug, from (packs), price (of one, in rupees); name may be there. One line for each price; a slug alone takes its prices away."
          accept=".csv,text/csv"
          state={answer?.form}
          required
        />
        <Button tone={report ? "quiet" : "primary"} pending={isSending}>
          Check the file
        </Button>
      </Form>
    </section>
  );
}
