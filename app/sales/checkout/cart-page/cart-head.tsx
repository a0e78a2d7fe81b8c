import { t } from "~/base/words/say";

/** The cart's headline, and how many products are in it. `guests`: one can order without an account; `place`: takes the focus of what left. */
export function CartHead({
  viewer,
  count,
  guests,
  place,
}: {
  viewer: { name: string } | null;
  count: number;
  guests: boolean;
  place: React.Ref<HTMLHeadingElement>;
}) {
  return (
    <header className="page-head">
      <h1 ref={place} tabIndex={-1}>
        {viewer ? t("Hello! {name}", { name: viewer.name }) : t("Shopping Cart")}
      </h1>
      <p className="lead" role="status">
        {cartSentence(count, Boolean(viewer), guests)}
      </p>
    </header>
  );
}

function cartSentence(n: number, isSignedIn: boolean, guests: boolean): string {
  if (n === 0) return t("Your cart is empty");
  if (isSignedIn)
    return t("You Have {n, plural, one {# item} other {# items}} in your cart", { n });
  return guests
    ? t(
        "You Have {n, plural, one {# item} other {# items}} in your cart. Checkout needs no account.",
        { n },
      )
    : t(
        "You Have {n, plural, one {# item} other {# items}} in your cart, please login to checkout",
        { n },
      );
}
