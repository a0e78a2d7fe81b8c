import { data } from "@remix-run/node";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import type { Visitor } from "~/sales/cart/cart.server";
import { pinIn } from "~/goods/delivery/pin";
import type { FormState } from "~/base/lib/form/form";
import { problemsWith, problemWith } from "~/base/lib/form/form.server";
import { type CartProblem, cartProblemWords } from "./cart-problem";
import type { CheckedOut } from "./check-out.server";
import { cartProblemOf, cartToOrder, shownPrice, type ShownPrice } from "./checkout-page.server";
import type { CheckoutTerms } from "./forms";
import { isCartOld, newsOf } from "./price-news";
import { t } from "~/base/words/say";

/** What the checkout page comes back with. `cart`: nothing in it can be ordered; the page then shows what was typed, no price. */
type Again = {
  price?: ShownPrice | undefined;
  cart?: CartProblem | undefined;
  news?: string;
  confirmation?: string;
  status?: number;
  /** When to try again. */
  seconds?: number | undefined;
};

/** The page with what was typed, its price, and what there is to read. */
function again(
  form: FormState,
  { price, cart, news, confirmation = "", status = statusOf(form), seconds }: Again,
) {
  return data(
    { form: { ...form, leadsToField: true }, price, cart, news, confirmation },
    { status, ...(seconds && { headers: { "Retry-After": String(seconds) } }) },
  );
}

/** A form that comes back without an error was not refused. */
const statusOf = ({ errors }: FormState) => (Object.keys(errors).length > 0 ? 400 : 200);

/** The page for a form that was refused before its price was looked at. `confirmation`: what confirms the address. */
export function refusedPage(
  visitor: Visitor,
  viewer: Viewer | null,
  terms: CheckoutTerms,
  form: FormData,
  problem: FormState,
  confirmation?: string,
) {
  const more = confirmation === undefined ? {} : { confirmation };
  const toOrder = cartToOrder(visitor);
  const cart = toOrder ? null : cartProblemOf(visitor);
  if (toOrder) {
    const price = asTyped(toOrder, viewer, terms, form);
    return again(withCartNews(problem, price, terms), { ...more, price });
  }
  if (!cart) return again(problem, more);
  const errors = { ...problem.errors, form: t(cartProblemWords[cart]) };
  return again({ ...problem, errors }, { cart });
}

/** The page as it was typed so far, for who asks for it in another language. */
export function pageAsTyped(
  visitor: Visitor,
  viewer: Viewer | null,
  terms: CheckoutTerms,
  form: FormData,
) {
  const confirmation = String(form.get("confirmed") ?? "");
  return refusedPage(visitor, viewer, terms, form, problemsWith({}, form), confirmation);
}

/** The page shows the cart of now, and orders that once its fields are right: what changed meanwhile is said with them. */
function withCartNews(problem: FormState, price: ShownPrice, terms: CheckoutTerms): FormState {
  const news = isCartOld(price, terms) && newsOf(price, terms);
  if (!news) return problem;
  const { form } = problem.errors;
  return { ...problem, errors: { ...problem.errors, form: form ? `${news} ${form}` : news } };
}

/** The price for the PIN that was typed, or for the one before while that is wrong. */
function asTyped(
  toOrder: NonNullable<ReturnType<typeof cartToOrder>>,
  viewer: Viewer | null,
  { way, method, priced }: CheckoutTerms,
  form: FormData,
): ShownPrice {
  const pin = pinIn(String(form.get("pin") ?? "")) ?? (priced || null);
  return shownPrice(toOrder, viewer, { pin, way: way?.way, method });
}

/** The page for a form that placed no order. */
export function pageAgain(checkedOut: Exclude<CheckedOut, { answer: Response }>, form: FormData) {
  const { price, news } = checkedOut;
  const confirmation = String(form.get("confirmed") ?? "");
  if (news !== undefined)
    return again(problemWith("form", news, form), { price, news, confirmation, status: 409 });
  const { field, refusal, seconds, cart } = checkedOut;
  const problem = problemWith(field, refusal, form);
  return again(problem, { price, cart, confirmation, status: seconds ? 429 : 409, seconds });
}
