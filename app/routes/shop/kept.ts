import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { clipped } from "~/base/lib/clipped";
import { formOf } from "~/base/lib/form/form.server";
import { badRequest } from "~/base/lib/http/http";
import { cartOf, linesIn, rememberCart, visitorOf } from "~/sales/cart/cart.server";
import { keptCart } from "~/sales/cart/forms";
import { restoreCart } from "~/sales/cart/merge-guest-cart.server";
import { keptProduct } from "~/sales/cart/kept-product.server";
import { t } from "~/base/words/say";

export { clientAction } from "~/base/ui/sending/client-action";

/** The cart in the format of local storage: a list of product objects with quantities. */
export async function loader(args: LoaderFunctionArgs) {
  const cart = await cartOf(args);
  const lines = cart ? linesIn(cart) : [];
  return Response.json(lines.flatMap(keptProduct), { headers: { "Cache-Control": "no-store" } });
}

/** Restores such a list into an empty cart. `news`: what is sold out by now, as a sentence; null: nothing. */
export async function action(args: ActionFunctionArgs) {
  const items = keptCart.safeParse(listIn((await formOf(args.request)).get("items")));
  if (!items.success) throw badRequest("That is not a kept cart.");
  const { restored, soldOut, cartId } = await restoreCart(await visitorOf(args), items.data);
  const news = soldOut.length > 0 ? soldOutWords(soldOut) : null;
  return Response.json({ restored, news }, { headers: await rememberCart(cartId) });
}

const soldOutWords = (names: string[]) =>
  t("Sold out by now, so not in your cart: {names}.", {
    names: names.map((name) => clipped(name, 60)).join(", "),
  });

function listIn(text: FormDataEntryValue | null): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}
