import type { FormState } from "~/base/lib/form/form";
import { Button } from "~/base/ui/button";
import { SelectField, TextField } from "~/base/ui/field";
import { Form } from "~/base/ui/form";
import { FormProblem } from "~/base/ui/form-problem";
import { longest } from "../limits";
import { PackCounts } from "./pack-counts";
import type { ReturnPage } from "./return-page.server";

type Props = { page: ReturnPage; state: FormState | undefined };

/** Accepts a return: how many packs, and what becomes of them. */
export function AcceptForm({ page, state }: Props) {
  return (
    <Form method="post" state={state} className="panel stack" aria-label="Accept the return">
      <h2>Accept</h2>
      <FormProblem at="accept" />
      <input type="hidden" name="intent" value="accept" />
      <PackCounts packs={page.packs} at="accept" />
      <SelectField
        at="accept"
        name="goods"
        label="The goods"
        hint="Leaking tins need not travel: let the buyer keep or throw them away."
        defaultValue={page.reason === "broken" ? "kept" : "back"}
      >
        <option value="back">are sent back to us</option>
        <option value="kept">stay with the buyer, or are thrown away</option>
      </SelectField>
      <TextField
        at="accept"
        name="answer"
        label="Your words to the buyer (optional)"
        hint="Such as who collects it, or what to do with a leaking tin."
        maxLength={longest.answer}
      />
      <div className="actions">
        <Button>Accept the return</Button>
      </div>
    </Form>
  );
}

/** Refuses a return, or ends an accepted one without money. */
export function RefuseForm({ page, state }: Props) {
  const isEnding = page.state !== "asked";
  const title = isEnding ? "End it without money" : "Refuse";
  return (
    <details className="panel" open={state !== undefined}>
      <summary>{title}</summary>
      <Form method="post" state={state} className="stack" aria-label={title}>
        <FormProblem at="refuse" />
        <input type="hidden" name="intent" value="refuse" />
        <input type="hidden" name="version" value={page.state} />
        <TextField
          at="refuse"
          name="answer"
          label="Why, for the buyer"
          maxLength={longest.answer}
          required
        />
        <div className="actions">
          <Button tone="danger">{isEnding ? "End the return" : "Refuse the return"}</Button>
        </div>
      </Form>
    </details>
  );
}
