import { NavLink } from "~/base/ui/link";
import { Icon } from "~/base/ui/icon";
import { useCartOnItsWay } from "~/sales/cart/on-its-way";
import { useCartMirror } from "~/sales/cart/use-cart-mirror";
import type { Frame } from "./frame";
import { t } from "~/base/words/say";

/** Link to the cart with the number of different products in it; an empty cart shows 0. */
export function CartLink({ cart }: { cart: Frame["cart"] }) {
  useCartMirror(cart);
  const count = Math.max(0, cart.count - useCartOnItsWay().leaving);
  return (
    <NavLink
      to="/cart"
      className="header-control cart-link"
      aria-label={t("Cart, {n, plural, one {# item} other {# items}}", { n: count })}
    >
      <Icon name="cart" />
      <span className="cart-badge" aria-hidden="true" translate="no">
        {count}
      </span>
    </NavLink>
  );
}
