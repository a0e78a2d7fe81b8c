import type { KeptAddress } from "~/people/accounts/address-book.server";
import type { FormState } from "~/base/lib/form/form";
import { shownPlaceLines } from "~/base/lib/india/place-lines";
import { shownPhone } from "~/base/lib/india/phone";
import { DeleteDialog, EditDialog } from "~/base/ui/edit-and-delete";
import { ContactFields, FirmFields, PlaceFields } from "./address-fields";
import { addressCheck } from "./checks";
import { t } from "~/base/words/say";
import { useFormState } from "~/base/ui/sending/form-state";

/** Path of the address book. */
export const addressesPath = "/dashboard/user/addresses";

/** All fields of one address. `at` makes ids unique when two such forms are on one page. */
export function AddressFields({ at, address }: { at: string; address?: KeptAddress }) {
  const state = useFormState();
  const fields = {
    at,
    known: address ? { ...address, phone: shownPhone(address.phone) } : {},
    state,
  };
  return (
    <>
      {/* Accepts a PIN and a state that were asked about. */}
      <input type="hidden" name="confirmed" value={state?.values.confirmed ?? ""} />
      <ContactFields {...fields} />
      <PlaceFields {...fields} />
      <FirmFields {...fields} />
    </>
  );
}

type Props = { address: KeptAddress; state: FormState | undefined };

export function EditAddress({ address, state }: Props) {
  return (
    <EditDialog
      list={addressesPath}
      id={address.id}
      title={t("Edit address")}
      state={state}
      check={addressCheck}
    >
      <AddressFields at="edit" address={address} />
    </EditDialog>
  );
}

/** Asks for confirmation before deleting an address. */
export function DeleteAddress({ address, state }: Props) {
  return (
    <DeleteDialog
      list={addressesPath}
      id={address.id}
      title={t("Delete this address?")}
      button={t("Delete address")}
      state={state}
    >
      <p className="parcel-address">{[address.name, ...shownPlaceLines(address)].join("\n")}</p>
      <p>{t("Orders that went there stay as they are.")}</p>
    </DeleteDialog>
  );
}
