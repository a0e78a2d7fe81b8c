import type { LoaderFunctionArgs } from "@remix-run/node";
import { viewerOf } from "~/people/accounts/guards/viewer.server";
import { visitorOf } from "~/sales/cart/cart.server";
import { choicesIn } from "~/sales/checkout/cart-choices";
import { cartToOrder, shownPrice } from "~/sales/checkout/checkout-page.server";
import { checkoutSettings } from "~/sales/checkout/checkout-settings.server";
import { pinIn } from "~/goods/delivery/pin";

/** What the open checkout page says for other choices: `?pin=`, `?way=`, `?method=` as there. 404: nothing can be ordered now. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await viewerOf(args);
  const toOrder = cartToOrder(await visitorOf(args));
  const headers = { "Cache-Control": "no-store" };
  if (!toOrder || (!viewer && !checkoutSettings().guests))
    return Response.json(null, { status: 404, headers });
  const query = new URL(args.request.url).searchParams;
  const pin = pinIn(query.get("pin") ?? "");
  return Response.json(shownPrice(toOrder, viewer, { pin, ...choicesIn(query) }), { headers });
}
