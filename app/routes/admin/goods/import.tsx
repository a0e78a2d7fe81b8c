import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { staffForm } from "~/people/accounts/guards/admin-form.server";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { checkBeside } from "~/goods/catalogue/csv/import-beside.server";
import { confirmed, uploaded } from "~/goods/catalogue/csv/import-submit.server";
import { optionalCsvColumns } from "~/goods/catalogue/csv/product-csv";
import { pageMeta } from "~/layout/page-meta";
import { importFormBytes } from "~/base/lib/csv/csv-import.server";
import { log } from "~/base/lib/log/log.server";
import { noteNewPrices } from "~/goods/prices/day/note-price.server";
import { withUndo } from "~/goods/prices/undo-path";
import { CsvImport } from "~/base/ui/csv-import";
import { Notice } from "~/base/ui/notice";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

const productsPath = "/dashboard/admin/products";

export const meta = () => pageMeta({ title: "Import Products" });

export async function loader(args: LoaderFunctionArgs) {
  const admin = await requireStaff(args, "goods");
  const id = new URL(args.request.url).searchParams.get("check");
  return { asked: id !== null, report: id === null ? null : await checkBeside(admin, id) };
}

export const action = (args: ActionFunctionArgs) =>
  staffForm(
    args,
    "goods",
    (form, admin) =>
      form.has("check")
        ? confirmed(form, admin, async (prices) => {
            const note = { note: "Import of products" };
            // The file is imported already: without its note there is only no Undo.
            const plan = await noteNewPrices(admin, prices, note).catch((error: unknown) => {
              log.error({ requestId: args.context.requestId, err: error });
              return null;
            });
            return plan === null ? productsPath : withUndo(productsPath, plan);
          })
        : uploaded(form, admin),
    importFormBytes,
  );

export default function ImportProducts() {
  const { asked, report } = useLoaderData<typeof loader>();
  const form = useAnswer<typeof action>()?.form;
  return (
    <>
      {asked && !report && (
        <Notice tone="error">That file is no longer here. Please upload it again.</Notice>
      )}
      <CsvImport
        answer={{ report, form }}
        back={{ to: productsPath, words: "Products" }}
        title="Import Products"
        lead="Export the products, edit the file in a spreadsheet, and upload it here. A row with a known slug updates that product, one without a slug makes a new one. First you see what would happen."
        download={{ to: "/dashboard/admin/products/export.csv", words: "Export products (CSV)" }}
        hint={`at most 5 MB and 5,000 rows. Columns: slug, name, description, price, quantity, shipping, category. May be left out: ${optionalCsvColumns.join(", ")}; a blank cell of these changes nothing`}
        thing="Product"
        save="IMPORT PRODUCTS"
        hints={report?.hints}
        counts={
          report
            ? `New products: ${report.created}. Updated products: ${report.updated}. Unchanged products: ${report.unchanged}.`
            : undefined
        }
      />
    </>
  );
}
