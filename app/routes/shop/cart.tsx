import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { viewerOf } from "~/accounts/viewer.server";
import { paymentChoices } from "~/checkout/check-out.server";
import { PaymentChoice } from "~/checkout/payment-choice";
import { pageMeta } from "~/layout/page-meta";
import { formOf, invalid, parseForm, problemWith } from "~/lib/form.server";
import { seeOther } from "~/lib/http";
import { keepingForm } from "~/lib/keeping-form.server";
import { ownPath } from "~/lib/own-path";
import { seeOtherWith } from "~/lib/toast.server";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { CartLineRow } from "~/cart/cart-line-row";
import { CartSummary } from "~/cart/cart-summary";
import { cartOf, linesIn, rememberCart, totalOf, visitorOf } from "~/cart/cart.server";
import { addToCart, removeLine, setQuantity } from "~/cart/changes.server";
import { cartForm } from "~/cart/forms";
import { useFocusAfterRemoval } from "~/cart/kept-focus";
import { CouponForm } from "~/coupons/coupon-form";
import { applyCoupon, removeCoupon } from "~/coupons/coupon-submit.server";
import { shownCoupon } from "~/coupons/shown-coupon.server";
import { shownLine } from "~/cart/shown-line.server";

export const meta = () => pageMeta({ title: "Cart" });
/** The page shows the buyer's address, which the Back button must not reveal to the next user of the browser. */
export const headers: HeadersFunction = () => ({ "Cache-Control": "no-store" });

export async function loader(args: LoaderFunctionArgs) {
  const [viewer, cart] = await Promise.all([viewerOf(args), cartOf(args)]);
  const lines = cart ? linesIn(cart) : [];
  const coupon = shownCoupon(cart, lines, viewer);
  const totalPaise = totalOf(lines) - (coupon?.savedPaise ?? 0);
  return {
    viewer: viewer && { name: viewer.name, address: viewer.address, role: viewer.role },
    lines: lines.map(shownLine),
    coupon,
    totalPaise,
    round: cart?.round ?? 0,
    choices: paymentChoices(totalPaise),
  };
}

export async function action(args: ActionFunctionArgs) {
  const form = await formOf(args.request);
  return keepingForm(args, form, "Something went wrong.", () => change(args, form));
}

async function change(args: ActionFunctionArgs, form: FormData) {
  const { data: cartChange, problem } = parseForm(cartForm, form);
  if (problem)
    return invalid(
      lineProblem(form, problem.errors.quantity ?? "The cart did not understand that."),
    );

  switch (cartChange.intent) {
    case "add":
      return add(args, cartChange.product, cartChange.stayAt, form);
    case "quantity":
      if (await setQuantity(await visitorOf(args), cartChange.line, cartChange.quantity))
        return seeOther("/cart");
      return invalid(problemWith("form", "That item is no longer in your cart.", form), {
        status: 404,
      });
    case "remove":
      // A line that is already gone (double click, other tab) is not an error.
      await removeLine(await visitorOf(args), cartChange.line);
      return seeOther("/cart");
    case "coupon":
      return applyCoupon(args, form);
    case "remove-coupon":
      return removeCoupon(args);
  }
}

async function add(
  args: ActionFunctionArgs,
  product: string,
  stayAt: string | undefined,
  form: FormData,
) {
  const { result, cartId } = await addToCart(await visitorOf(args), product);
  const headers = await rememberCart(cartId);
  switch (result) {
    case "unknown-product":
      return invalid(
        problemWith("form", "That product is no longer sold, so it was not added.", form),
        {
          status: 404,
        },
      );
    case "full":
      return invalid(
        problemWith("form", "Your cart is full. Please order what is in it first.", form),
        {
          status: 409,
          headers,
        },
      );
    case "added":
    case "already-there":
      if (!stayAt) return seeOther("/cart", { headers });
      return seeOtherWith(
        result === "added"
          ? { type: "success", message: "Item Added to cart" }
          : { type: "info", message: "This item is already in your cart" },
        ownPath(stayAt),
        { headers },
      );
  }
}

/** Puts the sentence next to its cart line; that line's field keeps the input. */
function lineProblem(form: FormData, sentence: string) {
  const line = form.get("line");
  return problemWith(typeof line === "string" ? line : "form", sentence, form);
}

export default function CartPage() {
  const { viewer, lines, coupon, totalPaise, round, choices } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>()?.form;
  const isBesideALine = lines.some(({ id, product }) => product && id === problem?.values.line);
  const unavailable = lines.filter((line) => !line.product).length;
  const count = lines.length - unavailable;
  const heading = useFocusAfterRemoval<HTMLHeadingElement>(lines.length);

  return (
    <div className="page cart">
      <header className="page-head">
        <h1 ref={heading} tabIndex={-1}>
          {viewer ? `Hello! ${viewer.name}` : "Shopping Cart"}
        </h1>
        <p className="lead" role="status">
          {cartSentence(count, Boolean(viewer))}
        </p>
      </header>
      {problem?.errors.form && !isBesideALine && (
        <Notice tone="error">
          {problem.errors.form} {problem.advice}
        </Notice>
      )}
      {lines.length === 0 ? (
        <div className="empty">
          <p>Good food starts with good oil.</p>
          <ButtonLink to="/Store">Explore Store</ButtonLink>
        </div>
      ) : (
        <div className="split">
          <ul className="cart-lines" aria-label="Items">
            {lines.map((line) => (
              <CartLineRow
                key={line.id}
                line={line}
                problem={problem?.values.line === line.id ? problem : undefined}
              />
            ))}
          </ul>
          <CartSummary
            viewer={viewer}
            totalPaise={totalPaise}
            round={round}
            payment={choices.methods.length > 0 ? <PaymentChoice choices={choices} /> : null}
            blocked={unavailable > 0 || count === 0}
          >
            <CouponForm coupon={coupon} state={problem} />
          </CartSummary>
        </div>
      )}
    </div>
  );
}

function cartSentence(count: number, signedIn: boolean): string {
  if (count === 0) return "Your cart is empty";
  const items = `You Have ${count} ${count === 1 ? "item" : "items"} in your cart`;
  return signedIn ? items : `${items}, please login to checkout`;
}
