import { Form, useNavigation } from "@remix-run/react";
import type { FormState } from "~/lib/form";
import { Button, ButtonLink } from "~/ui/button";
import { TextField } from "~/ui/field";
import { FormProblem } from "~/ui/form-problem";
import { PageDialog } from "~/ui/page-dialog";

type Shown = { id: string; words: string };

/** Where the search words are kept, and where the dialogs about a group of them open. */
export const searchWordsPath = "/dashboard/admin/search-words";
export const editWordsPath = (id: string) => `${searchWordsPath}?edit=${encodeURIComponent(id)}`;
export const deleteWordsPath = (id: string) =>
  `${searchWordsPath}?delete=${encodeURIComponent(id)}`;

/** The words of one group; `at` keeps the ids of two such forms on one page apart. */
export function SearchWordsField({
  at,
  group,
  state,
}: {
  at: string;
  group?: Shown;
  state: FormState | undefined;
}) {
  return (
    <TextField
      id={`${at}-words`}
      name="words"
      label="Words"
      hint="Separate them by commas, in any script: peanut, groundnut, મગફળી. An entry may be of several words."
      state={state}
      defaultValue={group?.words}
      maxLength={1500}
      rows={4}
      autoComplete="off"
      spellCheck={false}
      required
    />
  );
}

/** Changes a group. */
export function EditSearchWords({ group, state }: { group: Shown; state: FormState | undefined }) {
  const isSaving = useNavigation().formMethod === "POST";
  return (
    <PageDialog label="Edit search words" closeTo={searchWordsPath}>
      <h2>Edit search words</h2>
      <Form method="post" action={editWordsPath(group.id)} className="stack">
        <FormProblem state={state} />
        <input type="hidden" name="intent" value="update" />
        <input type="hidden" name="id" value={group.id} />
        <SearchWordsField at="edit" group={group} state={state} />
        <div className="actions">
          <Button pending={isSaving}>Save</Button>
          <ButtonLink tone="quiet" to={searchWordsPath} preventScrollReset>
            Cancel
          </ButtonLink>
        </div>
      </Form>
    </PageDialog>
  );
}

/** Asks before a group goes. */
export function DeleteSearchWords({ group }: { group: Shown }) {
  const isSaving = useNavigation().formMethod === "POST";
  return (
    <PageDialog label="Delete search words" closeTo={searchWordsPath}>
      <h2>Delete these search words?</h2>
      <p>{group.words}</p>
      <p>Who searches for one of them no longer finds what has only another.</p>
      <Form method="post" action={deleteWordsPath(group.id)} preventScrollReset>
        <input type="hidden" name="intent" value="delete" />
        <input type="hidden" name="id" value={group.id} />
        <div className="actions">
          <Button tone="danger" pending={isSaving}>
            Delete search words
          </Button>
          <ButtonLink tone="quiet" to={searchWordsPath} preventScrollReset>
            Keep them
          </ButtonLink>
        </div>
      </Form>
    </PageDialog>
  );
}
