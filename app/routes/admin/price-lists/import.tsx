import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { staffForm } from "~/people/accounts/guards/admin-form.server";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { pageMeta } from "~/layout/page-meta";
import { importFormBytes, submitFile } from "~/base/lib/csv/csv-import.server";
import { notFound } from "~/base/lib/http/http";
import { listImport } from "~/goods/prices/lists/csv/list-import.server";
import { nameOfList, priceListPath } from "~/goods/prices/lists/list-paths";
import { priceListAt } from "~/goods/prices/lists/price-lists.server";
import { CsvImport } from "~/base/ui/csv-import";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "A price list as a file" });

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "prices");
  const found = priceListAt(args.params.list ?? "");
  if (!found) throw notFound();
  return found;
}

export async function action(args: ActionFunctionArgs) {
  const { list } = await loader(args);
  return staffForm(
    args,
    "prices",
    (form, admin) => submitFile(form, listImport(list, admin)),
    importFormBytes,
  );
}

export default function ImportPriceList() {
  const { list } = useLoaderData<typeof loader>();
  const path = priceListPath(list);
  return (
    <CsvImport
      answer={useAnswer<typeof action>()}
      back={{ to: path, words: nameOfList(list) }}
      title="Prices as a file"
      lead="Download the prices, edit them in a spreadsheet, and upload them here. First you see what would change. Packs that are not in the file stay as they are."
      download={{ to: `${path}/export.csv`, words: "Export CSV" }}
      hint="at most 500 KB and 5,000 lines. Columns: slug, from (packs), price (of one, in rupees); name may be there. One line for each price; a slug alone takes its prices away."
      thing="Pack"
      save="Save these prices"
    />
  );
}
