import { expect, it } from "vitest";
import { NavLink } from "~/base/ui/link";
import { staticPage } from "../../static-page";

const menu = (
  <>
    <NavLink to="/" end>
      Home
    </NavLink>
    <NavLink to="/Store" className="menu-name">
      Products
    </NavLink>
    <NavLink to="/cart?pin=395002">Cart</NavLink>
  </>
);

/** The words of the links that say "you are here". */
const currentAt = (address: string) =>
  [...staticPage({ element: menu }, { address }).matchAll(/<a([^>]*)>([^<]*)/g)]
    .filter(([, attributes]) => attributes?.includes('aria-current="page"'))
    .map(([, , words]) => words);

it.each([
  ["/", ["Home"]],
  ["/Store", ["Products"]],
  ["/store/tins", ["Products"]],
  ["/Store?page=2", ["Products"]],
  ["/stores", []],
  ["/cart", ["Cart"]],
  ["/about", []],
])("the menu at %s says where one is", (address, words) => {
  expect(currentAt(address)).toEqual(words);
});
