import { Form } from "~/base/ui/form";
import type { FormState } from "~/base/lib/form/form";
import { Button } from "~/base/ui/button";
import { TextField } from "~/base/ui/field";
import { FormProblem } from "~/base/ui/form-problem";
import { longestNote } from "./notes";
import { Version } from "~/base/ui/version";

type Props = {
  order: { note: string; noteForBuyer: string; notesVersion: string };
  state: FormState | undefined;
};

/** What the owner notes of an order: for the firm, and for its buyer. */
export function NotesPanel({ order: { note, noteForBuyer, notesVersion }, state }: Props) {
  return (
    <Form
      method="post"
      state={state}
      className="panel stack order-side order-notes"
      aria-labelledby="order-notes"
      // Keyed by what is stored, so that the fields reset after saving.
      key={notesVersion}
    >
      <h2 id="order-notes">Notes</h2>
      <FormProblem />
      <Version value={notesVersion} />
      <TextField
        name="note"
        label="For ourselves"
        hint="The buyer never sees it."
        rows={2}
        defaultValue={note}
        maxLength={longestNote}
      />
      <TextField
        name="noteForBuyer"
        label="For the buyer"
        hint="Stands on the buyer’s page of the order and on the packing slip."
        rows={2}
        defaultValue={noteForBuyer}
        maxLength={longestNote}
      />
      <Button tone="quiet" name="intent" value="notes">
        Save the notes
      </Button>
    </Form>
  );
}
