import { AccountLinks } from "./account-links";
import { CartLink } from "./cart-link";
import { useClosingMenus } from "./closing-menus";
import type { Frame } from "./frame";
import { Logo } from "./logo";
import { MainNav, PhoneMenu } from "./main-nav";
import { SearchBox } from "./search-box";

/** The head of every page. Both menus are in the page; the width of the screen decides which one is there for anybody. */
export function Header({ frame }: { frame: Frame | undefined }) {
  const categories = frame?.categories ?? [];
  return (
    <header className="site-header" ref={useClosingMenus()}>
      <div className="header-bar">
        <PhoneMenu categories={categories} signedIn={Boolean(frame?.viewer)} />
        <Logo />
        <SearchBox />
        <AccountLinks viewer={frame?.viewer ?? null} />
        <CartLink count={frame?.cart.count ?? 0} />
      </div>
      <MainNav categories={categories} />
    </header>
  );
}
