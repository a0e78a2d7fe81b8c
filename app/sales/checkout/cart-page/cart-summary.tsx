import { Form } from "~/base/ui/form";
import { Link } from "~/base/ui/link";
import { cartFormId } from "~/sales/cart/field-names";
import { profilePathOf } from "~/people/accounts/own-area";
import type { Member } from "~/people/accounts/member";
import { NoticeLine } from "~/people/consent/notice-line";
import type { PinProblem } from "~/goods/delivery/pin-form";
import type { AskUs } from "~/goods/delivery/pin-help";
import { Button, ButtonLink } from "~/base/ui/button";
import { Notice } from "~/base/ui/notice";
import { CartDelivery } from "./cart-delivery";
import { CartForm } from "./cart-form";
import type { ShownCartPrice } from "./cart-page.server";
import { CartSums } from "./cart-sums";
import { useCartForm } from "./use-cart-form";
import { searchOf, type SentChoices } from "../cart-choices";
import { languageOfLetters } from "~/base/lib/script-of";
import { t } from "~/base/words/say";

type Viewer = Member & { address: string; pin: string | null };

type Props = {
  viewer: Viewer | null;
  price: ShownCartPrice;
  /** With the quantities that are being saved. */
  totalPaise: number;
  /** What a form that was refused had chosen. */
  sent: SentChoices;
  pinProblem: PinProblem | null;
  /** Whether one can order without an account. */
  guests: boolean;
  /** Why not, in the owner's words. */
  guestsNote: string | null;
  /** True while the cart holds a line that has to be removed first. */
  blocked: boolean;
  ask: AskUs | undefined;
  /** The coupon's form, if there is one. */
  children?: React.ReactNode;
};

/** What the cart costs, delivered and paid as chosen, and the ways on to the order. */
export function CartSummary({
  viewer,
  price,
  totalPaise,
  sent,
  pinProblem,
  guests,
  guestsNote,
  blocked,
  ask,
  children,
}: Props) {
  const { choices, quote, sums, isPriced, isServed, payment } = price;
  const canOrder = payment.methods.length > 0;
  return (
    <aside className="panel stack cart-summary" aria-labelledby="cart-summary">
      <h2 id="cart-summary">{t("Cart Summary")}</h2>
      <CartSums sums={sums} totalPaise={totalPaise} couponCode={price.couponCode} quote={quote} />
      {isPriced && (
        <CartDelivery
          choices={choices}
          pinProblem={pinProblem}
          doubt={price.doubt}
          quote={quote}
          isServed={isServed}
          goodsPaise={sums.goodsPaise}
          ask={ask}
        />
      )}
      {children}
      {viewer && <CurrentAddress viewer={viewer} price={price} />}
      {!canOrder && <NoCheckout here={price.here} why={payment.tooMuchOnline} />}
      {canOrder &&
        (viewer ? (
          <Checkout
            viewer={viewer}
            price={price}
            totalPaise={totalPaise}
            sent={sent}
            blocked={blocked}
          />
        ) : (
          <SignIn
            price={price}
            totalPaise={totalPaise}
            sent={sent}
            guests={guests}
            guestsNote={guestsNote}
            blocked={blocked}
          />
        ))}
      {viewer && canOrder && <NoticeLine />}
      <ButtonLink to="/Store" tone="quiet">
        {t("Continue Shopping")}
      </ButtonLink>
    </aside>
  );
}

/** The quantities are saved all the same. */
function NoCheckout({ here, why }: { here: string; why: string | undefined }) {
  const { saveButton } = useCartForm();
  return (
    <Form method="post" action={here} id={cartFormId}>
      <Notice>{why ?? t("Online payment is not set up yet. Please write to us to order.")}</Notice>
      <Button inner={saveButton} name="intent" value="update" hidden>
        {t("Update")}
      </Button>
    </Form>
  );
}

type OwnForm = {
  price: ShownCartPrice;
  totalPaise: number;
  sent: SentChoices;
  blocked: boolean;
};

/** Ordered from here if the usual address is meant; the checkout page asks for any other. */
function Checkout({ viewer, blocked, ...shown }: OwnForm & { viewer: Viewer }) {
  const { pin } = shown.price.choices;
  const isUsual = Boolean(viewer.address) && (!viewer.pin || !pin || viewer.pin === pin);
  const checkout = { ordersAt: isUsual ? "/checkout" : undefined, disabled: blocked };
  return <CartForm {...shown} asksChoices checkout={checkout} />;
}

/** How it is delivered and paid is asked once, on the checkout page. */
function SignIn({
  guests,
  guestsNote,
  blocked,
  ...shown
}: OwnForm & { guests: boolean; guestsNote: string | null }) {
  return (
    <CartForm {...shown} asksChoices={false} checkout={guests ? { disabled: blocked } : null}>
      <div className="cart-login">
        {guests && <p className="muted small">{t("please login to checkout")}</p>}
        {guestsNote && <p lang={languageOfLetters(guestsNote)}>{guestsNote}</p>}
        <ButtonLink
          to={`/login?redirectTo=${encodeURIComponent(shown.price.here)}`}
          tone={guests ? "quiet" : "primary"}
        >
          {t("Login to checkout")}
        </ButtonLink>
      </div>
    </CartForm>
  );
}

function CurrentAddress({ viewer, price }: { viewer: Viewer; price: ShownCartPrice }) {
  const { pin, ...kept } = price.choices;
  const updateAddress = `${profilePathOf(viewer)}?redirectTo=%2Fcart`;
  if (!viewer.address) {
    return (
      <>
        <Notice>{t("Where should we deliver? Please add your address.")}</Notice>
        <ButtonLink to={updateAddress} tone="quiet">
          {t("Update Address")}
        </ButtonLink>
      </>
    );
  }
  const isElsewhere = viewer.pin && pin && viewer.pin !== pin;
  return (
    <div className="cart-delivery">
      <h3>{t("Current Address")}</h3>
      <p className="cart-address">{viewer.address}</p>
      {isElsewhere && (
        <p className="small">
          {t("The price above is for {pin}. The next page asks for the address there.", { pin })}
        </p>
      )}
      <p className="cart-address-links">
        {isElsewhere && (
          <Link to={`/cart${searchOf({ pin: viewer.pin, ...kept })}`}>
            {t("Deliver here instead")}
          </Link>
        )}
        <Link to={updateAddress}>{t("Update Address")}</Link>
        <Link to={`/checkout${searchOf(price.choices)}`}>
          {t("Deliver to another address or add details")}
        </Link>
      </p>
    </div>
  );
}
