import type { FormState } from "~/base/lib/form/form";
import { Button, ButtonLink } from "~/base/ui/button";
import { Field, SelectField } from "~/base/ui/field";
import { Form } from "~/base/ui/form";
import { IdempotencyKey } from "~/base/ui/idempotency-key";
import { FormProblem } from "~/base/ui/form-problem";
import { Link } from "~/base/ui/link";
import { Tick } from "~/base/ui/tick";
import { designs } from "./designs";
import type { Choice } from "./forms";
import { papers } from "./papers";
import { labelsFilePath, labelsPath } from "./paths";
import { printers } from "./printer";
import { Version } from "~/base/ui/version";

type Batch = { id: string };

/** A choice as an address and hidden fields have it. */
const asFields = (choice: Choice): Record<string, string> =>
  Object.fromEntries(Object.entries(choice).map(([name, value]) => [name, `${value}`]));

/** What is printed, and on what. A GET form: the page then says whether it has room. */
export function ChoiceForm({ batch, choice }: { batch: Batch; choice: Choice }) {
  const number = { inputMode: "numeric" as const, autoComplete: "off", maxLength: 5 };
  return (
    <Form key={JSON.stringify(choice)} action={labelsPath(batch)} className="panel stack">
      <SelectField name="paper" label="Sheet or roll" defaultValue={choice.paper}>
        <optgroup label="Everything on it">
          <PaperOptions holds="all" />
        </optgroup>
        <optgroup label="Small: batch, dates, MRP and code">
          <PaperOptions holds="code" />
        </optgroup>
      </SelectField>
      <SelectField name="dpi" label="Printer" defaultValue={choice.dpi}>
        {printers.map(({ dpi, name }) => (
          <option key={dpi} value={dpi}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="design"
        label="Design"
        hint="Label printers print black alone."
        defaultValue={choice.design}
      >
        {Object.entries(designs).map(([design, words]) => (
          <option key={design} value={design}>
            {words}
          </option>
        ))}
      </SelectField>
      <SelectField name="language" label="Second name in" defaultValue={choice.language}>
        <option value="gu">Gujarati</option>
        <option value="hi">Hindi</option>
      </SelectField>
      <SelectField
        name="dates"
        label="Dates"
        hint="Food law wants Expiry/Use by since 2020. Best before may stand beside it."
        defaultValue={choice.dates}
      >
        <option value="both">Expiry/Use by and Best before</option>
        <option value="use-by">Expiry/Use by alone</option>
      </SelectField>
      <Field name="packs" label="Packs" defaultValue={choice.packs} {...number} />
      <Field name="spare" label="Spare labels (%)" defaultValue={choice.spare} {...number} />
      <Field
        name="first"
        label="First free label of the sheet"
        hint="1 on a new sheet. Left to right, then down."
        defaultValue={choice.first}
        {...number}
      />
      <Button tone="quiet">Use these choices</Button>
    </Form>
  );
}

function PaperOptions({ holds }: { holds: "all" | "code" }) {
  return papers
    .filter((paper) => paper.holds === holds)
    .map(({ key, name }) => (
      <option key={key} value={key}>
        {name}
      </option>
    ));
}

type PrintProps = {
  batch: Batch;
  choice: Choice;
  labels: number;
  fresh: string;
  /** Something is missing that labels may do without. */
  asks: boolean;
  state: FormState | undefined;
};

/** Prints what was chosen. */
export function PrintForm({ batch, choice, labels, fresh, asks, state }: PrintProps) {
  const own = state?.values.intent === "shift" ? undefined : state;
  return (
    <Form method="post" state={own} className="stack">
      <FormProblem />
      <IdempotencyKey fresh={fresh} />
      {Object.entries(asFields(choice)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {asks && (
        <Tick id="agreed" name="agreed">
          Print without what is named above: the pack has it already
        </Tick>
      )}
      <p className="row">
        <Button>{`PRINT ${labels} ${labels === 1 ? "LABEL" : "LABELS"}`}</Button>
        <ButtonLink tone="quiet" to={labelsFilePath(batch, asFields(choice))} reloadDocument>
          See a sample
        </ButtonLink>
      </p>
    </Form>
  );
}

type ShiftProps = {
  batch: Batch;
  choice: Choice;
  shift: { x: number; y: number };
  version: string;
  paper: string;
  state: FormState | undefined;
};

/** Moves all labels of a sheet, where the printer puts them elsewhere. */
export function ShiftForm({ batch, choice, shift, version, paper, state }: ShiftProps) {
  const number = { inputMode: "decimal" as const, autoComplete: "off", maxLength: 5 };
  const own = state?.values.intent === "shift" ? state : undefined;
  return (
    <details open={own !== undefined}>
      <summary>{`Where labels stand: ${paper}`}</summary>
      <Form method="post" state={own} className="stack">
        <p>
          <Link to={labelsFilePath(batch, { ...asFields(choice), frames: "1" })} reloadDocument>
            Test sheet with frames
          </Link>
          {
            ": print it in actual size, hold it against a sheet of labels, and move it by what is off."
          }
        </p>
        <FormProblem />
        <input type="hidden" name="intent" value="shift" />
        <Version value={version} />
        <input type="hidden" name="paper" value={choice.paper} />
        <Field name="right" label="To the right (mm)" defaultValue={shift.x} {...number} />
        <Field name="down" label="Down (mm)" defaultValue={shift.y} {...number} />
        <Button tone="quiet">Move it</Button>
      </Form>
    </details>
  );
}
