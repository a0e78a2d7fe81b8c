import { beforeEach, expect, it } from "vitest";
import { rememberCart } from "~/sales/cart/cart.server";
import * as sheetRoute from "~/routes/shop/quick-order";
import { htmlOf } from "../../people/accounts/rendered";
import { argsFor, cookiesOf } from "../../cast";
import { counted, holdsAge, pays, placedOrder } from "../../goods/stock/counted";

let tin: { id: string; name: string };
beforeEach(async () => {
  tin = await counted(9);
});

/** The sheet as it is for the owner of this cart, or for somebody new; the item of the product alone. */
async function itemOf(cartId: string | null = null, path = "/quick-order") {
  const cookie = cookiesOf((await rememberCart(cartId)).getSetCookie());
  const html = await htmlOf(sheetRoute as never, argsFor(path, { cookie }));
  return html.split("<li").find((item) => item.includes(`>${tin.name}<`)) ?? "";
}

const field = () => `name="packs.${tin.id}"`;

it("the sheet tells how many packs others are paying for, and of none left it offers no field", async () => {
  expect(await itemOf()).not.toContain("being paid");
  const { order, visitor } = await placedOrder(tin.id, 4);
  expect(await itemOf()).toContain("4 packs are being paid by others right now.");
  expect(await itemOf()).toContain(field());
  expect(await itemOf(visitor.cookieCart)).not.toContain("being paid");

  const rest = await placedOrder(tin.id, 5);
  expect(await itemOf()).toContain("All packs are in orders being paid. Look again in 15 minutes.");
  expect(await itemOf()).not.toContain(field());
  expect(await itemOf(rest.visitor.cookieCart)).toContain(field());

  await pays(order);
  await holdsAge(16 * 60_000);
  expect(await itemOf()).not.toContain("being paid");
  expect(await itemOf()).toContain(field());
});

it("what was typed for them meanwhile comes back with the refused form", async () => {
  const args = argsFor("/quick-order", { form: { [`packs.${tin.id}`]: "seven" } });
  await placedOrder(tin.id, 9);
  const answer = await sheetRoute.action(args);
  expect(answer instanceof Response ? null : answer.data.form.values).toMatchObject({
    [`packs.${tin.id}`]: "seven",
  });
});
