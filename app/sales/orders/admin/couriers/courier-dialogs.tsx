import type { FormState } from "~/base/lib/form/form";
import { DeleteDialog, EditDialog } from "~/base/ui/edit-and-delete";
import { Field } from "~/base/ui/field";
import { awbMark } from "../../couriers";

type Shown = { id: string; name: string; linkTemplate: string };

/** Path of the couriers' screen. */
export const couriersPath = "/dashboard/admin/couriers";

/** Name and tracking address. `at` makes ids unique when two such forms are on one page. */
export function CourierFields({ at, courier }: { at: string; courier?: Shown }) {
  return (
    <>
      <Field
        at={at}
        name="name"
        label="Name"
        defaultValue={courier?.name}
        maxLength={60}
        autoComplete="off"
        required
      />
      <Field
        at={at}
        name="link"
        label="Tracking address"
        type="text"
        inputMode="url"
        hint={`Begins with https:// and holds ${awbMark} where the tracking number goes. Without it, buyers get the courier’s page and copy the number. Blank: only the number is shown.`}
        defaultValue={courier?.linkTemplate}
        maxLength={300}
        autoComplete="off"
        spellCheck={false}
      />
    </>
  );
}

/** Edits a courier's name and tracking address. */
export function EditCourier({
  courier,
  state,
}: {
  courier: Shown & { version: string };
  state: FormState | undefined;
}) {
  const { id, name, version } = courier;
  return (
    <EditDialog list={couriersPath} title={`Edit ${name}`} {...{ id, version, state }}>
      <CourierFields at="edit" courier={courier} />
    </EditDialog>
  );
}

/** Asks for confirmation before deleting a courier. */
export function DeleteCourier({
  courier: { id, name },
  state,
}: {
  courier: Shown;
  state: FormState | undefined;
}) {
  return (
    <DeleteDialog
      list={couriersPath}
      id={id}
      title={`Delete ${name}?`}
      button="Delete courier"
      state={state}
    >
      <p>Orders it has carried keep its name and their number, but lose the link to follow them.</p>
    </DeleteDialog>
  );
}
