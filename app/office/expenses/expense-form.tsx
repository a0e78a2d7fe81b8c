import type { FormState } from "~/base/lib/form/form";
import { Button, ButtonLink } from "~/base/ui/button";
import { Field, SelectField } from "~/base/ui/field";
import { Form } from "~/base/ui/form";
import { FormProblem } from "~/base/ui/form-problem";
import { PageDialog } from "~/base/ui/page-dialog";
import { Version } from "~/base/ui/version";
import { AddForm } from "~/base/ui/edit-and-delete";
import type { ExpenseRow } from "./month.server";
import { askPath, expensesPath, monthPath } from "./paths";
import { groupOptions, gstTyped, wayOptions } from "./words";

type State = FormState | undefined;

/** Fields that are folded away until one of them is wrong. */
const inBill = ["toWhom", "gst", "billNumber", "gstin"];

/** Notes an expense. `today`: `2026-11-30`. */
export function ExpenseForm({
  fresh,
  today,
  state,
}: {
  fresh: string;
  today: string;
  state: State;
}) {
  return (
    <AddForm
      list={expensesPath}
      title="Note an expense"
      button="Note it"
      fresh={fresh}
      state={state}
    >
      <div className="paid-fields">
        <Field
          name="day"
          at="add"
          label="Day"
          type="date"
          max={today}
          defaultValue={today}
          required
        />
        <Field
          name="amount"
          at="add"
          label="Amount with GST (₹)"
          inputMode="decimal"
          maxLength={20}
          required
        />
        <Field
          name="words"
          at="add"
          label="What for"
          hint="In a word: cartons for tins."
          maxLength={100}
          required
        />
        <Options name="spentOn" at="add" label="Group" options={groupOptions} />
        <Options name="way" at="add" label="Paid by" options={wayOptions} />
      </div>
      <details className="expense-bill-fields" open={inBill.some((name) => state?.errors[name])}>
        <summary>To whom, GST and bill (optional)</summary>
        <div className="paid-fields">
          <BillFields at="add" />
        </div>
      </details>
    </AddForm>
  );
}

function BillFields({ at, row }: { at: string; row?: ExpenseRow }) {
  return (
    <>
      <Field name="toWhom" at={at} label="To whom" maxLength={100} defaultValue={row?.toWhom} />
      <Field
        name="gst"
        at={at}
        label="GST within the amount (₹)"
        inputMode="decimal"
        maxLength={20}
        defaultValue={row && gstTyped(row.gstPaise)}
      />
      <Field
        name="billNumber"
        at={at}
        label="Bill number"
        maxLength={40}
        defaultValue={row?.billNumber ?? ""}
      />
      <Field
        name="gstin"
        at={at}
        label="GSTIN of the supplier"
        autoCapitalize="characters"
        maxLength={30}
        defaultValue={row?.gstin ?? ""}
      />
    </>
  );
}

type Choice = { name: string; at: string; label: string };

function Options({
  options,
  chosen = "",
  ...field
}: Choice & { options: readonly (readonly [string, string])[]; chosen?: string }) {
  return (
    <SelectField {...field} defaultValue={chosen} required>
      <option value="">Choose</option>
      {options.map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </SelectField>
  );
}

/** What is known of a bill is filled in or corrected; what was paid stays. */
export function BillDialog({
  row,
  month,
  state,
}: {
  row: ExpenseRow & { version: string };
  month: string;
  state: State;
}) {
  const title = `Bill: ${row.words}`;
  return (
    <PageDialog label={title} closeTo={monthPath(month)}>
      <h2>{title}</h2>
      <Form
        method="post"
        state={state}
        action={askPath(month, "bill", row.id)}
        className="stack"
        autoComplete="off"
      >
        <input type="hidden" name="intent" value="bill" />
        <input type="hidden" name="id" value={row.id} />
        <Version value={row.version} />
        <FormProblem at="bill" />
        <Options
          name="spentOn"
          at="bill"
          label="Group"
          options={groupOptions}
          chosen={row.spentOn}
        />
        <BillFields at="bill" row={row} />
        <div className="actions">
          <Button>Save</Button>
          <ButtonLink tone="quiet" to={monthPath(month)}>
            Cancel
          </ButtonLink>
        </div>
      </Form>
    </PageDialog>
  );
}
