import { z } from "zod";
import type { Actor } from "~/upkeep/audit/record.server";
import { invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { changedMeanwhile, versionIn } from "~/base/lib/form/version.server";
import { stateName } from "~/base/lib/india/states";
import { shownPhone } from "~/base/lib/india/phone";
import { seeOtherWith } from "~/base/lib/toast.server";
import { type Delivery, deliveryIn } from "~/sales/orders/delivery";
import { mailNewsOf } from "~/sales/orders/mails/mail-gap.server";
import { orderByNumber } from "~/sales/orders/order.server";
import { confirmationOf, contactFields, placeFields } from "../address/delivery-form";
import { partsOfProfile } from "../address/profile-address";
import { addressRefusals } from "./address-words";
import { addressVersion, changeAddress } from "./change-address.server";

/** The order whose address is edited, with what the form begins with; null: not found. For admins. */
export function orderToReaddress(number: string) {
  const order = orderByNumber(number);
  if (!order) return null;
  const { buyerName: name, buyerPhone: phone, buyerAddress: address } = order;
  const known = deliveryIn(order) ?? partsOfProfile({ name, phone, address });
  const mailNews = mailNewsOf(order);
  return {
    id: order.id,
    number,
    mailNews,
    known: { ...known, phone: shownPhone(known.phone) },
    version: addressVersion(order),
  };
}

/** Changes where an order goes. Asks once about a place that costs something else, or a PIN of another state. */
export async function submitAddress(number: string, form: FormData, admin: Actor) {
  const order = orderByNumber(number);
  if (!order)
    return invalid(problemWith("form", addressRefusals["no-order"], form), { status: 404 });
  const { name, phone } = contactFields(false);
  const { data: to, problem } = parseForm(z.object({ name, phone, ...placeFields(form) }), form);
  if (problem) return invalid(problem);

  const isSure = form.get("confirmed") === confirmationOf(to);
  const by = { actor: admin, isSure, version: versionIn(form) };
  const changed = await changeAddress(order.id, to, by);
  if ("meanwhile" in changed) {
    const now = orderByNumber(number) ?? order;
    return invalid(overtaken(form, addressVersion(now), changed.meanwhile), { status: 409 });
  }
  if ("doubts" in changed) {
    const words = [...changed.doubts, "If that is right, save once more."].join(" ");
    const again = problemWith("form", words, form);
    return invalid({ ...again, values: { ...again.values, confirmed: confirmationOf(to) } });
  }
  if (changed.problem)
    return invalid(problemWith("form", addressRefusals[changed.problem], form), { status: 409 });
  return seeOtherWith(
    `Order ${number} goes to ${to.city} ${to.pin}`,
    `/dashboard/admin/orders/${number}`,
  );
}

const overtaken = (form: FormData, version: string, to: Delivery | null) =>
  changedMeanwhile(form, "this address", version, {
    name: { label: "Name", says: to?.name ?? "" },
    phone: { label: "Mobile", says: to ? shownPhone(to.phone) : "" },
    pin: { label: "PIN", says: to?.pin ?? "" },
    line: { label: "House and street", says: to?.line ?? "" },
    area: { label: "Area or landmark", says: to?.area ?? "" },
    city: { label: "City or village", says: to?.city ?? "" },
    state: {
      label: "State",
      says: to?.state ?? "",
      words: stateName(to?.state ?? "") ?? undefined,
    },
  });
