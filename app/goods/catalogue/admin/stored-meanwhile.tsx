import type { SaleState } from "~/base/db/statuses";
import type { FormState } from "~/base/lib/form/form";
import { rupees } from "~/base/lib/money";
import { declaredSize, isByWeight, type PackSize } from "~/base/lib/pack-size";
import { Table } from "~/base/ui/table";
import { cellsOfPack } from "../csv/pack-cells";
import { saleWords } from "../sale/sale-words";
import { packFields, packLabels } from "../pack-labels";
import type { Category, WholeProduct } from "../product";
import { measureCalled, packFromTyped, sizeTyped } from "../typed-size";

/** Compares this form with what someone else saved while it was open; shows only the fields that differ. */
export function StoredMeanwhile({
  state,
  stored,
  categories,
}: {
  state: FormState;
  stored: WholeProduct;
  categories: Category[];
}) {
  return (
    <Table
      className="panel"
      caption="Where the two differ"
      rows={differences(state.values, stored, categories)}
      keyOf={({ field }) => field}
      empty={<p>There is no difference.</p>}
      columns={[
        { head: "Field", kind: "name", cell: ({ field }) => field },
        { head: "Yours, not saved yet", cell: ({ yours }) => yours },
        { head: "Saved by someone else", cell: ({ theirs }) => theirs },
      ]}
    />
  );
}

function differences(typed: FormState["values"], stored: WholeProduct, categories: Category[]) {
  const price = Number(typed.price?.replaceAll(",", "")) * 100;
  const category = categories.find(({ id }) => id === typed.category)?.name ?? "";
  const theirDay = stored.backOn ?? "";
  return [
    { field: "Name", yours: typed.name?.trim(), theirs: stored.name },
    { field: "Description", yours: typed.description?.trim(), theirs: stored.description },
    { field: "Price", yours: rupees(Math.round(price)), theirs: rupees(stored.pricePaise) },
    {
      field: "Quantity",
      yours: declaredSize(sizeOf(typed, stored)),
      theirs: declaredSize(stored),
    },
    { field: "Shipping", yours: shipping(typed.shipping), theirs: shipping(stored.shipping) },
    { field: "Category", yours: category, theirs: stored.category.name },
    { field: "Sale", yours: sale(typed.sale ?? stored.sale), theirs: sale(stored.sale) },
    { field: "May be back on", yours: typed.back_on?.trim() ?? theirDay, theirs: theirDay },
    ...packDifferences(typed, stored),
  ].filter(({ yours, theirs }) => withPlainBreaks(yours) !== theirs);
}

/** The size that the form says; it was checked before. */
function sizeOf(typed: FormState["values"], stored: WholeProduct): PackSize {
  const containers = Number(typed.containers || 1);
  const measure = measureCalled(typed.measure ?? "") ?? stored.measure;
  const size = sizeTyped(typed.quantity ?? "", measure);
  return { ...stored, ...(size && packFromTyped(size)), containers };
}

/** A field missing from the form counts as unchanged. */
function packDifferences(typed: FormState["values"], stored: WholeProduct) {
  const theirs = cellsOfPack(stored);
  const measure = measureCalled(typed.measure ?? "") ?? stored.measure;
  // The quantity tells these.
  const others = packFields.filter(
    (field) =>
      !["measure", "containers"].includes(field) &&
      !(field === "net_weight_g" && isByWeight({ measure })),
  );
  return others.map((field) => ({
    field: packLabels[field],
    yours: typed[field]?.trim() ?? theirs[field],
    theirs: theirs[field],
  }));
}

const sale = (value: string) => saleWords[value as SaleState] ?? value;

const shipping = (value: string | number | undefined) => (String(value) === "0" ? "No" : "Yes");

/** Forms send line breaks as CRLF. */
const withPlainBreaks = (text: string | undefined) => text?.replaceAll("\r\n", "\n");
