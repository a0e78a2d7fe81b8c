import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { db } from "~/base/db/connection.server";
import { invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { changedMeanwhile, versionIn } from "~/base/lib/form/version.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import { addCoupon, changeCoupon, couponVersion, deleteCoupon } from "../coupon-changes.server";
import { couponWith } from "../coupon-list.server";
import { aboveSellerLimit } from "../seller-limit.server";
import { couponForm, filledCoupon, firstWords, kindWords } from "../coupon-fields";
import type { Coupon } from "../discount.server";
import { couponsPath } from "./coupon-dialogs";
import { rowOfForm } from "~/base/db/idempotency.server";
import { coupons } from "~/base/db/schema";

/** Handles the forms of the coupons' screen by their hidden field `intent`; without one, adds a coupon. */
export async function changeCoupons(form: FormData, admin: Viewer) {
  const id = String(form.get("id") ?? "");
  switch (form.get("intent")) {
    case "delete": {
      const left = await deleteCoupon(id, admin);
      if (!left) return gone();
      return done(left.isDeleted ? `${left.code} is deleted` : `${left.code} is switched off`);
    }
    case "switch": {
      const isOn = form.get("to") === "on";
      const given = isOn && admin.role !== 1 ? couponWith(id) : null;
      const above = given && aboveSellerLimit(db, given);
      if (above) return seeOtherWith({ type: "error", message: above }, couponsPath);
      const { problem } = await changeCoupon(id, { fields: { isOn } }, admin);
      return problem ? gone() : done(isOn ? "The coupon is on" : "The coupon is off");
    }
  }
  const { data, problem } = parseForm(couponForm, form);
  if (problem) return invalid(problem);
  const isNew = form.get("intent") !== "update";
  const above = admin.role === 1 ? null : aboveSellerLimit(db, data);
  if (above) return invalid(problemWith("value", above, form));
  if (isNew && data.endsAt !== null && data.endsAt <= Date.now())
    return invalid(problemWith("to", "Last day must be today or a day to come", form));
  const row = isNew ? rowOfForm(form, coupons.id) : { id };
  if (row.refused) return row.refused;
  const result: Awaited<ReturnType<typeof changeCoupon>> = isNew
    ? await addCoupon(data, admin, row.id)
    : await changeCoupon(id, { fields: data, version: versionIn(form) }, admin);
  if (result.meanwhile) return meanwhile(form, result.meanwhile);
  if (result.problem === "taken") return invalid(problemWith("code", taken, form), { status: 409 });
  if (result.problem === "unknown-coupon") return gone();
  return done(isNew ? `${data.code} is added` : `${data.code} is saved`);
}

function meanwhile(form: FormData, coupon: Coupon) {
  const now = filledCoupon(coupon);
  const state = changedMeanwhile(form, "this coupon", couponVersion(coupon), {
    code: { label: "Code", says: now.code },
    kind: { label: "Kind of discount", says: now.kind, words: kindWords[now.kind] },
    value: { label: "Discount", says: now.value },
    least: { label: "Least value of the goods in rupees", says: now.least },
    first: { label: firstWords, isTicked: coupon.firstOrderOnly },
    perBuyer: { label: "Uses per buyer", says: now.perBuyer },
    inAll: { label: "Uses in all", says: now.inAll },
    from: { label: "First day", says: now.from },
    to: { label: "Last day", says: now.to },
  });
  return invalid(state, { status: 409 });
}

const taken = "There is a coupon with this code already";

const done = (message: string) => seeOtherWith(message, couponsPath);

/** Somebody else deleted it first. Redirects to the list, which shows that. */
const gone = () =>
  seeOtherWith({ type: "error", message: "This coupon no longer exists" }, couponsPath);
