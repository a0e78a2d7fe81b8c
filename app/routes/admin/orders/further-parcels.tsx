import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { Link } from "~/base/ui/link";
import { staffForm } from "~/people/accounts/guards/admin-form.server";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { ParcelFields } from "~/sales/fulfilment/parcel-fields";
import { changeParcels } from "~/sales/fulfilment/parcel-submit.server";
import { parcelVersion } from "~/sales/fulfilment/parcels.server";
import { parcelsPath } from "~/sales/fulfilment/send-offer";
import { pageMeta } from "~/layout/page-meta";
import { date } from "~/base/lib/dates";
import { requireAdminOrder } from "~/sales/orders/admin/admin-order.server";
import { allCouriers } from "~/sales/orders/couriers.server";
import { furtherParcelsOf } from "~/sales/orders/parcels.server";
import {
  AddForm,
  askedRows,
  DeleteDialog,
  EditAndDelete,
  EditDialog,
  refusedForms,
} from "~/base/ui/edit-and-delete";
import { MailGap, mailNews } from "~/sales/orders/mails/mail-gap";
import { Field } from "~/base/ui/field";
import { Table } from "~/base/ui/table";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";
import { newId } from "~/base/lib/ids.server";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({ title: data ? `Parcels of ${data.number}` : "Parcels" });

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "orders");
  const { id, number, mailGap, reach } = requireAdminOrder(args.params.number);
  const parcels = furtherParcelsOf([id]).get(id) ?? [];
  const couriers = allCouriers().map(({ name }) => name);
  return {
    number,
    parcels,
    couriers,
    mailNews: mailNews(mailGap, reach),
    fresh: newId(),
    ...askedRows(args.request, parcels, parcelVersion),
  };
}

export const action = (args: ActionFunctionArgs) =>
  staffForm(args, "orders", (form, admin) =>
    changeParcels(requireAdminOrder(args.params.number), form, admin),
  );

type Shown = { courier: string | null; trackingNumber: string | null };
const wordsOf = ({ courier, trackingNumber }: Shown) =>
  [courier, trackingNumber ?? "without a number"].filter(Boolean).join(" ");

export default function OrderParcels() {
  const {
    number,
    parcels,
    couriers,
    mailNews: news,
    edited,
    leaving,
    fresh,
  } = useLoaderData<typeof loader>();
  const { adding, editing, deleting } = refusedForms(useAnswer<typeof action>()?.form);
  const list = parcelsPath(number);
  const typed = (parcel?: Shown) => ({
    couriers,
    courier: parcel?.courier ?? "",
    tracking: parcel?.trackingNumber ?? "",
    isNumberless: parcel !== undefined && parcel.trackingNumber === null,
  });
  return (
    <section className="stack">
      <h1>{`Further parcels of ${number}`}</h1>
      <p>
        The first parcel stands in the order.{" "}
        <Link to={`/dashboard/admin/orders/${number}`}>{`Open order ${number}`}</Link>
      </p>
      <MailGap {...news} />
      {edited && (
        <EditDialog
          list={list}
          id={edited.id}
          version={edited.version}
          title="Correct the parcel"
          state={editing}
        >
          <ParcelFields at="edit" parcel={typed(edited)} />
        </EditDialog>
      )}
      {leaving && (
        <DeleteDialog
          list={list}
          id={leaving.id}
          title={`Take away ${wordsOf(leaving)}?`}
          button="Take it away"
          state={deleting}
        >
          <p>The buyer no longer sees it, and is not written to.</p>
        </DeleteDialog>
      )}
      <Table
        rows={parcels.map((parcel) => ({ ...parcel, list }))}
        keyOf={({ id }) => id}
        empty={<p className="muted">There is no further parcel.</p>}
        columns={[
          { head: "Parcel", kind: "name", cell: wordsOf },
          { head: "Sent", cell: ({ shippedAt }) => date(shippedAt) },
          { head: "Actions", cell: Actions },
        ]}
      />
      <AddForm
        fresh={fresh}
        key={parcels.length}
        list={list}
        title="Add a parcel"
        button="Add parcel"
        state={adding}
      >
        <ParcelFields at="add" parcel={typed()} />
        <Field at="add" name="day" label="Sent on" type="date" hint="Leave it empty for today." />
      </AddForm>
    </section>
  );
}

function Actions({ list, id, ...parcel }: Shown & { list: string; id: string }) {
  return <EditAndDelete list={list} id={id} name={wordsOf(parcel)} />;
}
