import { Form } from "~/base/ui/form";
import type { FormState } from "~/base/lib/form/form";
import { Button } from "~/base/ui/button";
import { Field } from "~/base/ui/field";
import { FormProblem } from "~/base/ui/form-problem";
import { ScanField } from "~/base/ui/scanning/scan-field";
import { mayArrive } from "../scan/may-arrive";
import { type ScannedRow, useScannedRows } from "../scan/use-scanned-rows";
import { IdempotencyKey, keptKey } from "~/base/ui/idempotency-key";
import type { StockRow } from "../admin/stock-list.server";
import { onHandWords, packName } from "../admin/stock-words";

/** One number for each product that is counted: what arrived this morning, in one go. */
export function ArrivalsSheet({
  rows,
  added,
  batches,
  fresh,
  state,
}: {
  rows: StockRow[];
  /** Products with a number in the sheet that came back; those that `rows` lacks get a row of their own. */
  added: ScannedRow[];
  /** The newest batches of each product, to suggest; a product without batches asks for none. */
  batches: Map<string, { number: string }[]>;
  fresh: string;
  state: FormState | undefined;
}) {
  const { others, said, scan, waiting } = useScannedRows(
    added.filter(({ id }) => !rows.some((row) => row.id === id)),
    state?.errors.scan,
    mayArrive,
  );
  return (
    <Form method="post" state={state} className="stack" key={keptKey(fresh, state)}>
      <FormProblem />
      <IdempotencyKey fresh={fresh} />
      <ScanField
        label="Scan what came"
        submit="Add it"
        said={said}
        waiting={waiting}
        onScan={scan}
      />
      <ul className="stock-sheet">
        {others.map(({ id, name }) => (
          <li key={id}>
            <PacksField id={id} name={name} />
            <BatchNumber id={id} name={name} batches={[]} />
          </li>
        ))}
        {rows.map((row) => (
          <li key={row.id}>
            <PacksField id={row.id} name={packName(row)} hint={`On hand: ${onHandWords(row)}`} />
            {batches.has(row.id) && (
              <BatchNumber id={row.id} name={packName(row)} batches={batches.get(row.id) ?? []} />
            )}
          </li>
        ))}
      </ul>
      <Field
        name="why"
        label="Note (optional)"
        hint="Stands beside each of these movements"
        maxLength={200}
        autoComplete="off"
      />
      <Button>Save arrivals</Button>
    </Form>
  );
}

type RowProps = { id: string; name: string };

const PacksField = ({ id, name, hint }: RowProps & { hint?: string }) => (
  <Field
    name={`packs-${id}`}
    label={name}
    hint={hint}
    inputMode="numeric"
    maxLength={6}
    autoComplete="off"
  />
);

/** The batch of the packs that came, by its number. */
function BatchNumber({
  id,
  name,
  batches,
}: RowProps & {
  batches: { number: string }[];
}) {
  const list = `batches-${id}`;
  return (
    <>
      <Field
        name={`batch-${id}`}
        label="Batch (optional)"
        aria-label={`Batch (optional), ${name}`}
        list={list}
        maxLength={30}
        autoCapitalize="characters"
        autoComplete="off"
      />
      <datalist id={list}>
        {batches.map(({ number }) => (
          <option key={number}>{number}</option>
        ))}
      </datalist>
    </>
  );
}
