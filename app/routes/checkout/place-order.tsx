import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { viewerOf } from "~/accounts/viewer.server";
import { visitorOf } from "~/cart/cart.server";
import { cartToOrder, shownPrice } from "~/checkout/checkout-page.server";
import { CheckoutForm } from "~/checkout/checkout-form";
import { submitCheckout, toLogin } from "~/checkout/checkout-submit.server";
import { checkoutForm } from "~/checkout/forms";
import { guestsMayOrder } from "~/checkout/guests.server";
import { knownAddress, offeredAddresses } from "~/checkout/known-buyer.server";
import { pinIn } from "~/delivery/pin";
import { pinOf } from "~/delivery/pin-cookie.server";
import { pageMeta } from "~/layout/page-meta";
import { seeOther } from "~/lib/http";
import { Notice } from "~/ui/notice";

export { privateHeaders as headers } from "~/accounts/private-headers";

export const meta = () => pageMeta({ title: "Checkout" });

/** One page for the whole order. `?pin=`, `?way=`, `?method=`: the price for them, as the cart or a script asks. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await viewerOf(args);
  const toOrder = cartToOrder(await visitorOf(args));
  if (!toOrder) throw seeOther("/cart");
  if (!viewer && !guestsMayOrder()) throw await toLogin();

  const query = new URL(args.request.url).searchParams;
  const addresses = viewer ? offeredAddresses(viewer) : [];
  const known = knownAddress(viewer);
  const pin =
    pinIn(query.get("pin") ?? "") ??
    addresses[0]?.pin ??
    pinIn(known.pin) ??
    (await pinOf(args.request));
  const { way, method } = checkoutForm.parse(Object.fromEntries(query));
  return {
    isGuest: !viewer,
    addresses,
    known: { ...known, pin: known.pin || (pin ?? "") },
    price: shownPrice(toOrder, viewer, { pin, way: way?.way, method }),
  };
}

export const action = (args: ActionFunctionArgs) => submitCheckout(args);

export default function Checkout() {
  const { isGuest, addresses, known, price } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const again = answer && "price" in answer ? answer : undefined;
  const { methods } = price.payment;
  return (
    <div className="page page-narrow">
      <header className="page-head">
        <h1>Checkout</h1>
        {isGuest && (
          <p className="lead">
            No account needed. Have one? <Link to="/login?redirectTo=%2Fcheckout">Log in</Link>
          </p>
        )}
      </header>
      {methods.length === 0 ? (
        <Notice>
          Online payment is not set up yet. Please <Link to="/contact">write to us</Link> to order.
        </Notice>
      ) : (
        <CheckoutForm
          // What came back begins anew, with the price that came with it.
          key={again?.key ?? "first"}
          isGuest={isGuest}
          addresses={addresses}
          known={known}
          price={again?.price ?? price}
          state={answer?.form}
          news={again?.news}
          confirmation={answer && "confirmation" in answer ? answer.confirmation : ""}
        />
      )}
    </div>
  );
}
