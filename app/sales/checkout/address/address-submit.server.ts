import {
  addAddress,
  changeAddress,
  deleteAddress,
  makeUsual,
} from "~/people/accounts/address-book.server";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { invalid, problemWith } from "~/base/lib/form/form.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import { parseBuyer } from "~/upkeep/pages/own-gstin.server";
import { addressesPath } from "./address-dialogs";
import { addressForm, confirmationOf, doubtAbout } from "./delivery-form";
import { t } from "~/base/words/say";

/** Handles the forms of the address book by their hidden field `intent`; without one, adds an address. */
export async function changeAddresses(form: FormData, { id: userId }: Viewer) {
  const id = String(form.get("id") ?? "");
  switch (form.get("intent")) {
    case "delete":
      return done(await deleteAddress(userId, id), t("Address is deleted"));
    case "usual":
      return done(await makeUsual(userId, id), t("This is your usual address now"));
  }
  const { data: address, problem } = parseBuyer(addressForm(form), form);
  if (problem) return invalid(problem);
  const doubt = doubtAbout(address, form);
  if (doubt) {
    const again = problemWith("form", doubt, form);
    return invalid({ ...again, values: { ...again.values, confirmed: confirmationOf(address) } });
  }
  if (form.get("intent") === "update")
    return done(await changeAddress(userId, id, address), t("Address is saved"));
  if ((await addAddress(userId, address)) === null)
    return invalid(problemWith("form", t(bookIsFull), form), { status: 409 });
  return done(true, t("Address is added"));
}

const bookIsFull = "Your address book is full. Please delete an address you no longer need.";

/** An address that another tab has deleted meanwhile is said so by the list. */
function done(isDone: boolean, message: string) {
  return isDone
    ? seeOtherWith(message, addressesPath)
    : seeOtherWith({ type: "error", message: t("This address no longer exists") }, addressesPath);
}
