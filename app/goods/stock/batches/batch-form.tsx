import { Form } from "~/base/ui/form";
import type { FormState } from "~/base/lib/form/form";
import { Button, ButtonLink } from "~/base/ui/button";
import { Field } from "~/base/ui/field";
import { FormProblem } from "~/base/ui/form-problem";
import { packsWords } from "../admin/stock-words";
import { dayInWords } from "~/base/lib/dates";
import { batchTicks } from "./batch-words";
import { bestBeforeOf } from "./best-before";
import { IdempotencyKey } from "~/base/ui/idempotency-key";
import { TickField } from "~/base/ui/tick";
import { Version } from "~/base/ui/version";

type Shown = {
  number: string;
  packedOn: string;
  bestBefore: string;
  reportWords: string;
  isShown: boolean;
  showsSeed: boolean;
  seedPlace: string;
  reportFile: string | null;
  version: string;
};

type Props = {
  state: FormState | undefined;
  /** What the product's label says of how long it keeps. */
  label: string | null;
  /** The next number, for a new batch. */
  number?: string;
  /** The idempotency key of a new batch. */
  fresh?: string;
  /** Today in Surat, for a new batch. */
  today: string;
  /** Packs on hand that are in no batch, for a new one. */
  loose?: number;
  /** The batch that is changed; none: a new one. */
  batch?: Shown;
  cancelTo: string;
};

/** What a batch says of itself; a new one with the packs that arrived. */
export function BatchForm({
  state,
  label,
  number,
  fresh,
  today,
  loose = 0,
  batch,
  cancelTo,
}: Props) {
  return (
    <Form
      method="post"
      state={state}
      encType="multipart/form-data"
      className="stack panel"
      autoComplete="off"
    >
      <FormProblem />
      {fresh && <IdempotencyKey fresh={fresh} />}
      {batch && (
        <>
          <Version value={batch.version} />
          <input
            type="hidden"
            name="version-report"
            value={state?.values["version-report"] ?? batch.reportFile ?? ""}
          />
        </>
      )}
      <Field
        name="number"
        label="Number"
        hint={
          batch
            ? "As it is printed on the packs"
            : "As it is printed on the packs. Blank: the next one"
        }
        defaultValue={batch?.number ?? number}
        maxLength={30}
        required={batch !== undefined}
      />
      <Field
        type="date"
        name="packedOn"
        label="Packed on"
        defaultValue={batch?.packedOn ?? today}
        required
      />
      <Field
        type="date"
        name="bestBefore"
        label="Best before"
        hint={hintOfDay(label, batch ? null : today)}
        defaultValue={batch?.bestBefore}
        required={bestBeforeOf(today, label) === null}
      />
      {!batch && (
        <Field
          name="packs"
          label="Packs"
          hint="They are added to the stock of the product"
          inputMode="numeric"
          maxLength={6}
          required
        />
      )}
      {loose > 0 && (
        <TickField name="onHand">
          {`They are counted already (${packsWords(loose)} are on hand and in no batch): the stock stays as it is`}
        </TickField>
      )}
      <fieldset className="stack">
        <legend>Lab report (optional)</legend>
        <Field
          type="file"
          name="report"
          label={batch?.reportFile ? "Another file" : "File"}
          hint="PDF or photo, at most 5 MB"
          accept="application/pdf,image/jpeg,image/png,image/webp,image/avif"
        />
        {batch?.reportFile && <TickField name="remove">Remove the report</TickField>}
        <Field
          name="reportWords"
          label="What it says"
          hint="Figures with their names, separated by commas, such as: Free fatty acid 0.6 %, peroxide value 2.1. Each becomes a line on the product’s page."
          defaultValue={batch?.reportWords}
          maxLength={400}
        />
        <TickField name="shown" isOn={batch?.isShown}>
          {batchTicks.shown}
        </TickField>
      </fieldset>
      <fieldset className="stack">
        <legend>Seed, on the page that the code on the pack leads to (optional)</legend>
        <TickField name="seed" isOn={batch?.showsSeed}>
          {batchTicks.seed}
        </TickField>
        <Field
          name="seedPlace"
          label="Where the seed grew"
          hint="Such as: Junagadh, Gujarat. Blank: nothing is said"
          defaultValue={batch?.seedPlace}
          maxLength={80}
        />
      </fieldset>
      <div className="actions">
        <Button>{batch ? "Save" : "Save batch"}</Button>
        <ButtonLink tone="quiet" to={cancelTo}>
          Cancel
        </ButtonLink>
      </div>
    </Form>
  );
}

function hintOfDay(label: string | null, packedOn: string | null): string | undefined {
  const day = bestBeforeOf(packedOn ?? "2026-01-01", label);
  if (day === null) return undefined;
  const today = packedOn ? ` (${dayInWords(day)} if packed today)` : "";
  return `Blank: as the product says, “${label}”${today}`;
}
