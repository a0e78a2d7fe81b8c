import { Form, useNavigation } from "@remix-run/react";
import type { FormState } from "~/lib/form";
import { Button, ButtonLink } from "~/ui/button";
import { Field } from "~/ui/field";
import { FormProblem } from "~/ui/form-problem";
import { PageDialog } from "~/ui/page-dialog";
import { stillHas } from "./category-words";

type Shown = { id: string; name: string; products: number };

/** Where the categories are kept, and where the dialogs about one of them open. */
export const categoriesPath = "/dashboard/admin/create-category";
export const editPath = (id: string) => `${categoriesPath}?edit=${encodeURIComponent(id)}`;
export const deletePath = (id: string) => `${categoriesPath}?delete=${encodeURIComponent(id)}`;

/** Gives a category another name. */
export function EditCategory({
  category,
  state,
}: {
  category: Shown;
  state: FormState | undefined;
}) {
  const isSaving = useNavigation().formMethod === "POST";
  return (
    <PageDialog label={`Edit ${category.name}`} closeTo={categoriesPath}>
      <h2>{`Edit ${category.name}`}</h2>
      <Form method="post" action={editPath(category.id)} className="stack" preventScrollReset>
        <FormProblem state={state} at="edit" />
        <input type="hidden" name="intent" value="update" />
        <input type="hidden" name="id" value={category.id} />
        <Field
          at="edit"
          name="name"
          label="New name"
          state={state}
          defaultValue={category.name}
          maxLength={100}
          autoComplete="off"
          required
        />
        <div className="actions">
          <Button pending={isSaving}>Save</Button>
          <ButtonLink tone="quiet" to={categoriesPath} preventScrollReset>
            Cancel
          </ButtonLink>
        </div>
      </Form>
    </PageDialog>
  );
}

/** Asks before a category goes; one that still has products says so instead. */
export function DeleteCategory({
  category,
  state,
}: {
  category: Shown;
  state: FormState | undefined;
}) {
  const isSaving = useNavigation().formMethod === "POST";
  return (
    <PageDialog label={`Delete ${category.name}`} closeTo={categoriesPath}>
      <h2>{`Delete ${category.name}?`}</h2>
      <FormProblem state={state} />
      {!state && category.products > 0 && (
        <p className="notice notice-error">{stillHas(category.products)}</p>
      )}
      <Form method="post" action={deletePath(category.id)} preventScrollReset>
        <input type="hidden" name="intent" value="delete" />
        <input type="hidden" name="id" value={category.id} />
        <div className="actions">
          {category.products === 0 && (
            <Button tone="danger" pending={isSaving}>
              Delete category
            </Button>
          )}
          <ButtonLink tone="quiet" to={categoriesPath} preventScrollReset>
            Keep it
          </ButtonLink>
        </div>
      </Form>
    </PageDialog>
  );
}
