import { type ActionFunctionArgs, data } from "@remix-run/node";
import { z } from "zod";
import { type Viewer, viewerOf } from "~/accounts/viewer.server";
import { visitorOf } from "~/cart/cart.server";
import { pinIn } from "~/delivery/pin";
import type { FormState } from "~/lib/form";
import { formOf, parseForm, problemWith } from "~/lib/form.server";
import { seeOther } from "~/lib/http";
import { newId } from "~/lib/ids.server";
import { keepingForm } from "~/lib/keeping-form.server";
import { seeOtherWith } from "~/lib/toast.server";
import { mobileIn } from "~/orders/delivery";
import { unlessAsShown } from "./cart-page.server";
import { type CheckedOut, checkOut, type Who } from "./check-out.server";
import { cartToOrder, shownPrice, type ShownPrice } from "./checkout-page.server";
import { confirmationOf, contactFields, firmFields, placeFields } from "./delivery-form";
import { type CheckoutTerms, checkoutForm } from "./forms";
import { guestsMayOrder } from "./guests.server";
import { offeredAddresses, type OfferedAddress, usualAddress } from "./known-buyer.server";
import { pinDoubt } from "~/lib/pin-states";

/** Where a guest is sent while one can only order with an account. */
export const toLogin = () =>
  seeOtherWith({ type: "error", message: "please login to checkout" }, "/login?redirectTo=%2Fcart");

/**
 * The action of /checkout. A form with a name or an address is that page's; any other is the Checkout button of the cart, which
 * orders at once where the buyer's usual address is known.
 */
export async function submitCheckout(args: ActionFunctionArgs) {
  const viewer = await viewerOf(args);
  const form = await formOf(args.request);
  if (!viewer && !guestsMayOrder()) return toLogin();
  return keepingForm(args, form, "Something went wrong", () => {
    const { data: terms = checkoutForm.parse({}) } = parseForm(checkoutForm, form);
    return form.has("name") || form.has("address")
      ? orderFromForm(args, viewer, terms, form)
      : orderDirectly(args, viewer, terms, form);
  });
}

async function orderDirectly(
  args: ActionFunctionArgs,
  viewer: Viewer | null,
  terms: CheckoutTerms,
  form: FormData,
) {
  const who = viewer && (terms.way?.way === "collect" ? collecting(viewer) : usualOf(viewer));
  const asSeen = viewer && (await unlessAsShown(args, viewer, form));
  if (asSeen) return asSeen;
  if (!who) return seeOther("/checkout");
  const checkedOut = await checkOut(args, viewer, terms, who);
  if (checkedOut.answer) return checkedOut.answer;
  const { price, news } = checkedOut;
  const isCartOld = price && terms.total !== undefined && terms.total !== goodsOf(price);
  if (news === undefined ? checkedOut.field === "form" : isCartOld) {
    const message = news ?? checkedOut.refusal;
    return seeOtherWith({ type: "error", message }, "/cart");
  }
  return pageAgain(checkedOut, form);
}

const goodsOf = ({ sums }: ShownPrice) => sums.goodsPaise - sums.discountPaise;

function usualOf(viewer: Viewer): Who | null {
  const usual = usualAddress(viewer);
  return usual && toKnown(viewer, usual, false);
}

function collecting(viewer: Viewer): Who | null {
  if (!mobileIn(viewer.phone)) return null;
  return { buyer: viewer, delivery: null, gstin: null, firm: null, keepsAddress: false };
}

async function orderFromForm(
  args: ActionFunctionArgs,
  viewer: Viewer | null,
  terms: CheckoutTerms,
  form: FormData,
) {
  const chosen = viewer && addressIn(viewer, form);
  if (chosen === "unknown")
    return again(undefined, problemWith("form", "That address is not there any more.", form));
  const isCollected = terms.way?.way === "collect";
  if (viewer && chosen) {
    const who = toKnown(viewer, chosen, isCollected);
    return answerTo(await checkOut(args, viewer, terms, who), form);
  }
  const typed = isCollected ? collector(viewer, form) : recipient(viewer, terms, form);
  if ("problem" in typed) return again(await asTyped(args, viewer, terms, form), typed.problem);
  if (typed.delivery) {
    const doubt = pinDoubt(typed.delivery.pin, typed.delivery.state);
    const confirmation = confirmationOf(typed.delivery);
    if (doubt && form.get("confirmed") !== confirmation) {
      const price = await asTyped(args, viewer, terms, form);
      return again(price, problemWith("form", doubt, form), { confirmation });
    }
  }
  return answerTo(await checkOut(args, viewer, terms, typed), form);
}

