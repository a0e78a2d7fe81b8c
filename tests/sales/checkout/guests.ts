import { expect } from "vitest";
import { addToCart } from "~/sales/cart/changes.server";
import { rememberCart } from "~/sales/cart/cart.server";
import * as page from "~/routes/checkout/place-order";
import { posted } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { argsFor, cookiesOf } from "../../cast";

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
  posted(page.action, "/checkout", form, { cookie });

/** The page that a press leads a browser without script to, which Back finds again. */
export async function totalAfter(cookie: string, form: Record<string, string>): Promise<string> {
  const { status, location, cookie: kept } = await press(cookie, form);
  expect(status).toBe(303);
  expect(location).toMatch(/^\/checkout\?([^]+&)?typed=total$/);
  expect(location, "nothing of a person").not.toMatch(/Meera|98250|example|Ring/);
  return htmlOf(page, argsFor(location ?? "", { cookie: `${cookie}; ${kept}` }));
}

/** The hidden fields of the page, as a browser without script sends them. */
export const hiddenIn = (html: string) =>
  Object.fromEntries(
    (html.match(/<input type="hidden"[^>]*>/g) ?? [])
      .filter((tag) => !tag.includes(" disabled"))
      .map((tag) => [
        /name="([^"]*)"/.exec(tag)?.[1] ?? "",
        /value="([^"]*)"/.exec(tag)?.[1] ?? "",
      ]),
  );
