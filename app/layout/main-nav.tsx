import { Icon } from "~/base/ui/icon";
import { NavLink } from "~/base/ui/link";
import type { Frame } from "./frame";
import { LanguageLinks } from "./language-links";
import { t } from "~/base/words/say";

type Categories = Frame["categories"];

/** The menu bar below the header, on tablets and larger screens. */
export function MainNav({ categories }: { categories: Categories }) {
  return (
    <nav aria-label={t("Main")} className="main-nav">
      <Destinations categories={categories} />
    </nav>
  );
}

/** The menu behind a button, on phones; `children` stand below its links. */
export function PhoneMenu({
  categories,
  children,
}: {
  categories: Categories;
  children: React.ReactNode;
}) {
  return (
    <details className="phone-menu">
      <summary className="header-control">
        <Icon name="menu" className="when-closed" />
        <Icon name="close" className="when-open" />
        <span className="visually-hidden">{t("Menu")}</span>
      </summary>
      <nav aria-label={t("Main")} className="phone-nav">
        <div>
          <Destinations categories={categories} />
          {children}
        </div>
        <LanguageLinks />
      </nav>
    </details>
  );
}

/** Sign-in links below the phone menu, for guests. */
export function PhoneAccount() {
  return (
    <ul className="phone-account">
      <li>
        <NavLink to="/register">{t("Register")}</NavLink>
      </li>
      <li>
        <NavLink to="/login">{t("Login")}</NavLink>
      </li>
    </ul>
  );
}

function Destinations({ categories }: { categories: Categories }) {
  return (
    <ul>
      <li>
        <NavLink to="/" end>
          {t("Home")}
        </NavLink>
      </li>
      <li>
        <NavLink to="/Store">{t("Products")}</NavLink>
      </li>
      <li>
        <CategoriesMenu categories={categories} />
      </li>
      <li>
        <NavLink to="/bulk">{t("Bulk Order")}</NavLink>
      </li>
      <li>
        <NavLink to="/track">{t("Track Order")}</NavLink>
      </li>
      <li>
        <NavLink to="/about">{t("About Us")}</NavLink>
      </li>
      <li>
        <NavLink to="/contact">{t("Contact Us")}</NavLink>
      </li>
    </ul>
  );
}

function CategoriesMenu({ categories }: { categories: Categories }) {
  return (
    <details className="menu">
      <summary>
        {t("Categories")}
        <Icon name="down" />
      </summary>
      <ul className="menu-panel">
        {categories.map(({ name, slug, nameLang }) => (
          <li key={slug}>
            <NavLink to={`/category/${slug}`} lang={nameLang}>
              {name}
            </NavLink>
          </li>
        ))}
        <li>
          <NavLink to="/categories">{t("All Categories")}</NavLink>
        </li>
      </ul>
    </details>
  );
}
