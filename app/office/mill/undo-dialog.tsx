import type { FormState } from "~/base/lib/form/form";
import { Button, ButtonLink } from "~/base/ui/button";
import { Field } from "~/base/ui/field";
import { Form } from "~/base/ui/form";
import { FormProblem } from "~/base/ui/form-problem";
import { PageDialog } from "~/base/ui/page-dialog";
import { dayInWords } from "~/base/lib/dates";
import type { Entry } from "./entries.server";
import { entryWords } from "./entry-words";
import { kindWords } from "./words";

/** Asks before an entry is undone. `path`: the page below. */
export function UndoDialog({
  entry,
  path,
  state,
}: {
  entry: Entry;
  path: string;
  state: FormState | undefined;
}) {
  const canBe = entry.kind !== "undo" && !entry.isUndone;
  return (
    <PageDialog label="Undo" closeTo={path}>
      <h2>{canBe ? "Undo this?" : "This is undone"}</h2>
      <p>
        <b>{kindWords[entry.kind]}</b>
        {`, ${dayInWords(entry.day)}: ${entryWords(entry)}`}
      </p>
      {canBe && <p>The entry stays in the book, and a counter-entry takes all of it back.</p>}
      <Form
        method="post"
        state={state}
        action={`${path}?undo=${entry.id}`}
        className="stack"
        autoComplete="off"
      >
        <input type="hidden" name="intent" value="undo" />
        <input type="hidden" name="id" value={entry.id} />
        <FormProblem />
        {canBe && <Field name="why" label="Why (optional)" maxLength={200} />}
        <div className="actions">
          {canBe && <Button tone="danger">Undo it</Button>}
          <ButtonLink tone="quiet" to={path}>
            {canBe ? "Keep it" : "Close"}
          </ButtonLink>
        </div>
      </Form>
    </PageDialog>
  );
}
