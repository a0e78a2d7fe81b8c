import { addToCart } from "~/cart/changes.server";
import { rememberCart } from "~/cart/cart.server";
import { action } from "~/routes/checkout/place-order";
import { posted } from "../accounts/answers";
import { cookiesOf } from "../cast";

/** What a guest types. */
export const typed = {
  name: "Meera Desai",
  phone: "98250-12345",
  email: "meera@example.com",
  line: "12 Ring Road",
  area: "",
  city: "Surat",
  pin: "395007",
  state: "",
  gstin: "",
  firm: "",
};

/** The `Cookie` header of a browser with these products in its cart, without an account. */
export async function guestWith(...products: { id: string }[]): Promise<string> {
  let cartId: string | null = null;
  for (const { id } of products)
    ({ cartId } = await addToCart({ userId: null, cookieCart: cartId }, id));
  return cookiesOf((await rememberCart(cartId)).getSetCookie());
}

/** Presses the button of the checkout page. */
export const press = (cookie: string, form: Record<string, string>) =>
  posted(action, "/checkout", form, { cookie });

/** The hidden fields of the page, as a browser without script sends them. */
export const hiddenIn = (html: string) =>
  Object.fromEntries(
    (html.match(/<input type="hidden"[^>]*>/g) ?? []).map((tag) => [
      /name="([^"]*)"/.exec(tag)?.[1] ?? "",
      /value="([^"]*)"/.exec(tag)?.[1] ?? "",
    ]),
  );
