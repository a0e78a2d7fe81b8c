import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useAnswer } from "~/base/ui/sending/answer";
import { staffForm } from "~/people/accounts/guards/admin-form.server";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { pageMeta } from "~/layout/page-meta";
import { importFormBytes, submitFile } from "~/base/lib/csv/csv-import.server";
import type { PriceChange } from "~/goods/prices/day/price-change";
import { priceImport } from "~/goods/prices/day/price-import.server";
import { ChangeTable } from "~/goods/prices/day/price-preview";
import { pricesPath } from "~/goods/prices/day/price-query";
import { WhenFields } from "~/goods/prices/day/when-fields";
import { CsvImport } from "~/base/ui/csv-import";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Prices as a file" });

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "prices");
  return null;
}

export const action = (args: ActionFunctionArgs) =>
  staffForm(args, "prices", (form, admin) => submitFile(form, priceImport(admin)), importFormBytes);

export default function ImportPrices() {
  const answer = useAnswer<typeof action>();
  return (
    <CsvImport<PriceChange>
      answer={answer}
      back={{ to: pricesPath, words: "Prices" }}
      title="Prices as a file"
      lead="Download the prices, edit them in a spreadsheet, and upload the file here. First you see what would change. Packs that are not in the file keep their prices."
      download={{ to: `${pricesPath}/prices.csv`, words: "Download the prices (CSV)" }}
      hint="at most 500 KB and 5,000 lines. Columns: code or slug, price; mrp may be left out or blank. name and size are not read"
      thing="Pack"
      save="Save these prices"
      nothing="This file changes no price."
    >
      {({ changes }) => (
        <>
          <ChangeTable changes={changes} />
          <WhenFields />
        </>
      )}
    </CsvImport>
  );
}
