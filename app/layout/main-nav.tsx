import { NavLink } from "~/ui/link";
import { Icon } from "~/ui/icon";
import type { Frame } from "./frame";

type Categories = Frame["categories"];

/** The menu bar below the header, on tablets and larger screens. */
export function MainNav({ categories }: { categories: Categories }) {
  return (
    <nav aria-label="Main" className="main-nav">
      <Destinations categories={categories} />
    </nav>
  );
}

/** The menu behind a button, on phones. */
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
        <span className="visually-hidden">Menu</span>
      </summary>
      <nav aria-label="Main" className="phone-nav">
        <Destinations categories={categories} />
        {children}
      </nav>
    </details>
  );
}

/** Sign-in links below the phone menu, for guests. */
export function PhoneAccount() {
  return (
    <ul className="phone-account">
      <li>
        <NavLink to="/register">Register</NavLink>
      </li>
      <li>
        <NavLink to="/login">Login</NavLink>
      </li>
    </ul>
  );
}

function Destinations({ categories }: { categories: Categories }) {
  return (
    <ul>
      <li>
        <NavLink to="/" end prefetch="intent">
          Home
        </NavLink>
      </li>
      <li>
        <NavLink to="/Store" prefetch="intent">
          Products
        </NavLink>
      </li>
      <li>
        <CategoriesMenu categories={categories} />
      </li>
      <li>
        <NavLink to="/bulk" prefetch="intent">
          Bulk Order
        </NavLink>
      </li>
      <li>
        <NavLink to="/about" prefetch="intent">
          About Us
        </NavLink>
      </li>
      <li>
        <NavLink to="/contact" prefetch="intent">
          Contact Us
        </NavLink>
      </li>
    </ul>
  );
}

function CategoriesMenu({ categories }: { categories: Categories }) {
  return (
    <details className="menu">
      <summary>
        Categories
        <Icon name="down" />
      </summary>
      <ul className="menu-panel">
        {categories.map(({ name, slug }) => (
          <li key={slug}>
            <NavLink to={`/category/${slug}`} prefetch="intent">
              {name}
            </NavLink>
          </li>
        ))}
        <li>
          <NavLink to="/categories" prefetch="intent">
            All Categories
          </NavLink>
        </li>
      </ul>
    </details>
  );
}
