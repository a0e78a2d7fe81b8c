import { rupees } from "~/base/lib/money";
import { all, attr, type Element, first, found, type Page, textOf } from "../reading/page";
import { paiseIn, paiseOf } from "../reading/money";
import { addFormOf } from "../visit/buying";
import { pagesOf, type Tour } from "../visit/tour";
import { Unchecked } from "../visit/visited";
import type { Check, Notes } from "./notes";

/** The goods, the parts and the total that a page says of what is bought (paise). */
type Bill = { goods: string[]; parts: [label: string, paise: number][]; total: number };

/** Rows that are neither goods nor a part of the price that the shop names before. */
const knownParts = /^(Goods|Delivery|Discount|Coupon .*|Fee for payment on delivery)$/;

function ofCart({ page, address }: { page: Page; address: string }): Bill {
  const total = paiseOf(first(page, ".cart-total strong"));
  if (total === null) throw new Unchecked(`${address} says no total`);
  return {
    goods: all(page, ".cart-line").map((line) => textOf(first(line, "h2") ?? line)),
    parts: found(page, ".cart-parts div").map(partIn("dt", "dd")),
    total,
  };
}

const isGoods = (row: Element) => all(row, "div").length > 0;

function ofOrder({ page, address }: { page: Page; address: string }): Bill {
  const total = paiseOf(first(page, ".order-sum strong"));
  const rows = found(page, ".order-total li");
  if (total === null || rows.length === 0) throw new Unchecked(`${address} says no total`);
  return {
    goods: rows.filter(isGoods).map((row) => textOf(first(row, "p") ?? row)),
    parts: rows.filter((row) => !isGoods(row)).map(partIn("span")),
    total,
  };
}

const partIn =
  (label: string, amount = label) =>
  (row: Element): [string, number] => {
    const [name] = all(row, label);
    const said = all(row, amount).at(-1);
    const text = said ? textOf(said) : "";
    const paise = paiseIn(text) ?? 0;
    return [name ? textOf(name) : "", /^[−-]/.test(text) ? -paise : paise];
  };

/** The last cart is the one with the PIN; where guests were switched off there is one before. */
function billsOf(tour: Tour): { place: string; bill: Bill }[] {
  if (!tour.bought.product) throw new Unchecked(tour.bought.problem ?? "Nothing was bought");
  const cart = pagesOf(tour, "cart").at(-1);
  const rest = [...pagesOf(tour, "checkout"), ...pagesOf(tour, "pay")];
  if (tour.bought.problem) throw new Unchecked(tour.bought.problem);
  return [
    ...(cart ? [{ place: cart.address, bill: ofCart(cart) }] : []),
    ...rest.map((each) => ({ place: each.address, bill: ofOrder(each) })),
  ];
}

/** 2. Basket sneaking: what is in the cart is what was put into it. */
export const basketSneaking: Check = {
  number: 2,
  look(tour, notes) {
    const bills = billsOf(tour);
    const name = tour.bought.product?.name ?? "";
    for (const { place, bill } of bills) {
      const others = bill.goods.filter((each) => each !== name);
      for (const other of others) notes.find(place, `nobody put it there: “${other}”`);
      if (others.length === 0 && bill.goods.length !== 1)
        notes.find(place, `${bill.goods.length} lines of “${name}”, one was put there`);
    }
    for (const { place, bill } of bills.slice(0, -1))
      for (const [label, paise] of bill.parts)
        if (!knownParts.test(label))
          notes.find(place, `an amount for “${label}”: ${rupees(paise)}`);
    notes.saw(`one pack of “${name}” put into an empty cart by one press`);
    notes.saw("what cart, checkout and the page where one pays hold: that pack and nothing else");
  },
};

