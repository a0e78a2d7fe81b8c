import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { formOf } from "~/lib/form.server";
import { badRequest } from "~/lib/http/http";
import { cartOf, linesIn, rememberCart, visitorOf } from "~/cart/cart.server";
import { keptCart } from "~/cart/forms";
import { restoreCart } from "~/cart/merge-guest-cart.server";
import { keptProduct } from "~/cart/kept-product.server";

/** The cart in the format of local storage: a list of product objects with quantities. */
export async function loader(args: LoaderFunctionArgs) {
  const cart = await cartOf(args);
  const lines = cart ? linesIn(cart) : [];
  return Response.json(lines.flatMap(keptProduct), { headers: { "Cache-Control": "no-store" } });
}

/** Restores such a list into an empty cart, and says what is sold out. */
export async function action(args: ActionFunctionArgs) {
  const items = keptCart.safeParse(listIn((await formOf(args.request)).get("items")));
  if (!items.success) throw badRequest("That is not a kept cart.");
  const { cartId, ...done } = await restoreCart(await visitorOf(args), items.data);
  return Response.json(done, { headers: await rememberCart(cartId) });
}

function listIn(text: FormDataEntryValue | null): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}
