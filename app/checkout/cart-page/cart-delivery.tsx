import { Link } from "~/ui/link";
import { FreeDeliveryBar } from "~/delivery/free-delivery-bar";
import { PinForm, type PinProblem } from "~/delivery/pin-form";
import { promiseInWords, type ShownQuote } from "~/delivery/quote-words";
import { Notice } from "~/ui/notice";
import type { CartChoices } from "../cart-choices";

type Props = {
  choices: CartChoices;
  pinProblem: PinProblem | null;
  /** The chosen way; null: none yet, or not served. */
  quote: ShownQuote | null;
  /** Whether somebody brings these goods to the PIN. */
  isServed: boolean;
  goodsPaise: number;
};

/** Where the cart is delivered to, by when, and how far it is to free delivery. For shops with a table of delivery prices. */
export function CartDelivery({ choices, pinProblem, quote, isServed, goodsPaise }: Props) {
  const { pin, ...kept } = choices;
  const promise = quote && promiseInWords(quote);
  return (
    <section className="cart-delivery" aria-labelledby="cart-delivery">
      <h3 id="cart-delivery">Delivery</h3>
      {quote?.way === "collect" ? (
        <p>{`Collect at our press${promise ? ` · ${promise}` : ""}`}</p>
      ) : (
        pin && isServed && <p>{`Deliver to ${pin}${promise ? ` · ${promise}` : ""}`}</p>
      )}
      {pin && !isServed && (
        <Notice tone="error">
          {`We do not deliver this cart to ${pin} yet. `}
          <Link to={`/contact?pin=${pin}`}>Write to us</Link>, and we look for a way.
        </Notice>
      )}
      <PinForm path="/cart" pin={pin} problem={pinProblem} kept={kept} />
      {quote && quote.way !== "collect" && (
        <FreeDeliveryBar quote={quote} goodsPaise={goodsPaise} />
      )}
    </section>
  );
}
