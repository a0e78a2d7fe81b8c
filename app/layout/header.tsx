import type { Frame } from "./frame";
import { LanguageLinks } from "./language-links";
import { Logo } from "./logo";
import { MainNav, PhoneMenu } from "./main-nav";
import { SearchBox } from "./search-box";
import { guest } from "./visitor";
import { VisitorPart } from "./visitor-parts";

/** The header of every page. Both menus are in the HTML; CSS shows one by screen width. */
export function Header({ frame }: { frame: Frame | undefined }) {
  const categories = frame?.categories ?? [];
  const visitor = frame ?? guest;
  const phoneKey = frame?.mark ? null : visitor.viewer ? "phone, signed in" : "phone, guest";
  return (
    <header className="site-header">
      <div className="header-bar">
        <PhoneMenu categories={categories} visitorKey={phoneKey}>
          <VisitorPart part="phone-account" visitor={visitor} />
        </PhoneMenu>
        <Logo />
        <SearchBox />
        <VisitorPart part="account" visitor={visitor} />
        <VisitorPart part="cart" visitor={visitor} />
      </div>
      <div className="header-row">
        <MainNav categories={categories} />
        <LanguageLinks />
      </div>
    </header>
  );
}
