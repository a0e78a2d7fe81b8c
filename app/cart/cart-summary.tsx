import { Form, Link, useNavigation } from "@remix-run/react";
import { profilePathOf } from "~/accounts/own-area";
import { rupees } from "~/lib/money";
import { Button, ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";

type Props = {
  viewer: { address: string; role: number } | null;
  totalPaise: number;
  /** The cart's round: increases each time an order empties it. */
  round: number;
  /** The choice of payment methods, if there are several; null if the shop takes no orders now. */
  payment: React.ReactNode | null;
  /** True while the cart holds a line that has to be removed first. */
  blocked: boolean;
  /** The coupon's form. */
  children?: React.ReactNode;
};

/** The total and the checkout form, or links to sign in or add an address first. */
export function CartSummary({ viewer, totalPaise, children, ...checkout }: Props) {
  return (
    <aside className="panel stack cart-summary" aria-labelledby="cart-summary">
      <h2 id="cart-summary">Cart Summary</h2>
      <p className="cart-total" role="status">
        <span>Total</span> <strong>{rupees(totalPaise)}</strong>
      </p>
      <p className="muted small">Inclusive of all taxes.</p>
      {children}
      {viewer ? <Checkout viewer={viewer} totalPaise={totalPaise} {...checkout} /> : <SignIn />}
    </aside>
  );
}

function SignIn() {
  return (
    <>
      <ButtonLink to="/login?redirectTo=%2Fcart">Login to checkout</ButtonLink>
      <ButtonLink to="/Store" tone="quiet">
        Continue Shopping
      </ButtonLink>
    </>
  );
}

function Checkout({
  viewer,
  totalPaise,
  round,
  payment,
  blocked,
}: Props & { viewer: NonNullable<Props["viewer"]> }) {
  const navigation = useNavigation();
  const updateAddress = `${profilePathOf(viewer)}?redirectTo=%2Fcart`;
  if (!viewer.address) {
    return (
      <>
        <Notice>Where should we deliver? Please add your address.</Notice>
        <ButtonLink to={updateAddress}>Update Address</ButtonLink>
        <Link to="/checkout/delivery">Give an address for this order only</Link>
        <ButtonLink to="/Store" tone="quiet">
          Continue Shopping
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <div className="cart-delivery">
        <h3>Current Address</h3>
        <p className="cart-address">{viewer.address}</p>
        <p className="cart-address-links">
          <Link to={updateAddress}>Update Address</Link>
          <Link to="/checkout/delivery">Deliver to another address or add details</Link>
        </p>
      </div>
      {payment === null ? (
        <Notice>Online payment is not set up yet. Please write to us to order.</Notice>
      ) : (
        <Form method="post" action="/checkout" className="stack">
          <input type="hidden" name="total" value={totalPaise} />
          <input type="hidden" name="round" value={round} />
          {payment}
          <Button tone="accent" disabled={blocked} pending={navigation.formAction === "/checkout"}>
            Checkout
          </Button>
        </Form>
      )}
      <ButtonLink to="/Store" tone="quiet">
        Continue Shopping
      </ButtonLink>
    </>
  );
}
