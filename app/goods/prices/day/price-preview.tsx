import { Form } from "~/base/ui/form";
import type { FormState } from "~/base/lib/form/form";
import { rupees } from "~/base/lib/money";
import { Button } from "~/base/ui/button";
import { IdempotencyKey } from "~/base/ui/idempotency-key";
import { FormProblem } from "~/base/ui/form-problem";
import { Table } from "~/base/ui/table";
import { changeInWords, type PriceChange } from "./price-change";
import type { Preview } from "./prices-submit.server";
import { priceField, versionField, typedPrice } from "./typed-prices";
import { WhenFields } from "./when-fields";

/** The new prices before they are saved, with from when on they count. `here`: this page with its filters. */
export function PricePreview({
  preview: { changes, fresh },
  state,
  here,
}: {
  preview: Preview;
  state: FormState | undefined;
  here: string;
}) {
  const isAsked = changes.some(({ isJump }) => isJump);
  return (
    <Form
      method="post"
      state={state}
      action={here}
      className="stack panel"
      aria-labelledby="price-preview"
    >
      <h2 id="price-preview">
        {changes.length === 1 ? "1 new price" : `${changes.length} new prices`}
      </h2>
      <FormProblem />
      <ChangeTable changes={changes} />
      <IdempotencyKey fresh={fresh} />
      {changes.map(({ productId, seenPaise, pricePaise }) => (
        <Carried key={productId} {...{ productId, seenPaise, pricePaise }} />
      ))}
      <WhenFields />
      <p className="muted">Nothing is saved yet.</p>
      <div className="actions">
        <Button name="intent" value="save">
          {isAsked ? "Yes, save these prices" : "Save these prices"}
        </Button>
        <Button name="intent" value="edit" tone="quiet">
          {isAsked ? "No, go back to the fields" : "Go back to the fields"}
        </Button>
      </div>
    </Form>
  );
}

function Carried({
  productId,
  seenPaise,
  pricePaise,
}: Pick<PriceChange, "productId" | "seenPaise" | "pricePaise">) {
  return (
    <>
      <input type="hidden" name={versionField(productId)} value={seenPaise} />
      <input type="hidden" name={priceField(productId)} value={typedPrice(pricePaise)} />
    </>
  );
}

/** As many as a person looks through; a file may have thousands. */
const mostShown = 300;

/** Old and new price of each pack; a change that may be a slip is marked, and first where not all are shown. */
export function ChangeTable({ changes }: { changes: PriceChange[] }) {
  const jumps = changes.filter(({ isJump }) => isJump).length;
  const isLong = changes.length > mostShown;
  const shown = isLong
    ? changes
        .toSorted((one, other) => Number(other.isJump) - Number(one.isJump))
        .slice(0, mostShown)
    : changes;
  return (
    <>
      {jumps > 0 && (
        <p className="notice notice-info" role="status">
          {`${jumps === 1 ? "1 price changes" : `${jumps} prices change`} a lot, marked below. Is that right?`}
        </p>
      )}
      <Table
        rows={shown}
        keyOf={({ productId }) => productId}
        columns={[
          { head: "Pack", kind: "name", cell: ({ pack }) => `${pack.name}, ${pack.size}` },
          { head: "Price", cell: newPrice },
          { head: "Change", cell: changeCell },
          { head: "MRP", cell: newMrp },
        ]}
      />
      {isLong && <p className="muted">{`And ${changes.length - mostShown} more.`}</p>}
    </>
  );
}

const newPrice = ({ seenPaise, pricePaise }: PriceChange) =>
  seenPaise === pricePaise ? rupees(pricePaise) : `${rupees(seenPaise)} → ${rupees(pricePaise)}`;

function changeCell(change: PriceChange) {
  const words = changeInWords(change);
  return change.isJump ? <strong className="price-jump">{`Big change: ${words}`}</strong> : words;
}

function newMrp({ mrpPaise, pack }: PriceChange) {
  const before = pack.mrpPaise === null ? "–" : rupees(pack.mrpPaise);
  return mrpPaise === null || mrpPaise === pack.mrpPaise
    ? before
    : `${before} → ${rupees(mrpPaise)}`;
}
