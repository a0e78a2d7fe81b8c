import { Form, Link, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { FormState } from "~/lib/form";
import { rupees } from "~/lib/money";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { FormProblem } from "~/ui/form-problem";
import { AddressChoice } from "./address-choice";
import { ContactFields, FirmFields, type KnownAddress, PlaceFields } from "./address-fields";
import type { ShownPrice } from "./checkout-page.server";
import { longest } from "./address-lengths";
import { DeliveryChoice } from "./delivery-choice";
import type { OfferedAddress } from "./known-buyer.server";
import { useLivePrice } from "./live-price";
import { OrderSums } from "./order-sums";
import { PaymentChoice } from "./payment-choice";

type Props = {
  isGuest: boolean;
  addresses: OfferedAddress[];
  known: KnownAddress;
  price: ShownPrice;
  /** What was sent and came back. */
  state: FormState | undefined;
  /** The price is another than the one that was sent: a sentence. */
  news: string | undefined;
  /** What `confirmed` has to be for an address that was asked about. */
  confirmation: string;
};

/** Everything an order needs, on one page: who, where, how, what it costs. */
export function CheckoutForm({ isGuest, addresses, known, state, news, ...props }: Props) {
  const { price, onChange } = useLivePrice(props.price, addresses);
  const isSaving = useNavigation().formMethod === "POST";
  const offersCollecting = price.quotes.some(({ way }) => way === "collect");
  const isEmailNeeded =
    !offersCollecting && price.payment.methods.every((method) => method === "online");
  const chosen = state?.values.address ?? addresses[0]?.id ?? "new";
  const fields = { known, state };
  return (
    <Form method="post" action="/checkout" className="stack checkout-form" onChange={onChange}>
      {news ? <News sentence={news} /> : <FormProblem state={state} />}
      <input type="hidden" name="total" value={price.sums.goodsPaise - price.sums.discountPaise} />
      <input type="hidden" name="shown" value={price.sums.totalPaise} />
      <input type="hidden" name="priced" value={price.pin ?? ""} />
      <input type="hidden" name="round" value={price.round} />
      <input type="hidden" name="confirmed" value={props.confirmation} />
      {addresses.length > 0 && <AddressChoice addresses={addresses} chosen={chosen} />}
      <div className="stack typed-address">
        <ContactFields {...fields} isOptional={addresses.length > 0} />
        {isGuest && (
          <Field
            name="email"
            label={isEmailNeeded ? "E-mail" : "E-mail (needed to pay online)"}
            type="email"
            inputMode="email"
            hint="For news about your order and the invoice."
            state={state}
            defaultValue={known.email}
            maxLength={longest.email}
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="next"
            required={isEmailNeeded}
          />
        )}
        <div className="stack place">
          <PlaceFields {...fields} isOptional={offersCollecting || addresses.length > 0} />
        </div>
        <FirmFields {...fields} />
      </div>
      <DeliveryChoice
        key={`${price.pin}`}
        quotes={price.quotes}
        chosen={price.quote?.way ?? null}
      />
      <PaymentChoice choices={price.payment} chosen={state?.values.method ?? price.method} />
      <OrderSums {...price} />
      {price.couponProblem && <p className="field-hint">{price.couponProblem}</p>}
      <Button tone="accent" className="pay-button" pending={isSaving}>
        {buttonWords(price, props.confirmation !== "")}
      </Button>
      <p className="row">
        <Link to="/cart">Back to the cart</Link>
      </p>
    </Form>
  );
}

function buttonWords({ quote, method, sums }: ShownPrice, isConfirming: boolean): string {
  if (!quote) return "See the total with delivery";
  const words = `${method === "online" ? "Pay" : "Place order"} ${rupees(sums.totalPaise)}`;
  return isConfirming ? `The address is right: ${words}` : words;
}

/** Takes the focus like the summary of a refused form. */
function News({ sentence }: { sentence: string }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), [sentence]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- without a script nothing else leads here
    <div className="notice notice-info" role="alert" tabIndex={-1} autoFocus ref={notice}>
      {sentence}
    </div>
  );
}
