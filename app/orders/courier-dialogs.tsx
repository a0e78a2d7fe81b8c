import { Form, useNavigation } from "@remix-run/react";
import type { FormState } from "~/lib/form";
import { Button, ButtonLink } from "~/ui/button";
import { Field } from "~/ui/field";
import { FormProblem } from "~/ui/form-problem";
import { PageDialog } from "~/ui/page-dialog";
import { awbMark } from "./couriers";

type Shown = { id: string; name: string; linkTemplate: string };

/** Where the couriers are kept, and where the dialogs about one of them open. */
export const couriersPath = "/dashboard/admin/couriers";
export const editCourierPath = (id: string) => `${couriersPath}?edit=${encodeURIComponent(id)}`;
export const deleteCourierPath = (id: string) => `${couriersPath}?delete=${encodeURIComponent(id)}`;

/** Name and tracking address; `at` keeps the ids of two such forms on one page apart. */
export function CourierFields({
  at,
  courier,
  state,
}: {
  at: string;
  courier?: Shown;
  state: FormState | undefined;
}) {
  return (
    <>
      <Field
        at={at}
        name="name"
        label="Name"
        state={state}
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
        hint={`Begins with https:// and holds ${awbMark} where the tracking number goes. Blank: only the number is shown.`}
        state={state}
        defaultValue={courier?.linkTemplate}
        maxLength={300}
        autoComplete="off"
        spellCheck={false}
      />
    </>
  );
}

/** Gives a courier another name or tracking address. */
export function EditCourier({ courier, state }: { courier: Shown; state: FormState | undefined }) {
  const isSaving = useNavigation().formMethod === "POST";
  return (
    <PageDialog label={`Edit ${courier.name}`} closeTo={couriersPath}>
      <h2>{`Edit ${courier.name}`}</h2>
      <Form method="post" action={editCourierPath(courier.id)} className="stack">
        <FormProblem state={state} at="edit" />
        <input type="hidden" name="intent" value="update" />
        <input type="hidden" name="id" value={courier.id} />
        <CourierFields at="edit" courier={courier} state={state} />
        <div className="actions">
          <Button pending={isSaving}>Save</Button>
          <ButtonLink tone="quiet" to={couriersPath} preventScrollReset>
            Cancel
          </ButtonLink>
        </div>
      </Form>
    </PageDialog>
  );
}

/** Asks before a courier goes. */
export function DeleteCourier({ courier }: { courier: Shown }) {
  const isSaving = useNavigation().formMethod === "POST";
  return (
    <PageDialog label={`Delete ${courier.name}`} closeTo={couriersPath}>
      <h2>{`Delete ${courier.name}?`}</h2>
      <p>Orders it has carried keep its name and their number, but lose the link to follow them.</p>
      <Form method="post" action={deleteCourierPath(courier.id)} preventScrollReset>
        <input type="hidden" name="intent" value="delete" />
        <input type="hidden" name="id" value={courier.id} />
        <div className="actions">
          <Button tone="danger" pending={isSaving}>
            Delete courier
          </Button>
          <ButtonLink tone="quiet" to={couriersPath} preventScrollReset>
            Keep it
          </ButtonLink>
        </div>
      </Form>
    </PageDialog>
  );
}
