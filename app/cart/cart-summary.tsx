import { Form, Link, useNavigation } from "@remix-run/react";
import type { Settings } from "~/lib/env.server";
import { rupees } from "~/lib/money";
import { Button, ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";

type Props = {
  viewer: { address: string; role: number } | null;
  totalPaise: number;
  payments: Settings["payments"];
  /** True while a line has to be removed first. */
  blocked: boolean;
};

/** The total and the way to pay it. */
export function CartSummary({ viewer, totalPaise, payments, blocked }: Props) {
  return (
    <aside className="panel stack cart-summary" aria-labelledby="cart-summary">
      <h2 id="cart-summary">Cart Summary</h2>
      <p className="cart-total">
        <span>Total</span> <strong>{rupees(totalPaise)}</strong>
      </p>
      <p className="muted small">Inclusive of all taxes.</p>
      {viewer ? (
        <Checkout viewer={viewer} totalPaise={totalPaise} payments={payments} blocked={blocked} />
      ) : (
        <SignIn />
      )}
    </aside>
  );
}

function SignIn() {
  return (
    <>
      <p>please login to checkout</p>
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
  payments,
  blocked,
}: Props & { viewer: NonNullable<Props["viewer"]> }) {
  const navigation = useNavigation();
  const profile = viewer.role === 1 ? "/dashboard/admin/profile" : "/dashboard/user/profile";
  const updateAddress = `${profile}?redirectTo=%2Fcart`;
  if (!viewer.address) {
    return (
      <>
        <Notice>Where should we deliver? Please add your address.</Notice>
        <ButtonLink to={updateAddress}>Update Address</ButtonLink>
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
        <Link to={updateAddress}>Update Address</Link>
      </div>
      {payments === "off" ? (
        <Notice>Online payment is not set up yet. Please write to us to order.</Notice>
      ) : (
        <Form method="post" action="/checkout" className="stack">
          <input type="hidden" name="total" value={totalPaise} />
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
