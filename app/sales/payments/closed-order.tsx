import { ButtonLink } from "~/base/ui/button";
import { PageHead } from "~/base/ui/page-head";
import { t } from "~/base/words/say";
import type { Closed } from "./payable.server";

const closedWords: Record<NonNullable<Closed>, [heading: string, sentence: string]> = {
  "paid-otherwise": [
    "Paid with another order",
    "Your cart has been paid with another order, so this one is closed.",
  ],
  "ordered-otherwise": [
    "Placed with another order",
    "You already placed this cart as another order, so this one is closed.",
  ],
  settled: [
    "Settled with you",
    "We settled this payment with you. Nothing more is due for this order.",
  ],
  "too-old": [
    "Payment not completed",
    "This order waited too long for its payment. Please check out again from your cart.",
  ],
  "coupon-gone": [
    "Payment not completed",
    "The coupon of this order was used up or ended before it was paid. Please check out again from your cart.",
  ],
};

/** An order closed for payment: the shopper would pay twice or an outdated price. */
export function ClosedOrder({ by }: { by: NonNullable<Closed> }) {
  const [heading, sentence] = closedWords[by];
  return (
    <>
      <PageHead title={t(heading)} lead={t(sentence)} />
      <div className="row">
        <ButtonLink to="/cart" tone="quiet">
          {t("Go to the cart")}
        </ButtonLink>
      </div>
    </>
  );
}
