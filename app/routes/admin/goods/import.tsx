import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { requireAdmin } from "~/accounts/viewer.server";
import { pageMeta } from "~/layout/page-meta";
import { keepingForm } from "~/lib/keeping-form.server";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { FormProblem } from "~/ui/form-problem";
import { Notice } from "~/ui/notice";
import { importCheck } from "~/catalogue/csv/import-check.server";
import { ImportCheck } from "~/catalogue/csv/import-report";
import { confirmed, uploaded } from "~/catalogue/csv/import-submit.server";
import { optionalCsvColumns } from "~/catalogue/csv/product-csv";
import { productUpload } from "~/catalogue/product-upload.server";

export { privateHeaders as headers } from "~/accounts/private-headers";

export const meta = () => pageMeta({ title: "Import Products" });

export async function loader(args: LoaderFunctionArgs) {
  const admin = await requireAdmin(args);
  const id = new URL(args.request.url).searchParams.get("check");
  return { asked: id !== null, report: id === null ? null : importCheck(admin, id) };
}

export async function action(args: ActionFunctionArgs) {
  const admin = await requireAdmin(args);
  const form = await productUpload(args.request);
  return keepingForm(args, form, "Something went wrong", () =>
    form.has("check") ? confirmed(form, admin) : uploaded(form, admin),
  );
}

const path = "/dashboard/admin/products/import";

export default function ImportProducts() {
  const { asked, report } = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>()?.form;
  const isSending = useNavigation().formMethod === "POST";
  return (
    <section className="stack">
      <h1>Import Products</h1>
      <p>
        Export the products, edit the file in a spreadsheet, and upload it here. A row with a known
        slug updates that product, one without a slug makes a new one. First you see what would
        happen.
      </p>
      <p>
        <Link to="/dashboard/admin/products/export.csv" reloadDocument>
          Export products (CSV)
        </Link>
      </p>
      {asked && !report && (
        <Notice tone="error">That file is no longer here. Please upload it again.</Notice>
      )}
      {report && <ImportCheck report={report} action={path} />}
      <Form
        method="post"
        action={path}
        encType="multipart/form-data"
        className="stack panel"
        key={report?.id}
      >
        <FormProblem state={state} />
        <Field
          type="file"
          name="file"
          label={report ? "Another file" : "CSV file"}
          hint={`UTF-8, commas or semicolons, at most 5 MB and 5,000 rows. Columns: slug, name, description, price, quantity, shipping, category. May be left out: ${optionalCsvColumns.join(", ")}; a blank cell of these changes nothing`}
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
