import { Form } from "~/base/ui/form";
import { dateTime } from "~/base/lib/dates";
import type { FormState } from "~/base/lib/form/form";
import { Button } from "~/base/ui/button";
import { TextField } from "~/base/ui/field";
import { FormProblem } from "~/base/ui/form-problem";
import type { CustomerSheet } from "./sheet.server";
import { Version } from "~/base/ui/version";

/** What we remember of a customer, for ourselves. */
export function NoteForm({
  note,
  version,
  state,
}: {
  note: CustomerSheet["note"];
  version: string;
  state: FormState | undefined;
}) {
  return (
    <Form method="post" state={state} className="stack" key={note?.updatedAt}>
      <FormProblem />
      <Version value={version} />
      <TextField
        name="words"
        label="Note for ourselves"
        hint="The customer never sees it."
        defaultValue={note?.words ?? ""}
        maxLength={2000}
      />
      {note && <p className="muted small">{`${note.writtenBy}, ${dateTime(note.updatedAt)}`}</p>}
      <Button tone="quiet" name="intent" value="note">
        Save the note
      </Button>
    </Form>
  );
}
