import { Link } from "~/base/ui/link";
import { FreeDeliveryBar } from "~/goods/delivery/free-delivery-bar";
import { PinForm, type PinProblem } from "~/goods/delivery/pin-form";
import { type AskUs, PinDoubt } from "~/goods/delivery/pin-help";
import { ByPost } from "~/goods/delivery/pin-note";
import { promiseInWords, type ShownQuote } from "~/goods/delivery/quote-words";
import { Notice } from "~/base/ui/notice";
import type { CartChoices } from "../cart-choices";
import { t, withParts } from "~/base/words/say";

type Props = {
  choices: CartChoices;
  pinProblem: PinProblem | null;
  /** What is asked about a PIN that no post office is known to have. */
  doubt: string | null;
  /** The chosen way; null: none yet, or not served. */
  quote: ShownQuote | null;
  /** Whether somebody brings these goods to the PIN. */
  isServed: boolean;
  goodsPaise: number;
  /** Whom to ask who is not sure of a PIN. */
  ask: AskUs | undefined;
};

/** Where the cart is delivered to, by when, and how far it is to free delivery. For shops with a table of delivery prices. */
export function CartDelivery({ choices, quote, isServed, goodsPaise, ask, ...about }: Props) {
  const { pinProblem, doubt } = about;
  const { pin, ...kept } = choices;
  const promise = quote && promiseInWords(quote);
  return (
    <section className="cart-delivery" aria-labelledby="cart-delivery">
      <h3 id="cart-delivery">{t("Delivery")}</h3>
      {quote?.way === "collect" ? (
        <p>{[t("Collect at our press"), promise].filter(Boolean).join(" · ")}</p>
      ) : (
        pin &&
        isServed && <p>{[t("Deliver to {pin}", { pin }), promise].filter(Boolean).join(" · ")}</p>
      )}
      {pin && !isServed && (
        <Notice tone="error">
          {withParts(
            "We do not deliver this cart to {pin} yet. <a>Write to us</a>, and we look for a way.",
            {
              pin,
              a: (words) => (
                <Link key="a" to={`/contact?pin=${pin}`}>
                  {words}
                </Link>
              ),
            },
          )}
        </Notice>
      )}
      <PinDoubt doubt={doubt} ask={ask} />
      <ByPost pin={pin} quotes={quote ? [quote] : []} />
      <PinForm path="/cart#cart-delivery" pin={pin} problem={pinProblem} kept={kept} ask={ask} />
      {quote && quote.way !== "collect" && (
        <FreeDeliveryBar quote={quote} goodsPaise={goodsPaise} />
      )}
    </section>
  );
}
