import type { FormState } from "~/base/lib/form/form";
import { DeleteDialog, EditDialog } from "~/base/ui/edit-and-delete";
import { Field } from "~/base/ui/field";
import { stillHas } from "../category-words";

type Shown = { id: string; name: string; products: number };

/** The path of the categories' page. */
export const categoriesPath = "/dashboard/admin/create-category";

/** The dialog that renames a category. */
export function EditCategory({
  category: { id, name, version },
  state,
}: {
  category: Shown & { version: string };
  state: FormState | undefined;
}) {
  return (
    <EditDialog list={categoriesPath} title={`Edit ${name}`} {...{ id, version, state }}>
      <Field
        at="edit"
        name="name"
        label="New name"
        defaultValue={name}
        maxLength={100}
        autoComplete="off"
        required
      />
    </EditDialog>
  );
}

/** Confirms the deletion of a category; if it still has products, says so instead. */
export function DeleteCategory({
  category: { id, name, products },
  state,
}: {
  category: Shown;
  state: FormState | undefined;
}) {
  return (
    <DeleteDialog
      list={categoriesPath}
      id={id}
      title={`Delete ${name}?`}
      button={products === 0 ? "Delete category" : null}
      state={state}
    >
      {!state && products > 0 && <p className="notice notice-error">{stillHas(products)}</p>}
    </DeleteDialog>
  );
}
