import { data } from "@remix-run/node";
import { viewerOf } from "~/people/accounts/guards/viewer.server";
import type { Added } from "~/sales/cart/added-note";
import { type CartNote, cartNoteCookie, cartNoteOf } from "~/sales/cart/cart-note.server";
import { rememberCart, visitorOf } from "~/sales/cart/cart.server";
import { countPut } from "~/sales/cart/count-added.server";
import { addToCart, removeLine, setQuantity } from "~/sales/cart/changes.server";
import { quantitySentence } from "~/sales/cart/quantity-words";
import { cartForm } from "~/sales/cart/forms";
import { putBack } from "~/sales/cart/put-back.server";
import { acceptPrices } from "~/sales/cart/seen-prices.server";
import { saveTyped } from "~/sales/cart/typed-quantities.server";
import { applyCoupon, removeCoupon } from "~/sales/coupons/coupon-submit.server";
import { pinIn } from "~/goods/delivery/pin";
import type { RouteArgs } from "~/base/lib/context";
import type { FormState } from "~/base/lib/form/form";
import { invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { seeOther } from "~/base/lib/http/http";
import { ownPath } from "~/base/lib/http/own-path";
import { seeOtherWith } from "~/base/lib/toast.server";
import { choicesIn, searchOf } from "../cart-choices";
import { acceptShownPrices, postedChoices } from "./cart-page.server";
import { t } from "~/base/words/say";

/** What a form of the cart page asks for. Answers with the way back to the cart as it was asked for, or with the refused form. */
export async function changeCart(args: RouteArgs, form: FormData) {
  const { data: change, problem } = parseForm(cartForm, form);
  if (problem)
    return invalid(
      lineProblem(form, problem.errors.quantity ?? t("The cart did not understand that.")),
    );

  const visitor = await visitorOf(args);
  switch (change.intent) {
    case "add":
      return add(args, change, form);
    case "quantity":
      if (await setQuantity(visitor, change.line, change.quantity)) return toCart(args);
      return invalid(problemWith("form", t("That item is no longer in your cart."), form), {
        status: 404,
      });
    case "remove": {
      // A line that is already gone (double click, other tab) is not an error, and can still be put back.
      const line = await removeLine(visitor, change.line);
      return line ? toCart(args, { kind: "removed", line }) : seeOther(cartPath(args));
    }
    case "undo":
      return undo(args, change.line, form);
    case "update":
    case "continue":
      return takeAll(args, change.intent, form);
    case "prices":
      await acceptPrices(visitor);
      return toCart(args);
    case "coupon":
      return applyCoupon(args, form, cartPath(args));
    case "remove-coupon":
      return removeCoupon(args, cartPath(args));
  }
}

type Add = {
  product: string;
  stayAt?: string | undefined;
  stays?: string | undefined;
  seen?: number | undefined;
  packs?: number | undefined;
};

async function add(args: RouteArgs, asked: Add, form: FormData) {
  const { product, stayAt, stays, seen, packs } = asked;
  const { result, cartId, line } = await addToCart(await visitorOf(args), product, seen, packs);
  const headers = await rememberCart(cartId);
  if (result === "added") await countPut(args, [product]);
  switch (result) {
    case "unknown-product":
      return invalid(
        problemWith("form", t("That product is no longer sold, so it was not added."), form),
        { status: 404 },
      );
    case "sold-out":
      return invalid(
        problemWith("form", t("That product is sold out, so it was not added."), form),
        {
          status: 409,
        },
      );
    case "full":
      return invalid(
        problemWith("form", t("Your cart is full. Please order what is in it first."), form),
        { status: 409, headers },
      );
    case "added":
    case "already-there":
      if (stays) return data({ said: saidOf(result) }, { headers });
      if (stayAt) return seeOtherWith(saidOf(result), ownPath(stayAt), { headers });
      return toCart(args, line ? { kind: result, line } : null, headers);
  }
}

const saidOf = (result: "added" | "already-there"): Added =>
  result === "added"
    ? { type: "success", message: t("Item Added to cart") }
    : { type: "info", message: t("This item is already in your cart") };

/** Puts the line back that the last change removed. */
async function undo(args: RouteArgs, line: string, form: FormData) {
  const note = await cartNoteOf(args.request);
  const removed = note?.kind === "removed" && note.line.id === line ? note.line : null;
  const put = removed ? await putBack(await visitorOf(args), removed) : "no-room";
  if (put === "done") return toCart(args);
  const sentence = t(notPutBack[put]);
  return invalid(problemWith("form", sentence, form), { status: put === "sold-out" ? 409 : 404 });
}

const notPutBack = {
  "no-room": "That item could not be put back. Please add it again.",
  "no-longer-sold": "That item is no longer sold, so it could not be put back.",
  "sold-out": "That item is sold out by now, so it could not be put back.",
};

/** Saves every typed quantity and takes over the choices; `continue` goes on to the checkout page with them. */
async function takeAll(args: RouteArgs, intent: "update" | "continue", form: FormData) {
  const visitor = await visitorOf(args);
  const refused = await saveTyped(visitor, form);
  const lines = Object.keys(refused);
  if (lines.length > 0) {
    const { values } = problemWith("form", "", form);
    const errors = Object.fromEntries(lines.map((line) => [line, quantitySentence()]));
    return invalid({ errors, values });
  }
  const viewer = await viewerOf(args);
  if (intent === "continue") await acceptShownPrices(visitor, viewer, form);
  const pin = pinIn(String(form.get("pin") ?? ""));
  const chosen = postedChoices(visitor, viewer, form, pin);
  if (intent === "continue") return seeOther(`/checkout${searchOf(chosen)}`);
  const { pin: asked } = askedIn(args.request);
  return toCart(args, null, new Headers(), `/cart${searchOf({ ...chosen, pin: asked })}`);
}

/** Back to the cart, which speaks of this change from now on. */
async function toCart(
  args: RouteArgs,
  note: CartNote | null = null,
  headers = new Headers(),
  path = cartPath(args),
): Promise<Response> {
  if (note || (await cartNoteOf(args.request)))
    headers.append("Set-Cookie", await cartNoteCookie(note));
  return seeOther(path, { headers });
}

function askedIn(request: Request) {
  const query = new URL(request.url).searchParams;
  return { pin: pinIn(query.get("pin") ?? ""), ...choicesIn(query) };
}

const cartPath = ({ request }: RouteArgs) => `/cart${searchOf(askedIn(request))}`;

/** Puts the sentence next to its cart line; that line's field keeps the input. */
function lineProblem(form: FormData, sentence: string): FormState {
  const line = form.get("line");
  return problemWith(typeof line === "string" ? line : "form", sentence, form);
}
