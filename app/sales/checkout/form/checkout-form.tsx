import { Form } from "~/base/ui/form";
import { Link } from "~/base/ui/link";
import type { FormState } from "~/base/lib/form/form";
import { rupees } from "~/base/lib/money";
import { orderParts } from "~/sales/orders/money/price-parts";
import { Button } from "~/base/ui/button";
import { FormProblem, useFocusOnAnswer } from "~/base/ui/form-problem";
import { AnsweredInPlace } from "~/base/ui/sending/sent-form";
import type { KnownAddress } from "../address/address-fields";
import { addressAt, AddressForm } from "../address/address-form";
import { typedCheck } from "../address/checks";
import type { ShownPrice } from "../checkout-page.server";
import { DeliveryChoice, quoteInWords } from "./delivery-choice";
import { ByPost } from "~/goods/delivery/pin-note";
import type { ShownAddress } from "../address/known-buyer.server";
import { PayBar } from "~/sales/payments/pay-bar";
import { OrderTotal } from "./order-total";
import { OtherLanguages } from "./other-languages";
import { PaymentChoice } from "./payment-choice";
import { useLivePrice } from "./use-live-price";
import { NewsBox } from "~/people/consent/news-box";
import { NoticeLine } from "~/people/consent/notice-line";
import { t } from "~/base/words/say";
import { useFormState } from "~/base/ui/sending/form-state";

type Props = {
  isGuest: boolean;
  /** Whether the box for news is there: not for who agreed before. */
  asksForNews: boolean;
  addresses: ShownAddress[];
  known: KnownAddress;
  price: ShownPrice;
  /** What was sent and came back. */
  state: FormState | undefined;
  /** The price is another than the one that was sent: a sentence. */
  news: string | undefined;
  /** What `confirmed` has to be for an address that was asked about. */
  confirmation: string;
};

/** Everything an order needs, on one page: who, where, how, what it costs. What it costs follows what is chosen. */
export function CheckoutForm({
  isGuest,
  asksForNews,
  addresses,
  known,
  state,
  news,
  confirmation,
  ...page
}: Props) {
  const { price, isAsking, ...form } = useLivePrice(page.price, addresses);
  const isWaiting = isAsking || undefined;
  const offersCollecting = price.quotes.some(({ way }) => way === "collect");
  const isEmailNeeded =
    !offersCollecting && price.payment.methods.every((method) => method === "online");
  const sent = ["new", ...addresses.map(({ id }) => id)].find((id) => id === state?.values.address);
  const chosen = sent ?? addressAt(page.price.pin, addresses);
  return (
    <Form
      method="post"
      state={state}
      action="/checkout"
      className="checkout-form checkout-columns"
      check={typedCheck}
      viewTransition
      {...form}
    >
      <div className="stack checkout-fields">
        {news ? <News sentence={news} /> : <FormProblem />}
        <input type="hidden" name="items" value={price.items} />
        <input
          type="hidden"
          name="total"
          value={price.sums.goodsPaise - price.sums.discountPaise}
        />
        <input type="hidden" name="shown" value={price.quote ? price.sums.totalPaise : ""} />
        <input type="hidden" name="priced" value={price.pin ?? ""} />
        <input type="hidden" name="round" value={price.round} />
        <input type="hidden" name="confirmed" value={confirmation} />
        <AnsweredInPlace />
        <AddressForm
          {...{ isGuest, addresses, known, chosen }}
          isEmailNeeded={isEmailNeeded}
          isPlaceOptional={offersCollecting}
          pinNote={<PinNote {...price} />}
        />
        <div className="live-part" aria-busy={isWaiting}>
          <DeliveryChoice
            quotes={price.quotes}
            collectAt={price.collectAt}
            chosen={price.quote?.way ?? null}
          />
          <ByPost pin={price.pin} quotes={price.quotes} />
        </div>
        <h2>{t("Payment")}</h2>
        <div className="live-part" aria-busy={isWaiting}>
          <PaymentChoice choices={price.payment} chosen={price.method} />
        </div>
      </div>
      <div className="stack checkout-sum">
        <OrderTotal
          lines={price.lines}
          parts={orderParts({
            ...price.sums,
            couponCode: price.couponCode,
            deliveryWay: price.quote?.way ?? null,
            deliveryZone: price.quote?.zone ?? null,
          })}
          totalPaise={price.sums.totalPaise}
          isFinal={price.quote !== null}
          isWaiting={isWaiting}
        />
        {price.couponProblem && <p className="field-hint">{price.couponProblem}</p>}
        {asksForNews && <NewsBox />}
        <NoticeLine />
        <PayBar totalPaise={price.sums.totalPaise} isFinal={price.quote !== null}>
          <Button tone="accent" className="pay-button" pending={isWaiting}>
            {buttonWords(price, confirmation !== "")}
          </Button>
        </PayBar>
        <OtherLanguages />
        <p className="row">
          <Link to="/cart">{t("Back to the cart")}</Link>
        </p>
      </div>
    </Form>
  );
}

/**
 * Price and day as soon as the PIN is known, of the way that is chosen or else the first one; what else there is to say of it stands
 * beside the ways of delivery.
 */
function PinNote({ pin, quote: chosen, quotes }: Pick<ShownPrice, "pin" | "quote" | "quotes">) {
  const goesThere = quotes.filter(({ way }) => way !== "collect");
  const quote = goesThere.find(({ way }) => way === chosen?.way) ?? goesThere[0];
  return (
    <p className="field-hint" role="status">
      {pin && quote ? `${t("Deliver to {pin}", { pin })}: ${quoteInWords(quote)}` : ""}
    </p>
  );
}

function buttonWords({ quote, method, sums, payment }: ShownPrice, isConfirming: boolean): string {
  if (!quote) return t("See the total with delivery");
  const isInParts = method === "on-delivery" && payment.advancePaise > 0;
  const total = rupees(isInParts ? payment.advancePaise : sums.totalPaise);
  if (method === "online" || isInParts)
    return isConfirming
      ? t("The address is right: Pay {total}", { total })
      : t("Pay {total}", { total });
  return isConfirming
    ? t("The address is right: Place order {total}", { total })
    : t("Place order {total}", { total });
}

/** Takes the focus like the summary of a refused form. */
function News({ sentence }: { sentence: string }) {
  const state = useFormState();
  const own = useFocusOnAnswer(state);
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- without a script nothing else leads here
    <div ref={own} className="notice notice-info" role="alert" tabIndex={-1} autoFocus>
      {sentence}
    </div>
  );
}
