import type { DeliveryWay } from "~/db/statuses";
import { priceInWords, promiseInWords, type ShownQuote, wayWords } from "~/delivery/quote-words";

/** The ways of delivery as radio buttons, each with its price as it is posted (`courier:6000`); a single one is not asked. */
export function WayChoice({
  quotes,
  chosen,
}: {
  quotes: ShownQuote[];
  /** Null: none yet. */
  chosen: DeliveryWay | null;
}) {
  const [only] = quotes;
  if (!only) return null;
  if (quotes.length === 1 && only.way === chosen)
    return <input type="hidden" name="way" value={valueOf(only)} />;
  return (
    <fieldset className="payment-choice">
      <legend>How should it reach you?</legend>
      {quotes.map((quote) => (
        <label key={quote.way}>
          <input
            type="radio"
            name="way"
            value={valueOf(quote)}
            defaultChecked={quote.way === chosen}
            required
          />
          {[wayWords[quote.way], priceInWords(quote), promiseInWords(quote)]
            .filter(Boolean)
            .join(" · ")}
        </label>
      ))}
    </fieldset>
  );
}

const valueOf = ({ way, pricePaise }: ShownQuote) => `${way}:${pricePaise}`;