/** 8. Drip pricing: the price on the product is the price where one pays, but for what was said on the way. */
export const dripPricing: Check = {
  number: 8,
  look(tour, notes) {
    const bills = billsOf(tour);
    const price = tour.bought.product?.paise ?? 0;
    const said = new Set<string>();
    for (const [position, { place, bill }] of bills.entries()) {
      const others = bill.parts.filter(([label]) => label !== "Goods");
      const sum = price + others.reduce((all, [, paise]) => all + paise, 0);
      if (sum !== bill.total)
        notes.find(
          place,
          `the total is ${rupees(bill.total)}; the product said ${rupees(price)}, with all that is named ${rupees(sum)}`,
        );
      for (const [label, paise] of others) {
        if (position > 0 && !said.has(`${label} ${paise}`))
          notes.find(place, `${label} ${rupees(paise)} is said here for the first time`);
        said.add(`${label} ${paise}`);
      }
    }
    notes.part(() => lookAtPayForm(tour, bills.at(-1)?.bill.total ?? 0, notes));
    const last = bills.at(-1)?.bill;
    const named = last?.parts.filter(([label]) => label !== "Goods") ?? [];
    notes.saw(
      `${rupees(price)} on the product, ${rupees(last?.total ?? 0)} where one pays; between them ${named.map(([label, paise]) => `${label} ${rupees(paise)}`).join(", ") || "nothing"}, said in the cart`,
    );
  },
};

/** What is sent to the payment service is the total, where all is paid online. */
function lookAtPayForm(tour: Tour, total: number, notes: Notes): void {
  for (const { page, address } of pagesOf(tour, "pay")) {
    const field = all(page, "input").find((one) => attr(one, "name") === "amount");
    if (!field) continue;
    const asked = Number(attr(field, "value"));
    if (asked > total)
      notes.find(
        address,
        `the payment service is asked for ${rupees(asked)}, not ${rupees(total)}`,
      );
    notes.saw(`the amount sent to the payment service: ${rupees(asked)}`);
  }
}

/** 7. Bait and switch: what a list offers is what its product sells, at that price. */
export const baitAndSwitch: Check = {
  number: 7,
  look(tour, notes) {
    const products = new Map(pagesOf(tour, "product").map((each) => [each.address, each.page]));
    let cards = 0;
    for (const { page, address } of pagesOf(tour, "list", "home", "search"))
      for (const card of all(page, ".product-card")) {
        const path = (attr(first(card, "a.product-card-link") ?? card, "href") ?? "").split("?")[0];
        const product = products.get(path ?? "");
        const shown = paiseOf(first(card, ".product-card-price"));
        if (!product || shown === null) continue;
        cards += 1;
        const real = paiseOf(first(product, ".product-price .price"));
        if (real === null) throw new Unchecked(`${path} says no price`);
        const title = textOf(first(product, "h1") ?? card);
        if (real !== shown)
          notes.find(address, `“${title}” for ${rupees(shown)}; its page says ${rupees(real)}`);
        if (sells(card) && !addFormOf(product))
          notes.find(address, `“${title}” can be bought here, and is sold out on its page`);
      }
    if (cards === 0) throw new Unchecked("No list shows a product that was looked at");
    for (const [address, page] of products) lookAtOffer(address, page, notes);
    const { looked, listed } = tour.products;
    notes.saw(
      `${cards} cards in lists against their products (${looked} of ${listed} packs in the store): price, and whether it can be bought`,
    );
  },
};

const sells = (card: Element) => all(card, "form.add-to-cart").length > 0;

/** What the button puts into the cart costs what the page says. */
function lookAtOffer(address: string, page: Page, notes: Notes): void {
  const form = addFormOf(page);
  const field = form && all(form, "input").find((one) => attr(one, "name") === "seen");
  const shown = paiseOf(first(page, ".product-price .price"));
  if (!field || shown === null) return;
  const asked = Number(attr(field, "value"));
  if (asked !== shown)
    notes.find(
      address,
      `says ${rupees(shown)}, and its button puts ${rupees(asked)} into the cart`,
    );
}
