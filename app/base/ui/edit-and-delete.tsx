import { Form } from "~/base/ui/form";
import type { FormState } from "~/base/lib/form/form";
import { Button, ButtonLink } from "./button";
import type { FormCheck } from "./checking/use-checks";
import { FormProblem } from "./form-problem";
import { PageDialog } from "./page-dialog";
import { t } from "~/base/words/say";
import { IdempotencyKey } from "~/base/ui/idempotency-key";
import { Version } from "~/base/ui/version";

/**
 * For lists whose rows are edited and deleted in dialogs with their own URLs, `?edit=<id>` and `?delete=<id>`. Forms state their
 * purpose in the hidden fields `intent` (update, delete) and `id`.
 */

const editPath = (list: string, id: string) => `${list}?edit=${encodeURIComponent(id)}`;
const deletePath = (list: string, id: string) => `${list}?delete=${encodeURIComponent(id)}`;

/** The rows of the dialogs that the URL opens. `versionOf`: the version of what the form edits, where somebody else may edit it too. */
export function askedRows<Row extends { id: string }>(
  request: Request,
  rows: Row[],
  versionOf: (row: Row) => string = () => "",
) {
  const query = new URL(request.url).searchParams;
  const rowOf = (id: string | null) => rows.find((row) => row.id === id) ?? null;
  const edited = rowOf(query.get("edit"));
  return {
    edited: edited && { ...edited, version: versionOf(edited) },
    leaving: rowOf(query.get("delete")),
  };
}

/** Assigns a refused form's state to the form that was sent. */
export function refusedForms(refused: FormState | undefined) {
  const stateFor = (intent?: string) => (refused?.values.intent === intent ? refused : undefined);
  return { adding: stateFor(), editing: stateFor("update"), deleting: stateFor("delete") };
}

type OfRow = { list: string; id: string };

/** Links to a row's dialogs. */
export function EditAndDelete({ list, id, name }: OfRow & { name: string }) {
  return (
    <div className="row">
      <ButtonLink tone="quiet" to={editPath(list, id)} aria-label={t("Edit {name}", { name })}>
        {t("Edit")}
      </ButtonLink>
      <ButtonLink tone="quiet" to={deletePath(list, id)} aria-label={t("Delete {name}", { name })}>
        {t("Delete")}
      </ButtonLink>
    </div>
  );
}

/**
 * Adds a row; children are its fields, with `at="add"`. `fresh`: a new idempotency key. Key it with the row count to clear it after
 * each addition.
 */
export function AddForm({
  list,
  title,
  button,
  state,
  check,
  fresh,
  children,
}: Omit<Dialog, "id"> & { button: string; check?: FormCheck; fresh?: string }) {
  return (
    <Form
      method="post"
      state={state}
      action={list}
      className="stack panel"
      aria-labelledby="add"
      autoComplete="off"
      check={check}
    >
      <h2 id="add">{title}</h2>
      <FormProblem at="add" />
      {fresh && <IdempotencyKey fresh={fresh} />}
      {children}
      <Button>{button}</Button>
    </Form>
  );
}

type Dialog = OfRow & { title: string; state?: FormState | undefined; children?: React.ReactNode };

/** Edits a row, which was read at this `version`; children are its fields, with `at="edit"`. */
export function EditDialog({
  list,
  id,
  title,
  version,
  state,
  check,
  children,
}: Dialog & { version?: string; check?: FormCheck }) {
  return (
    <PageDialog label={title} closeTo={list}>
      <h2>{title}</h2>
      <Form method="post" state={state} action={editPath(list, id)} className="stack" check={check}>
        <FormProblem at="edit" />
        <input type="hidden" name="intent" value="update" />
        <input type="hidden" name="id" value={id} />
        {version && <Version value={version} />}
        {children}
        <div className="actions">
          <Button>{t("Save")}</Button>
          <ButtonLink tone="quiet" to={list}>
            {t("Cancel")}
          </ButtonLink>
        </div>
      </Form>
    </PageDialog>
  );
}

/** Confirms a deletion; children say what is deleted with the row. Without `button` it cannot be deleted. */
export function DeleteDialog({
  list,
  id,
  title,
  button,
  keep = t("Keep it"),
  state,
  children,
}: Dialog & { button: string | null; keep?: string }) {
  return (
    <PageDialog label={title.replace(/\?$/, "")} closeTo={list}>
      <h2>{title}</h2>
      <FormProblem state={state} />
      {children}
      <Form method="post" action={deletePath(list, id)}>
        <input type="hidden" name="intent" value="delete" />
        <input type="hidden" name="id" value={id} />
        <div className="actions">
          {button && <Button tone="danger">{button}</Button>}
          <ButtonLink tone="quiet" to={list}>
            {keep}
          </ButtonLink>
        </div>
      </Form>
    </PageDialog>
  );
}
