import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { Form } from "~/base/ui/form";
import { addressesOf, type KeptAddress } from "~/people/accounts/address-book.server";
import { requireUser } from "~/people/accounts/guards/viewer.server";
import {
  AddressFields,
  addressesPath,
  DeleteAddress,
  EditAddress,
} from "~/sales/checkout/address/address-dialogs";
import { addressCheck } from "~/sales/checkout/address/checks";
import { changeAddresses } from "~/sales/checkout/address/address-submit.server";
import { pageMeta } from "~/layout/page-meta";
import { formOf } from "~/base/lib/form/form.server";
import { keepingForm } from "~/base/lib/form/keeping-form.server";
import { shownPhone } from "~/base/lib/india/phone";
import { shownPlaceLines } from "~/base/lib/india/place-lines";
import { Button } from "~/base/ui/button";
import { AddForm, askedRows, EditAndDelete, refusedForms } from "~/base/ui/edit-and-delete";
import { PageHead } from "~/base/ui/page-head";
import { t, withParts } from "~/base/words/say";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta({ title: t("Your addresses") }, matches);

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args);
  const addresses = addressesOf(user.id);
  return { addresses, ...askedRows(args.request, addresses) };
}

export async function action(args: ActionFunctionArgs) {
  const user = await requireUser(args);
  const form = await formOf(args.request);
  return keepingForm(args, form, t("Something went wrong"), () => changeAddresses(form, user));
}

export default function Addresses() {
  const { addresses, edited, leaving } = useLoaderData<typeof loader>();
  const { adding, editing, deleting } = refusedForms(useAnswer<typeof action>()?.form);
  return (
    <section className="stack own-addresses">
      <PageHead
        title={t("Your addresses")}
        lead={t("Checkout offers them; the usual one without asking.")}
      />
      {edited && <EditAddress key={edited.id} address={edited} state={editing} />}
      {leaving && <DeleteAddress key={leaving.id} address={leaving} state={deleting} />}
      {addresses.length === 0 ? (
        <p className="muted">{t("There are no addresses yet.")}</p>
      ) : (
        <ul className="address-book">
          {addresses.map((address) => (
            <li key={address.id} className="panel stack">
              <AddressCard address={address} />
            </li>
          ))}
        </ul>
      )}
      <AddForm
        list={addressesPath}
        title={t("Add an address")}
        button={t("Add address")}
        state={adding}
        check={addressCheck}
      >
        <AddressFields at="add" />
      </AddForm>
    </section>
  );
}

function AddressCard({ address }: { address: KeptAddress }) {
  const { id, name, phone, gstin, firm, isUsual } = address;
  const firmLine = gstin ? [`${firm}, GSTIN ${gstin}`] : [];
  return (
    <>
      {isUsual && (
        <p>
          <span className="badge badge-success">{t("Usual address")}</span>
        </p>
      )}
      <p className="parcel-address">
        {[name, ...firmLine, ...shownPlaceLines(address), shownPhone(phone)].join("\n")}
      </p>
      {!isUsual && (
        <Form method="post" action={addressesPath}>
          <input type="hidden" name="intent" value="usual" />
          <input type="hidden" name="id" value={id} />
          <Button tone="quiet" className="button-small">
            {withParts("Make it the usual one <hidden>{address}</hidden>", {
              address: shownPlaceLines(address)[0] ?? "",
              hidden: (words) => (
                <span key="hidden" className="visually-hidden">
                  {words}
                </span>
              ),
            })}
          </Button>
        </Form>
      )}
      <EditAndDelete list={addressesPath} id={id} name={shownPlaceLines(address).join(", ")} />
    </>
  );
}
