import { useRef } from "react";
import { useClosingMenus } from "~/base/ui/browser/use-closing-menus";
import { AccountLinks } from "./account-links";
import { useHeaderAway } from "./browser/use-header-away";
import { NavLink } from "~/base/ui/link";
import { Icon } from "~/base/ui/icon";
import { useCartOnItsWay } from "~/sales/cart/on-its-way";
import { useCartMirror } from "~/sales/cart/use-cart-mirror";
import { t } from "~/base/words/say";
import type { Frame } from "./frame";
import { LanguageLinks } from "./language-links";
import { Logo } from "./logo";
import { MainNav, PhoneAccount, PhoneMenu } from "./main-nav";
import { SearchBox } from "./search-box";
import { guest } from "./visitor";

/** The header of every page. Both menus are in the HTML; CSS shows one by screen width. */
export function Header({ frame }: { frame: Frame | undefined }) {
  const categories = frame?.categories ?? [];
  const visitor = frame ?? guest;
  const header = useRef<HTMLElement>(null);
  useClosingMenus(header);
  const isAway = useHeaderAway(header);
  return (
    <header className={isAway ? "site-header header-away" : "site-header"} ref={header}>
      <div className="header-bar">
        <PhoneMenu categories={categories}>{visitor.viewer === null && <PhoneAccount />}</PhoneMenu>
        <Logo />
        <SearchBox />
        <AccountLinks viewer={visitor.viewer} />
        <CartLink cart={visitor.cart} />
      </div>
      <div className="header-row">
        <MainNav categories={categories} />
        <LanguageLinks />
      </div>
    </header>
  );
}

/** Link to the cart with the number of different products in it; an empty cart shows 0. */
function CartLink({ cart }: { cart: Frame["cart"] }) {
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
