import { Form, Link } from "@remix-run/react";
import type { Frame } from "./frame";

export function Header({ frame }: { frame: Frame | undefined }) {
  return (
    <header>
      <Link to="/">Prayosha</Link>
      <nav aria-label="Main">
        <Link to="/Store">Products</Link>
        <Link to="/cart">Cart {frame?.cartCount ?? 0}</Link>
        {frame?.viewer ? (
          <Form method="post" action="/logout">
            <button>Logout</button>
          </Form>
        ) : (
          <Link to="/login">Login</Link>
        )}
      </nav>
    </header>
  );
}
