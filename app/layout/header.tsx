import { useClosingMenus } from "./closing-menus";
import type { Frame } from "./frame";
import { Logo } from "./logo";
import { MainNav, PhoneMenu } from "./main-nav";
import { SearchBox } from "./search-box";
import { guest } from "./visitor";
import { VisitorPart } from "./visitor-parts";

/** The head of every page. Both menus are in the page; the width of the screen decides which one is there for anybody. */
export function Header({ frame }: { frame: Frame | undefined }) {
  const categories = frame?.categories ?? [];
  const visitor = frame ?? guest;
  return (
    <header className="site-header" ref={useClosingMenus()}>
      <div className="header-bar">
        <PhoneMenu categories={categories}>
          <VisitorPart part="phone-account" visitor={visitor} />
        </PhoneMenu>
        <Logo />
        <SearchBox />
        <VisitorPart part="account" visitor={visitor} />
        <VisitorPart part="cart" visitor={visitor} />
      </div>
      <MainNav categories={categories} />
    </header>
  );
}