function addressIn(viewer: Viewer, form: FormData): OfferedAddress | "unknown" | null {
  const id = form.get("address");
  if (typeof id !== "string" || id === "" || id === "new") return null;
  return offeredAddresses(viewer).find((each) => each.id === id) ?? "unknown";
}

function toKnown(viewer: Viewer, known: OfferedAddress, isCollected: boolean): Who {
  const { id: _id, gstin, firm, ...to } = known;
  const { name, phone, line, area, city, state, pin } = to;
  return {
    buyer: { ...viewer, phone: viewer.phone || phone },
    delivery: isCollected ? null : { name, phone, line, area, city, state, pin },
    gstin,
    firm,
    keepsAddress: false,
  };
}

type Typed = Who | { problem: FormState };

/** Who collects: a name and a mobile are enough. */
function collector(viewer: Viewer | null, form: FormData): Typed {
  const { data: typed, problem } = parseForm(
    z.object({ ...contactFields(false), ...firmFields(form) }),
    form,
  );
  if (problem) return { problem };
  const { gstin, firm, ...contact } = typed;
  return { buyer: buyerOf(viewer, contact), delivery: null, gstin, firm, keepsAddress: false };
}

function recipient(viewer: Viewer | null, terms: CheckoutTerms, form: FormData): Typed {
  const needsEmail = !viewer && terms.method === "online";
  const { data: typed, problem } = parseForm(
    z.object({ ...contactFields(needsEmail), ...placeFields(form), ...firmFields(form) }),
    form,
  );
  if (problem) return { problem };
  const { gstin, firm, email, ...delivery } = typed;
  const { name, phone } = delivery;
  const buyer = viewer
    ? { ...viewer, phone: viewer.phone || phone }
    : buyerOf(null, { name, phone, email });
  return { buyer, delivery, gstin, firm, keepsAddress: viewer !== null };
}

function buyerOf(
  viewer: Viewer | null,
  { name, phone, email }: { name: string; phone: string; email: string },
) {
  return viewer ? { ...viewer, name, phone } : { id: null, name, phone, email, address: "" };
}

const answerTo = (checkedOut: CheckedOut, form: FormData) =>
  checkedOut.answer ?? pageAgain(checkedOut, form);

/** The price for the PIN that was typed, if there is one. */
async function asTyped(
  args: ActionFunctionArgs,
  viewer: Viewer | null,
  { way, method }: CheckoutTerms,
  form: FormData,
): Promise<ShownPrice | undefined> {
  const toOrder = cartToOrder(await visitorOf(args));
  const pin = pinIn(String(form.get("pin") ?? ""));
  return toOrder && pin ? shownPrice(toOrder, viewer, { pin, way: way?.way, method }) : undefined;
}

function pageAgain(checkedOut: Exclude<CheckedOut, { answer: Response }>, form: FormData) {
  const { price, news } = checkedOut;
  const confirmation = String(form.get("confirmed") ?? "");
  if (news !== undefined)
    return again(price, problemWith("form", news, form), { news, confirmation, status: 409 });
  const { field, refusal, seconds } = checkedOut;
  const problem = problemWith(field, refusal, form);
  return again(price, problem, { confirmation, status: seconds ? 429 : 409, seconds });
}

type Again = {
  news?: string;
  confirmation?: string;
  status?: number;
  /** When to try again. */
  seconds?: number | undefined;
};

/** The page with what was typed, its price, and what there is to read. */
function again(
  price: ShownPrice | undefined,
  form: FormState,
  { news, confirmation = "", status = 400, seconds }: Again = {},
) {
  return data(
    { form, price, news, confirmation, key: newId() },
    { status, ...(seconds && { headers: { "Retry-After": String(seconds) } }) },
  );
}
