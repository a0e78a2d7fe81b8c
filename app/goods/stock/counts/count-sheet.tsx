import { Button } from "~/base/ui/button";
import { Field } from "~/base/ui/field";
import { Form } from "~/base/ui/form";
import { FormProblem } from "~/base/ui/form-problem";
import { ScanField } from "~/base/ui/scanning/scan-field";
import type { FormState } from "~/base/lib/form/form";
import { IdempotencyKey, keptKey } from "~/base/ui/idempotency-key";
import { mayCount } from "../scan/may-count";
import { type ScannedRow, useScannedRows } from "../scan/use-scanned-rows";

/** Counts what is there: each scan is one pack more of its product. All that is counted so far stands in the form. */
export function CountSheet({
  rows,
  fresh,
  state,
}: {
  rows: ScannedRow[];
  fresh: string;
  state: FormState | undefined;
}) {
  const { others, said, scan, waiting } = useScannedRows(rows, state?.errors.scan, mayCount);
  return (
    <Form method="post" state={state} className="stack" key={keptKey(fresh, state)}>
      <FormProblem />
      <IdempotencyKey fresh={fresh} />
      <ScanField
        label="Scan each pack that is there"
        submit="Count it"
        said={said}
        waiting={waiting}
        isFirst
        onScan={scan}
      />
      <ul className="stock-sheet">
        {others.map(({ id, name, stock }) => (
          <li key={id}>
            <Field
              name={`packs-${id}`}
              label={name}
              hint={`The shop has ${stock}`}
              inputMode="numeric"
              maxLength={6}
              autoComplete="off"
            />
            <input type="hidden" name={`version-${id}`} value={stock} />
          </li>
        ))}
      </ul>
      <Field name="why" label="Note (optional)" maxLength={200} autoComplete="off" />
      <Button>Save the count</Button>
    </Form>
  );
}
