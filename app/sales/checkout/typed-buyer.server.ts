import { z } from "zod";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import type { PaymentMethod } from "~/base/db/statuses";
import type { FormState } from "~/base/lib/form/form";
import { parseForm } from "~/base/lib/form/form.server";
import { addressOnPaper } from "~/base/lib/india/place-lines";
import { parseBuyer } from "~/upkeep/pages/own-gstin.server";
import { addressNeeded, needsAddress } from "~/sales/orders/needs-address";
import { t } from "~/base/words/say";
import type { Who } from "./check-out.server";
import { billToIn } from "./address/bill-to.server";
import { profileAddress } from "./address/profile-address";
import { collectorForm, placeFields, recipientForm } from "./address/delivery-form";

/** Who buys and where it goes, as typed, or what is wrong with it. */
type Typed = Who | { problem: FormState };

/** Who collects: a name and a mobile are enough, unless the invoice has to name an address. `totalPaise`: what the order costs. */
export function collector(viewer: Viewer | null, form: FormData, totalPaise: number): Typed {
  const { data: typed, problem } = parseBuyer(collectorForm(form), form);
  if (problem) return { problem };
  const { gstin, firm, ...contact } = typed;
  const buyer = buyerOf(viewer, contact);
  const who = { delivery: null, gstin, firm, billTo: null, keepsAddress: false };
  if (!needsAddress(gstin, totalPaise) || (viewer && profileAddress(viewer)))
    return { buyer, ...who };
  const place = parseForm(z.object(placeFields(form)), form);
  if (place.problem) {
    const errors = { form: t(addressNeeded), ...place.problem.errors };
    return { problem: { ...place.problem, errors } };
  }
  return { buyer: { ...buyer, address: addressOnPaper(place.data) }, ...who };
}

/** Who gets a parcel. A guest who pays online has to give an e-mail. */
export function recipient(viewer: Viewer | null, method: PaymentMethod, form: FormData): Typed {
  const needsEmail = !viewer && method === "online";
  const { data: typed, problem } = parseBuyer(recipientForm(form, needsEmail), form);
  if (problem) return { problem };
  const { gstin, firm, email, ...delivery } = typed;
  const { name, phone } = delivery;
  const bill = billToIn(viewer, form, { gstin, state: delivery.state });
  if (bill.problem) return bill;
  const buyer = viewer
    ? { ...viewer, phone: viewer.phone || phone }
    : buyerOf(null, { name, phone, email });
  return { buyer, delivery, gstin, firm, ...bill, keepsAddress: viewer !== null };
}

function buyerOf(
  viewer: Viewer | null,
  { name, phone, email }: { name: string; phone: string; email: string },
) {
  return viewer ? { ...viewer, name, phone } : { id: null, name, phone, email, address: "" };
}
