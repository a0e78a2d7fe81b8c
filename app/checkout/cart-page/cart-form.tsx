import { useSubmit } from "@remix-run/react";
import { Form } from "~/ui/form";
import { Button } from "~/ui/button";
import { useHasScript } from "~/ui/has-script";
import { cartFormId } from "~/cart/field-names";
import { choicesIn, searchOf, type SentChoices } from "../cart-choices";
import type { ShownCartPrice } from "./cart-page.server";
import { DeliveryChoice } from "../form/delivery-choice";
import { PaymentChoice } from "../form/payment-choice";

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
  const submit = useSubmit();
  const hasScript = useHasScript();
  const asksWay = quotes.length > 1 || quotes[0]?.way === "collect";
  const hasChoice = asksWay || payment.methods.length > 1;

  /** Another choice shows the price with it. */
  function showChosen({ target, currentTarget }: React.FormEvent<HTMLFormElement>) {
    if (!(target instanceof HTMLInputElement) || target.type !== "radio") return;
    const fields = new URLSearchParams();
    for (const [name, value] of new FormData(currentTarget))
      if (typeof value === "string") fields.set(name, value);
    const chosen = searchOf({ pin: asked, ...choicesIn(fields) });
    submit(new URLSearchParams(chosen), {
      action: "/cart",
      replace: true,
      preventScrollReset: true,
    });
  }

  return (
    <Form method="post" action={action} id={cartFormId} className="stack" onChange={showChosen}>
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
      {hasChoice && !hasScript && (
        <Button
          tone="quiet"
          name="intent"
          value="update"
          formAction={`/cart${searchOf({ pin: asked })}`}
          formNoValidate
        >
          Show the new total
        </Button>
      )}
      {children}
    </Form>
  );
}

/** The Checkout button of the cart's form. `goesOn`: to the checkout page, where the address is asked. */
export function CheckoutButton({
  action,
  goesOn,
  disabled,
  children = "Checkout",
}: {
  action: string;
  goesOn: boolean;
  disabled: boolean;
  children?: string;
}) {
  return (
    <Button
      tone="accent"
      disabled={disabled}
      {...(goesOn && { name: "intent", value: "continue", formNoValidate: true })}
    >
      {children}
    </Button>
  );
}
