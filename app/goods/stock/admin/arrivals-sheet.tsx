import { Form } from "~/base/ui/form";
import type { FormState } from "~/base/lib/form/form";
import { Button } from "~/base/ui/button";
import { Field } from "~/base/ui/field";
import { FormProblem } from "~/base/ui/form-problem";
import { formToken } from "./form-token";
import type { StockRow } from "./stock-list.server";
import { onHandWords, packName } from "./stock-words";

/** One number for each product that is counted: what arrived this morning, in one go. */
export function ArrivalsSheet({
  rows,
  batches,
  token,
  state,
}: {
  rows: StockRow[];
  /** The newest batches of each product, to suggest; a product without batches asks for none. */
  batches: Map<string, { number: string }[]>;
  token: string;
  state: FormState | undefined;
}) {
  const kept = formToken(state, token);
  return (
    <Form method="post" className="stack" key={kept}>
      <FormProblem state={state} />
      <input type="hidden" name="token" value={kept} />
      <ul className="stock-sheet">
        {rows.map((row) => (
          <li key={row.id}>
            <Field
              name={`packs-${row.id}`}
              label={packName(row)}
              hint={`On hand: ${onHandWords(row)}`}
              inputMode="numeric"
              state={state}
              maxLength={6}
              autoComplete="off"
            />
            {batches.has(row.id) && (
              <BatchNumber row={row} batches={batches.get(row.id) ?? []} state={state} />
            )}
          </li>
        ))}
      </ul>
      <Field
        name="why"
        label="Note (optional)"
        hint="Stands beside each of these movements"
        state={state}
        maxLength={200}
        autoComplete="off"
      />
      <Button>Save arrivals</Button>
    </Form>
  );
}

/** The batch of the packs that came, by its number. */
function BatchNumber({
  row,
  batches,
  state,
}: {
  row: StockRow;
  batches: { number: string }[];
  state: FormState | undefined;
}) {
  const list = `batches-${row.id}`;
  return (
    <>
      <Field
        name={`batch-${row.id}`}
        label="Batch (optional)"
        aria-label={`Batch (optional), ${packName(row)}`}
        list={list}
        state={state}
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
