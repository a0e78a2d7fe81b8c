import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { Link } from "~/base/ui/link";
import { viewerOf } from "~/people/accounts/guards/viewer.server";
import { visitorOf } from "~/sales/cart/cart.server";
import { choicesIn } from "~/sales/checkout/cart-choices";
import { agreesToNews } from "~/people/consent/record.server";
import {
  cartProblemOf,
  cartToOrder,
  shownPrice,
  stoppedLines,
} from "~/sales/checkout/checkout-page.server";
import { CheckoutForm } from "~/sales/checkout/form/checkout-form";
import { KeptForm } from "~/sales/checkout/form/kept-form";
import { submitCheckout, toLogin } from "~/sales/checkout/checkout-submit.server";
import { checkoutSettings } from "~/sales/checkout/checkout-settings.server";
import { knownAddress, offeredAddresses } from "~/sales/checkout/address/known-buyer.server";
import { newsOf } from "~/sales/checkout/price-news";
import { NotYou } from "~/sales/checkout/form/not-you";
import { rememberedBuyer } from "~/sales/checkout/remembered-buyer.server";
import { typedBefore } from "~/sales/checkout/typed-before.server";
import { typedPage } from "~/sales/checkout/typed-page.server";
import { pinIn } from "~/goods/delivery/pin";
import { pinOf } from "~/goods/delivery/pin-cookie.server";
import { pageMeta } from "~/layout/page-meta";
import { seeOther } from "~/base/lib/http/http";
import { Notice } from "~/base/ui/notice";
import { PageHead } from "~/base/ui/page-head";
import { t, withParts } from "~/base/words/say";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta: MetaFunction = ({ matches }) => pageMeta({ title: t("Checkout") }, matches);

/**
 * One page for the whole order. `?pin=`, `?way=`, `?method=`: the price for them, as the cart asks. `?typed`: the page of a form
 * that was sent to it.
 */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await viewerOf(args);
  const visitor = await visitorOf(args);
  const toOrder = cartToOrder(visitor);
  // The page that answers a posted form shows what was typed, whatever became of the cart.
  const isAnswer = args.request.headers.has("Content-Type");
  if (!toOrder && !isAnswer) throw seeOther("/cart");
  if (!viewer && !checkoutSettings().guests) throw await toLogin();

  const query = new URL(args.request.url).searchParams;
  const addresses = viewer ? offeredAddresses(viewer) : [];
  const remembered = viewer ? null : await rememberedBuyer(args.request);
  const known = remembered?.known ?? knownAddress(viewer);
  const asked = pinIn(query.get("pin") ?? "");
  const pin = asked ?? addresses[0]?.pin ?? pinIn(known.pin ?? "") ?? (await pinOf(args.request));
  const sent = isAnswer || !toOrder ? null : await typedPage(toOrder.cart, args.request);
  const before = viewer && !isAnswer && !sent ? await typedBefore(args.request) : null;
  const { way = remembered?.way, method = remembered?.method } = choicesIn(query);
  const phone = sent?.phone ?? remembered?.known.phone;
  const price = toOrder && shownPrice(toOrder, viewer, { pin, way, method, phone });
  const shown = {
    isGuest: !viewer,
    isRemembered: remembered !== null,
    asksForNews: !viewer || !agreesToNews(viewer.email),
    typed: sent?.state ?? before?.state,
    news: sent?.isTotal && price ? newsOf(price, sent.terms) : null,
    confirmation: sent?.confirmation ?? "",
    addresses: addresses.map(({ phone: _phone, gstin: _gstin, firm: _firm, ...place }) => place),
    // The known place is none for a price that was asked for another PIN.
    known:
      asked && asked !== known.pin
        ? { ...known, line: "", area: "", city: price?.town ?? "", state: "", pin: asked }
        : { ...known, city: known.city || price?.town || "", pin: known.pin || (pin ?? "") },
    price,
    cart: toOrder ? null : cartProblemOf(visitor),
    stopped: toOrder ? [] : stoppedLines(visitor),
  };
  const headers = {
    ...(before && { "Set-Cookie": before.forget }),
    // For Back, without a script. What a guest typed is nobody's account, and the browser shows it on the order's page anyway.
    ...(isAnswer && !viewer && { "Cache-Control": "private, no-cache" }),
  };
  return data(shown, { headers });
}

export const action = (args: ActionFunctionArgs) => submitCheckout(args);

export default function Checkout() {
  const { isGuest, isRemembered, addresses, known, typed, ...now } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const again = answer && "price" in answer ? answer : undefined;
  const price = again?.cart ? null : (again?.price ?? now.price);
  const form = { isGuest, addresses, known, state: answer?.form ?? typed };
  return (
    <div className="page checkout">
      <PageHead title={t("Checkout")}>
        {isGuest && (
          <p className="lead">
            {withParts("No account needed. Have one? <a>Log in</a>", {
              a: (words) => (
                <Link key="a" to="/login?redirectTo=%2Fcheckout">
                  {words}
                </Link>
              ),
            })}
          </p>
        )}
        {isRemembered && <NotYou />}
      </PageHead>
      {price === null ? (
        <KeptForm {...form} cart={again?.cart ?? now.cart ?? "empty-cart"} stopped={now.stopped} />
      ) : price.payment.methods.length === 0 ? (
        <Notice>
          {withParts("Online payment is not set up yet. Please <a>write to us</a> to order.", {
            a: (words) => (
              <Link key="a" to="/contact">
                {words}
              </Link>
            ),
          })}
        </Notice>
      ) : (
        <CheckoutForm
          {...form}
          price={price}
          asksForNews={now.asksForNews}
          news={again ? again.news : (now.news ?? undefined)}
          confirmation={answer && "confirmation" in answer ? answer.confirmation : now.confirmation}
        />
      )}
    </div>
  );
}
