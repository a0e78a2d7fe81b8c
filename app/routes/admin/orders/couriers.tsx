import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { requireAdmin } from "~/accounts/viewer.server";
import { pageMeta } from "~/layout/page-meta";
import { formOf } from "~/lib/form.server";
import { keepingForm } from "~/lib/keeping-form.server";
import { Button } from "~/ui/button";
import { askedRows } from "~/ui/edit-and-delete";
import { FormProblem } from "~/ui/form-problem";
import { CourierFields, couriersPath, DeleteCourier, EditCourier } from "~/orders/courier-dialogs";
import { changeCouriers } from "~/orders/courier-submit.server";
import { CourierTable } from "~/orders/courier-table";
import { allCouriers } from "~/orders/couriers.server";

export { privateHeaders as headers } from "~/accounts/private-headers";

export const meta = () => pageMeta({ title: "Couriers" });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  const couriers = await allCouriers();
  return { couriers, ...askedRows(args.request, couriers) };
}

export async function action(args: ActionFunctionArgs) {
  const admin = await requireAdmin(args);
  const form = await formOf(args.request);
  return keepingForm(args, form, "Something went wrong", () => changeCouriers(form, admin));
}

export default function AdminCouriers() {
  const { couriers, edited, leaving } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>()?.form;
  const intent = refused?.values.intent;
  const adding = intent === undefined ? refused : undefined;
  const isSaving = useNavigation().formMethod === "POST";
  return (
    <section className="stack">
      <header className="page-head">
        <h1>Couriers</h1>
        <p className="lead">
          Who carries your parcels. Shoppers get a link to follow theirs where the courier has an
          address that takes the tracking number.
        </p>
      </header>
      {edited && (
        <EditCourier
          key={edited.id}
          courier={edited}
          state={intent === "update" ? refused : undefined}
        />
      )}
      {leaving && (
        <DeleteCourier
          key={leaving.id}
          courier={leaving}
          state={intent === "delete" ? refused : undefined}
        />
      )}
      {couriers.length === 0 ? (
        <p className="muted">There are no couriers yet.</p>
      ) : (
        <CourierTable couriers={couriers} />
      )}
      <Form
        method="post"
        action={couriersPath}
        className="stack panel"
        aria-labelledby="add-courier"
        key={couriers.length}
        autoComplete="off"
      >
        <h2 id="add-courier">Add a courier</h2>
        <FormProblem state={adding} at="add" />
        <CourierFields at="add" state={adding} />
        <Button pending={isSaving}>Add courier</Button>
      </Form>
    </section>
  );
}
