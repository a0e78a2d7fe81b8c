import type { FormState } from "~/base/lib/form/form";
import { DeleteDialog, EditDialog } from "~/base/ui/edit-and-delete";
import { TextField } from "~/base/ui/field";

type Shown = { id: string; words: string };

/** The path of the search words' page. */
export const searchWordsPath = "/dashboard/admin/search-words";

/** The input for a group's words; `at` makes ids unique when two such forms are on one page. */
export function SearchWordsField({ at, group }: { at: string; group?: Shown }) {
  return (
    <TextField
      at={at}
      name="words"
      label="Words"
      hint="Separate them by commas, in any script: peanut, groundnut, મગફળી. An entry may be of several words."
      defaultValue={group?.words}
      maxLength={1500}
      rows={4}
      autoComplete="off"
      spellCheck={false}
      required
    />
  );
}

/** The dialog that edits a group. */
export function EditSearchWords({
  group,
  state,
}: {
  group: Shown & { version: string };
  state: FormState | undefined;
}) {
  const { id, version } = group;
  return (
    <EditDialog list={searchWordsPath} title="Edit search words" {...{ id, version, state }}>
      <SearchWordsField at="edit" group={group} />
    </EditDialog>
  );
}

/** The dialog that confirms deleting a group. */
export function DeleteSearchWords({
  group: { id, words },
  state,
}: {
  group: Shown;
  state: FormState | undefined;
}) {
  return (
    <DeleteDialog
      list={searchWordsPath}
      id={id}
      title="Delete these search words?"
      button="Delete search words"
      keep="Keep them"
      state={state}
    >
      <p>{words}</p>
      <p>A search for one of these words no longer finds products that have only another.</p>
    </DeleteDialog>
  );
}
