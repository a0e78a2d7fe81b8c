import { filesKept } from "~/base/lib/form/files";
import type { ActionFunctionArgs } from "@remix-run/node";
import { withRedirectTo } from "~/people/accounts/redirect-to";
import { type Viewer, viewerOf } from "~/people/accounts/guards/viewer.server";
import { type Visitor, visitorOf } from "~/sales/cart/cart.server";
import { removeGone } from "~/sales/cart/gone-lines.server";
import { pinIn } from "~/goods/delivery/pin";
import { saveTyped } from "~/sales/cart/typed-quantities.server";
import type { FormState } from "~/base/lib/form/form";
import { formOf, parseForm, problemWith } from "~/base/lib/form/form.server";
import { seeOther } from "~/base/lib/http/http";
import { keepingForm } from "~/base/lib/form/keeping-form.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import { addressOnPaper } from "~/base/lib/india/place-lines";
import { mobileIn } from "~/sales/orders/delivery";
import { ownGstinIn } from "~/upkeep/pages/own-gstin.server";
import { needsAddress } from "~/sales/orders/needs-address";
import { otherState } from "~/sales/orders/supply/place-of-supply";
import { asShown, checkoutPath } from "./cart-page/cart-page.server";
import { cartToOrder } from "./checkout-page.server";
import { type CheckedOut, checkOut, type Who } from "./check-out.server";
import { pageAgain, pageAsTyped, refusedPage } from "./checkout-answer.server";
import { billToIn } from "./address/bill-to.server";
import { confirmationOf, doubtAbout } from "./address/delivery-form";
import { profileAddress } from "./address/profile-address";
import { collector, recipient } from "./typed-buyer.server";
import { languageField } from "./form/other-languages";
import { type CheckoutTerms, checkoutForm } from "./forms";
import { checkoutSettings } from "./checkout-settings.server";
import { offeredAddresses, type OfferedAddress, usualAddress } from "./address/known-buyer.server";
import { isCartOld, promisedTotal } from "./price-news";
import { keepTyped } from "./typed-before.server";
import { toTypedPage } from "./typed-page.server";
import { t } from "~/base/words/say";

/** Where a guest is sent while one can only order with an account; `back`: the path that signing in leads to. */
export const toLogin = (back = "/cart", init?: { headers: HeadersInit }) =>
  seeOtherWith(
    { type: "error", message: t("please login to checkout") },
    withRedirectTo("/login", back),
    init,
  );

/**
 * The action of /checkout. A form with a name or an address is that page's; any other is the Checkout button of the cart, which
 * orders at once where the buyer's usual address is known.
 */
export async function submitCheckout(args: ActionFunctionArgs) {
  const viewer = await viewerOf(args);
  const form = await formOf(args.request);
  return keepingForm(args, form, t("Something went wrong"), async () => {
    if (!viewer && (!checkoutSettings().guests || choosesKnown(form)))
      return toLoginWith(args, form);
    const { data: terms = checkoutForm.parse({}) } = parseForm(checkoutForm, form);
    return form.has("name") || form.has("address")
      ? orderFromForm(args, viewer, terms, form)
      : orderDirectly(args, viewer, terms, form);
  });
}

/** Whether a known address is chosen: the fields of another one then say nothing of where the order goes. */
function choosesKnown(form: FormData): boolean {
  const address = form.get("address");
  return typeof address === "string" && address !== "" && address !== "new";
}

/** To the login with what was typed, in the cart's fields or on the checkout page. */
async function toLoginWith(args: ActionFunctionArgs, form: FormData) {
  if (!form.has("name")) {
    await saveTyped(await visitorOf(args), form);
    return toLogin();
  }
  const headers = { "Set-Cookie": await keepTyped(form) };
  return toLogin(await checkoutPath(args, null, form), { headers });
}

async function orderDirectly(
  args: ActionFunctionArgs,
  viewer: Viewer | null,
  terms: CheckoutTerms,
  form: FormData,
) {
  const who =
    viewer && (terms.way?.way === "collect" ? collecting(viewer, terms) : usualOf(viewer));
  const seen = await asShown(args, viewer, form, terms);
  if (seen instanceof Response) return seen;
  if (!who) return seeOther(await checkoutPath(args, viewer, form));
  const checkedOut = await checkOut(args, viewer, seen, who);
  if (checkedOut.answer) return checkedOut.answer;
  const isForCart =
    checkedOut.news === undefined
      ? checkedOut.field === "form" && checkedOut.seconds === undefined
      : isCartOld(checkedOut.price, seen);
  if (!isForCart) return pageAgain(checkedOut, form);
  const message = checkedOut.news ?? checkedOut.refusal;
  return seeOtherWith({ type: "error", message }, "/cart");
}

