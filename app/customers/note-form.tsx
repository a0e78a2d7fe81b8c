import { Form } from "~/ui/form";
import { dateTime } from "~/lib/dates";
import type { FormState } from "~/lib/form/form";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";
import { FormProblem } from "~/ui/form-problem";
import type { CustomerSheet } from "./sheet.server";

/** What we remember of a customer, for ourselves. */
export function NoteForm({
  note,
  state,
}: {
  note: CustomerSheet["note"];
  state: FormState | undefined;
}) {
  return (
    <Form method="post" className="stack" key={note?.updatedAt}>
      <FormProblem state={state} />
      <TextField
        name="words"
        label="Note for ourselves"
        hint="The customer never sees it."
        defaultValue={note?.words ?? ""}
        maxLength={2000}
        state={state}
      />
      {note && <p className="muted small">{`${note.writtenBy}, ${dateTime(note.updatedAt)}`}</p>}
      <Button tone="quiet" name="intent" value="note">
        Save the note
      </Button>
    </Form>
  );
}
