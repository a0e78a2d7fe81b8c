import { dayInWords } from "~/base/lib/dates";
import type { FormState } from "~/base/lib/form/form";
import { Button, ButtonLink } from "~/base/ui/button";
import { Form } from "~/base/ui/form";
import { FormProblem } from "~/base/ui/form-problem";
import { PageDialog } from "~/base/ui/page-dialog";
import { Version } from "~/base/ui/version";
import { billTyped } from "./bill-typed";
import type { Entry } from "./entries.server";
import { entryWords } from "./entry-words";
import { BillFields } from "./note-fields";
import { kindWords } from "./words";

/** What was paid or got for an entry, filled in later or put right. `path`: this dialog’s; `closeTo`: the page below. */
export function BillDialog({
  entry,
  path,
  closeTo,
  state,
}: {
  entry: Entry & { version: string };
  path: string;
  closeTo: string;
  state: FormState | undefined;
}) {
  const { id, kind, day, bill } = entry;
  return (
    <PageDialog label="Bill" closeTo={closeTo}>
      <h2>Bill</h2>
      <p>
        <b>{kindWords[kind]}</b>
        {`, ${dayInWords(day)}: ${entryWords(entry)}`}
      </p>
      <Form method="post" state={state} action={path} className="stack" autoComplete="off">
        <input type="hidden" name="intent" value="bill" />
        <input type="hidden" name="id" value={id} />
        <Version value={entry.version} />
        <FormProblem />
        <BillFields isPaid={kind === "seed" || kind === "bought"} bill={billTyped(bill)} />
        <div className="actions">
          <Button>Save</Button>
          <ButtonLink tone="quiet" to={closeTo}>
            Cancel
          </ButtonLink>
        </div>
      </Form>
    </PageDialog>
  );
}