function usualOf(viewer: Viewer): Who | null {
  const usual = usualAddress(viewer);
  if (!usual || ownGstinIn(usual) || otherState(usual.gstin, usual.state)) return null;
  return toKnown(viewer, usual, false);
}

function collecting(viewer: Viewer, { total = 0 }: CheckoutTerms): Who | null {
  if (!mobileIn(viewer.phone)) return null;
  // The page asks for the address that the invoice has to name.
  if (needsAddress(null, total) && !profileAddress(viewer)) return null;
  return {
    buyer: viewer,
    delivery: null,
    gstin: null,
    firm: null,
    billTo: null,
    keepsAddress: false,
  };
}

async function orderFromForm(
  args: ActionFunctionArgs,
  viewer: Viewer | null,
  terms: CheckoutTerms,
  form: FormData,
) {
  const visitor = await visitorOf(args);
  if (form.has(languageField)) {
    const pin = pinIn(String(form.get("pin") ?? "")) ?? (terms.priced || null);
    const choices = { pin, way: terms.way?.way, method: terms.method };
    const cart = cartToOrder(visitor)?.cart;
    const own = cart && (await toTypedPage(cart, form, "page", choices));
    return own ?? pageAsTyped(visitor, viewer, terms, form);
  }
  if (form.has("without")) await removeGone(visitor);
  const asked = { visitor, terms, form };
  const refused = (problem: FormState, confirmation?: string) =>
    refusedPage(visitor, viewer, terms, form, problem, confirmation);
  const chosen = viewer && addressIn(viewer, form);
  if (chosen === "unknown")
    return refused(problemWith("form", t("That address is not there any more."), form));
  const isCollected = terms.way?.way === "collect";
  if (viewer && chosen) {
    const own = ownGstinIn(chosen);
    if (own) return refused(problemWith("form", own, form));
    const bill = isCollected ? { billTo: null } : billToIn(viewer, form, chosen);
    if ("problem" in bill && bill.problem) return refused(bill.problem);
    const who = { ...toKnown(viewer, chosen, isCollected), billTo: bill.billTo };
    return answerTo(asked, await checkOut(args, viewer, terms, who));
  }
  const typed = isCollected
    ? collector(viewer, form, terms.shown ?? terms.total ?? 0)
    : recipient(viewer, terms.method, form);
  if ("problem" in typed) return refused(typed.problem);
  const doubt = typed.delivery && doubtAbout(typed.delivery, form);
  if (typed.delivery && doubt)
    return refused(problemWith("form", doubt, form), confirmationOf(typed.delivery));
  return answerTo(asked, await checkOut(args, viewer, terms, typed));
}

function addressIn(viewer: Viewer, form: FormData): OfferedAddress | "unknown" | null {
  if (!choosesKnown(form)) return null;
  return offeredAddresses(viewer).find(({ id }) => id === form.get("address")) ?? "unknown";
}

function toKnown(viewer: Viewer, known: OfferedAddress, isCollected: boolean): Who {
  const { name, phone, line, area, city, state, pin, gstin, firm } = known;
  return {
    // An order that is collected has no other number.
    buyer: isCollected
      ? { ...viewer, phone, address: addressOnPaper(known) }
      : { ...viewer, phone: viewer.phone || phone },
    delivery: isCollected ? null : { name, phone, line, area, city, state, pin },
    gstin,
    firm,
    billTo: null,
    keepsAddress: false,
  };
}

/** Who pressed "See the total" without a script sees it on a page of its own address. */
async function answerTo(
  { visitor, terms, form }: { visitor: Visitor; terms: CheckoutTerms; form: FormData },
  checkedOut: CheckedOut,
) {
  if (checkedOut.answer) return checkedOut.answer;
  if (checkedOut.news === undefined || !promisedTotal(terms) || form.has(filesKept))
    return pageAgain(checkedOut, form);
  const { pin, quote, method } = checkedOut.price;
  const cart = cartToOrder(visitor)?.cart;
  const own = cart && (await toTypedPage(cart, form, "total", { pin, way: quote?.way, method }));
  return own ?? pageAgain(checkedOut, form);
}
