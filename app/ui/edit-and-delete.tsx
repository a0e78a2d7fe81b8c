import { Form, useNavigation } from "@remix-run/react";
import type { FormState } from "~/lib/form";
import { Button, ButtonLink } from "./button";
import { FormProblem } from "./form-problem";
import { PageDialog } from "./page-dialog";

/**
 * For a list whose rows are changed and deleted in dialogs with addresses of their own, `?edit=<id>` and `?delete=<id>`
 * behind the list's. A form says what it wants by the hidden fields `intent` (update, delete) and `id`.
 */

const editPath = (list: string, id: string) => `${list}?edit=${encodeURIComponent(id)}`;
const deletePath = (list: string, id: string) => `${list}?delete=${encodeURIComponent(id)}`;

/** The rows that the dialogs asked for in the address are about. */
export function askedRows<Row extends { id: string }>(request: Request, rows: Row[]) {
  const asked = new URL(request.url).searchParams;
  const named = (id: string | null) => rows.find((row) => row.id === id) ?? null;
  return { edited: named(asked.get("edit")), leaving: named(asked.get("delete")) };
}

/** What a refused form gave back, for the one of the screen's forms that was sent. */
export function refusedForms(refused: FormState | undefined) {
  const by = (intent?: string) => (refused?.values.intent === intent ? refused : undefined);
  return { adding: by(), editing: by("update"), deleting: by("delete") };
}

type OfRow = { list: string; id: string };

/** A row's links to its dialogs. */
export function EditAndDelete({ list, id, name }: OfRow & { name: string }) {
  return (
    <div className="row">
      <ButtonLink
        tone="quiet"
        to={editPath(list, id)}
        aria-label={`Edit ${name}`}
        preventScrollReset
      >
        Edit
      </ButtonLink>
      <ButtonLink
        tone="quiet"
        to={deletePath(list, id)}
        aria-label={`Delete ${name}`}
        preventScrollReset
      >
        Delete
      </ButtonLink>
    </div>
  );
}

/** Adds a row; the children are its fields, with `at="add"`. Keyed with the number of rows, it is empty after each. */
export function AddForm({
  list,
  title,
  button,
  state,
  children,
}: Omit<Dialog, "id"> & { button: string }) {
  const isSaving = useNavigation().formMethod === "POST";
  return (
    <Form
      method="post"
      action={list}
      className="stack panel"
      aria-labelledby="add"
      autoComplete="off"
    >
      <h2 id="add">{title}</h2>
      <FormProblem state={state} at="add" />
      {children}
      <Button pending={isSaving}>{button}</Button>
    </Form>
  );
}

type Dialog = OfRow & { title: string; state?: FormState | undefined; children?: React.ReactNode };

/** Changes a row; the children are its fields, with `at="edit"`. */
export function EditDialog({ list, id, title, state, children }: Dialog) {
  const isSaving = useNavigation().formMethod === "POST";
  return (
    <PageDialog label={title} closeTo={list}>
      <h2>{title}</h2>
      <Form method="post" action={editPath(list, id)} className="stack" preventScrollReset>
        <FormProblem state={state} at="edit" />
        <input type="hidden" name="intent" value="update" />
        <input type="hidden" name="id" value={id} />
        {children}
        <div className="actions">
          <Button pending={isSaving}>Save</Button>
          <ButtonLink tone="quiet" to={list} preventScrollReset>
            Cancel
          </ButtonLink>
        </div>
      </Form>
    </PageDialog>
  );
}

/** Asks before a row goes; the children say what goes with it. Without the word for its button it has to stay. */
export function DeleteDialog({
  list,
  id,
  title,
  button,
  keep = "Keep it",
  state,
  children,
}: Dialog & { button: string | null; keep?: string }) {
  const isSaving = useNavigation().formMethod === "POST";
  return (
    <PageDialog label={title.replace(/\?$/, "")} closeTo={list}>
      <h2>{title}</h2>
      <FormProblem state={state} />
      {children}
      <Form method="post" action={deletePath(list, id)} preventScrollReset>
        <input type="hidden" name="intent" value="delete" />
        <input type="hidden" name="id" value={id} />
        <div className="actions">
          {button && (
            <Button tone="danger" pending={isSaving}>
              {button}
            </Button>
          )}
          <ButtonLink tone="quiet" to={list} preventScrollReset>
            {keep}
          </ButtonLink>
        </div>
      </Form>
    </PageDialog>
  );
}
