import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { adminForm } from "~/people/accounts/guards/admin-form.server";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { ListFoot, ListHead } from "~/office/dashboard/list-screen";
import { pageMeta } from "~/layout/page-meta";
import { AddForm, askedRows, EditAndDelete, refusedForms } from "~/base/ui/edit-and-delete";
import { Table } from "~/base/ui/table";
import {
  CourierFields,
  couriersPath,
  DeleteCourier,
  EditCourier,
} from "~/sales/orders/admin/couriers/courier-dialogs";
import { changeCouriers } from "~/sales/orders/admin/couriers/courier-submit.server";
import { allCouriers, courierVersion } from "~/sales/orders/couriers.server";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";
import { newId } from "~/base/lib/ids.server";

export const meta = () => pageMeta({ title: "Couriers" });

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "parcels");
  const couriers = allCouriers();
  return { couriers, fresh: newId(), ...askedRows(args.request, couriers, courierVersion) };
}

export const action = (args: ActionFunctionArgs) => adminForm(args, changeCouriers);

export default function AdminCouriers() {
  const { couriers, edited, leaving, fresh } = useLoaderData<typeof loader>();
  const { adding, editing, deleting } = refusedForms(useAnswer<typeof action>()?.form);
  return (
    <section className="stack">
      <ListHead title="Couriers" />
      {edited && <EditCourier key={edited.id} courier={edited} state={editing} />}
      {leaving && <DeleteCourier key={leaving.id} courier={leaving} state={deleting} />}
      <Table
        rows={couriers}
        keyOf={({ id }) => id}
        empty={<p className="muted">There are no couriers yet.</p>}
        columns={[
          { head: "Name", kind: "name", cell: ({ name }) => name },
          { head: "Tracking address", cell: ({ linkTemplate }) => trackingAddress(linkTemplate) },
          { head: "Actions", cell: Actions },
        ]}
      />
      <ListFoot about="Who carries your parcels. Shoppers get a link to follow theirs where the courier has an address that takes the tracking number." />
      <AddForm
        fresh={fresh}
        key={couriers.length}
        list={couriersPath}
        title="Add a courier"
        button="Add courier"
        state={adding}
      >
        <CourierFields at="add" />
      </AddForm>
    </section>
  );
}

function trackingAddress(template: string) {
  return template ? (
    <span className="courier-link">{template}</span>
  ) : (
    <span className="muted">none: the number only</span>
  );
}

function Actions({ id, name }: { id: string; name: string }) {
  return <EditAndDelete list={couriersPath} id={id} name={name} />;
}
