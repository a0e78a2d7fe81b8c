import { Form } from "~/base/ui/form";
import { Button } from "~/base/ui/button";
import { useHydrated } from "~/base/ui/hydrated";
import { NotSent } from "~/base/ui/sending/sent-form";
import { cartFormId } from "~/sales/cart/field-names";
import { PayBar } from "~/sales/payments/pay-bar";
import { searchOf, type SentChoices } from "../cart-choices";
import type { ShownCartPrice } from "./cart-page.server";
import { DeliveryChoice } from "../form/delivery-choice";
import { PaymentChoice } from "../form/payment-choice";
import { useCartForm } from "./use-cart-form";
import { useOrder } from "./use-order";
import { t } from "~/base/words/say";

/** The Checkout button. Without `ordersAt` it goes on to the checkout page, where the address is asked; with it it orders there. */
type Checkout = { ordersAt?: string | undefined; disabled: boolean };

/**
 * The cart's one form: the ways of delivery and of paying, and, wherever they stand on the page, the typed quantities. It is posted
 * with the amounts as they are shown. `asksChoices`: false where the checkout page asks for the ways. `checkout` null: it is saved only.
 * `totalPaise`: as the page shows it. `children`: other ways on.
 */
export function CartForm({
  price: { here, choices, asked, quotes, quote, payment, method, sums, round, items },
  sent,
  asksChoices,
  totalPaise,
  checkout,
  children,
}: {
  price: ShownCartPrice;
  asksChoices: boolean;
  totalPaise: number;
  /** What a form that was refused had chosen. */
  sent: SentChoices;
  checkout: Checkout | null;
  children?: React.ReactNode;
}) {
  const asksWay = asksChoices && (quotes.length > 1 || quotes[0]?.way === "collect");
  const hasChoice = asksWay || (asksChoices && payment.methods.length > 1);
  const { saveButton, onChange } = useCartForm();
  const { isOrdering, refusal, shownPaise, onClick, onSubmit } = useOrder(totalPaise);
  const isHydrated = useHydrated();

  return (
    <Form
      method="post"
      action={here}
      id={cartFormId}
      className="stack"
      onChange={onChange}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="items" value={items} />
      <input type="hidden" name="total" value={sums.goodsPaise - sums.discountPaise} />
      <input type="hidden" name="shown" value={shownPaise} />
      <input type="hidden" name="round" value={round} />
      <input type="hidden" name="pin" value={choices.pin ?? ""} />
      {asksWay ? (
        <DeliveryChoice quotes={quotes} chosen={sent.way ?? quote?.way ?? null} />
      ) : (
        quote && <input type="hidden" name="way" value={`${quote.way}:${quote.pricePaise}`} />
      )}
      {asksChoices ? (
        <PaymentChoice choices={payment} chosen={sent.method ?? method} />
      ) : (
        <input type="hidden" name="method" value={choices.method ?? ""} />
      )}
      <Button
        inner={saveButton}
        tone="quiet"
        name="intent"
        value="update"
        formAction={`/cart${searchOf({ pin: asked })}`}
        formNoValidate
        hidden={isHydrated || !hasChoice}
      >
        {t("Show the new total")}
      </Button>
      {checkout && (
        <PayBar totalPaise={totalPaise} isFinal={quote !== null}>
          <Button
            tone="accent"
            disabled={checkout.disabled}
            pending={isOrdering}
            onClick={onClick}
            {...(checkout.ordersAt
              ? { formAction: checkout.ordersAt }
              : { name: "intent", value: "continue", formNoValidate: true })}
          >
            {t("Checkout")}
          </Button>
        </PayBar>
      )}
      <NotSent words={refusal} />
      {children}
    </Form>
  );
}
