import { z } from "zod";
import type { FormState } from "~/base/lib/form/form";
import { problemsWith } from "~/base/lib/form/form.server";
import { seeOther } from "~/base/lib/http/http";
import type { Cart } from "~/sales/cart/cart.server";
import { signedCookie } from "~/base/lib/http/signed-cookie.server";
import { minute, second } from "~/base/lib/time";
import { mobileIn } from "~/sales/orders/delivery";
import { type CartChoices, searchOf } from "./cart-choices";
import { languageField } from "./form/other-languages";
import { type CheckoutTerms, checkoutForm } from "./forms";

/**
 * Carries a form to the page of its own address. Other browsers learn nothing of it, and the shop stores nothing. It is for one filling of
 * one cart: who ordered, or signed out, leaves nothing to read.
 */
const cookie = signedCookie("prayosha_typed", (30 * minute) / second);

/** Browsers drop a cookie of 4,096 bytes without a word. */
const longestCookie = 4000;

/** `?typed=total`: with what there is to read about the price; `?typed=page`: as it was typed so far. */
const mark = "typed";
type Mark = "total" | "page";

type Filling = Pick<Cart, "id" | "round">;
const nameOf = ({ id, round }: Filling) => `${id} ${round}`;

/** What the page says anew, and which button was pressed. */
const notKept = new Set(["items", "round", "without", languageField]);

/**
 * To the checkout page as it was typed, for who has no script: with an address of its own Back leads to it. Nothing of a person stands
 * in that address but the PIN. Null: more was typed than a cookie takes.
 */
export async function toTypedPage(
  cart: Filling,
  form: FormData,
  as: Mark,
  choices: CartChoices,
): Promise<Response | null> {
  const fields = [...form].filter(
    ([name, value]) => typeof value === "string" && !notKept.has(name),
  );
  const headers = { "Set-Cookie": await cookie.serialize([nameOf(cart), fields]) };
  if (headers["Set-Cookie"].length > longestCookie) return null;
  const query = new URLSearchParams(searchOf(choices));
  query.set(mark, as);
  return seeOther(`/checkout?${query}`, { headers });
}

/** A form that was sent to its own page. `phone`: as coupons know it. */
type TypedPage = {
  state: FormState;
  terms: CheckoutTerms;
  phone: string | undefined;
  confirmation: string;
  isTotal: boolean;
};

/** The form that this page was asked for with; null: none, not any more, or of another cart. */
export async function typedPage(cart: Filling, request: Request): Promise<TypedPage | null> {
  const as = new URL(request.url).searchParams.get(mark);
  const header = request.headers.get("Cookie");
  if (as === null || !header?.includes("prayosha_typed=")) return null;
  const carried = z
    .tuple([z.literal(nameOf(cart)), z.array(z.tuple([z.string(), z.string()]))])
    .safeParse(await cookie.parse(header)).data;
  if (!carried) return null;
  const form = new FormData();
  for (const [name, value] of carried[1]) form.append(name, value);
  const state = problemsWith({}, form);
  return {
    state,
    terms: checkoutForm.parse(state.values),
    phone: mobileIn(state.values.phone ?? "") ?? undefined,
    confirmation: state.values.confirmed ?? "",
    isTotal: as === "total",
  };
}
