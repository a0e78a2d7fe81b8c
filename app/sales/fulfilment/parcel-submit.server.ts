import type { Actor } from "~/upkeep/audit/record.server";
import { invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { changedMeanwhile, versionIn } from "~/base/lib/form/version.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import { parcelForm } from "./forms";
import {
  addParcel,
  changeParcel,
  type ParcelRefusal,
  parcelVersion,
  removeParcel,
} from "./parcels.server";
import { parcelsPath } from "./send-offer";
import { sentAt } from "./sent-at";
import { rowOfForm } from "~/base/db/idempotency.server";
import { orderParcels } from "~/base/db/schema";

type Order = { id: string; number: string; createdAt: number };

/** The forms of an order's further parcels by their field `intent`; without one, adds a parcel. */
export async function changeParcels(order: Order, form: FormData, admin: Actor) {
  const list = parcelsPath(order.number);
  const intent = form.get("intent");
  const id = String(form.get("id") ?? "");
  if (intent === "delete") {
    await removeParcel(order.id, id, admin);
    return seeOtherWith("The parcel is taken away", list);
  }
  const { data, problem } = parseForm(parcelForm, form);
  if (problem) return invalid(problem);
  const parcel = { courier: data.courier, trackingNumber: data.tracking };
  const now = Date.now();
  const row = intent === "update" ? { id } : rowOfForm(form, orderParcels.id);
  if (row.refused) return row.refused;
  const at = sentAt(data.day, order, now) ?? now;
  const refused: Awaited<ReturnType<typeof changeParcel>> =
    intent === "update"
      ? await changeParcel(order.id, id, { ...parcel, version: versionIn(form) }, admin)
      : await addParcel(order.id, { ...parcel, at }, admin, row.id);
  if (refused.meanwhile) {
    const { courier, trackingNumber } = refused.meanwhile;
    const state = changedMeanwhile(form, "this parcel", parcelVersion(refused.meanwhile), {
      courier: { label: "Sent with", says: courier },
      tracking: { label: "Parcel number", says: trackingNumber },
    });
    return invalid(state, { status: 409 });
  }
  if (refused.problem) {
    const [field, words] = refusals[refused.problem];
    return invalid(problemWith(field, words, form), { status: 409 });
  }
  return seeOtherWith(intent === "update" ? "The parcel is saved" : "The parcel is added", list);
}

const refusals: Record<ParcelRefusal, [field: string, words: string]> = {
  "no-order": ["form", "There is no such order."],
  "no-parcel": ["form", "This parcel has been removed."],
  "not-sent": ["form", "This order was not sent. Send it first: that is its first parcel."],
  "unknown-courier": ["courier", "Choose one of the listed couriers."],
  "too-many": ["form", "An order has at most 20 further parcels."],
  "wrong-day": ["day", "Choose a day from the one it was ordered on to today."],
};
