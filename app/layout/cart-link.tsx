import { NavLink } from "~/ui/link";
import { Icon } from "~/ui/icon";

/** Link to the cart with the number of different products in it; an empty cart shows 0. */
export function CartLink({ count }: { count: number }) {
  return (
    <NavLink
      to="/cart"
      className="header-control cart-link"
      aria-label={`Cart, ${count} ${count === 1 ? "item" : "items"}`}
    >
      <Icon name="cart" />
      <span className="cart-badge" aria-hidden="true">
        {count}
      </span>
    </NavLink>
  );
}
