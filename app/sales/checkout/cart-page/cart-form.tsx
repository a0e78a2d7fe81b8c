import { Form } from "~/base/ui/form";
import { Button } from "~/base/ui/button";
import { withoutScript } from "~/base/ui/needs-script";
import { cartFormId } from "~/sales/cart/field-names";
import { searchOf, type SentChoices } from "../cart-choices";
import type { ShownCartPrice } from "./cart-page.server";
import { DeliveryChoice } from "../form/delivery-choice";
import { PaymentChoice } from "../form/payment-choice";
import { t } from "~/base/words/say";

/**
 * The cart's one form: the ways of delivery and of paying, and, wherever they stand on the page, the typed quantities. It is posted
 * with the amounts as they are shown. `children`: its buttons.
 */
export function CartForm({
  action,
  price: { choices, asked, quotes, quote, payment, method, sums, round, items },
  sent,
  children,
}: {
  action: string;
  price: ShownCartPrice;
  /** What a form that was refused had chosen. */
  sent: SentChoices;
  children: React.ReactNode;
}) {
  const asksWay = quotes.length > 1 || quotes[0]?.way === "collect";
  const hasChoice = asksWay || payment.methods.length > 1;

  return (
    <Form method="post" action={action} id={cartFormId} className="stack" data-in-place="page">
      <input type="hidden" name="items" value={items} />
      <input type="hidden" name="total" value={sums.goodsPaise - sums.discountPaise} />
      <input type="hidden" name="shown" value={sums.totalPaise} />
      <input type="hidden" name="round" value={round} />
      <input type="hidden" name="pin" value={choices.pin ?? ""} />
      {asksWay ? (
        <DeliveryChoice quotes={quotes} chosen={sent.way ?? quote?.way ?? null} />
      ) : (
        quote && <input type="hidden" name="way" value={`${quote.way}:${quote.pricePaise}`} />
      )}
      <PaymentChoice choices={payment} chosen={sent.method ?? method} />
      {hasChoice && (
        <Button
          tone="quiet"
          name="intent"
          value="update"
          formAction={`/cart${searchOf({ pin: asked })}`}
          formNoValidate
          {...withoutScript}
        >
          {t("Show the new total")}
        </Button>
      )}
      {children}
    </Form>
  );
}

/** The Checkout button of the cart's form. `goesOn`: to the checkout page, where the address is asked. */
export function CheckoutButton({
  goesOn,
  disabled,
  children = t("Checkout"),
}: {
  goesOn: boolean;
  disabled: boolean;
  children?: string;
}) {
  return (
    <Button
      id="checkout"
      tone="accent"
      disabled={disabled}
      {...(goesOn && { name: "intent", value: "continue", formNoValidate: true })}
    >
      {children}
    </Button>
  );
}
