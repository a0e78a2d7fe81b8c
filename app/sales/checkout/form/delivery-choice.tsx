import type { DeliveryWay } from "~/base/db/statuses";
import { priceInWords, promiseInWords, type ShownQuote, wayOf } from "~/goods/delivery/quote-words";
import { t } from "~/base/words/say";

/**
 * Radio buttons for the ways of delivery, each with price and days; nothing where there is no choice and no price. While the PIN is
 * not known, delivery to an address stands without a price. A value carries the price seen: `courier:6000`.
 */
export function DeliveryChoice({
  quotes,
  collectAt = null,
  chosen,
}: {
  quotes: (ShownQuote & { zone: string | null })[];
  /** Where and when orders are collected, with line breaks. */
  collectAt?: string | null;
  /** Null: to an address, by a way that is not known yet. */
  chosen: DeliveryWay | null;
}) {
  const needsPin = quotes.every(({ way }) => way === "collect");
  const [only] = quotes;
  if (!only)
    return (
      <p className="field-hint">{t("Your PIN tells what delivery costs and when it comes.")}</p>
    );
  if (quotes.length === 1 && !needsPin)
    return (
      <>
        <input type="hidden" name="way" value={valueOf(only)} />
        {only.zone !== null && <p>{inWords(only)}</p>}
      </>
    );
  return (
    <fieldset className="payment-choice delivery-choice">
      <legend>{t("How should it reach you?")}</legend>
      {needsPin && (
        <label>
          <input id="way-none" type="radio" name="way" value="" defaultChecked={chosen === null} />
          {t("To your address: your PIN tells the price")}
        </label>
      )}
      {quotes.map((quote) => (
        <label key={quote.way}>
          <input
            id={`way-${quote.way}`}
            type="radio"
            name="way"
            value={valueOf(quote)}
            defaultChecked={quote.way === chosen}
            aria-describedby={quote.way === "collect" && collectAt ? "collect-at" : undefined}
          />
          <span>{inWords(quote)}</span>
        </label>
      ))}
      {collectAt && (
        <p className="field-hint" id="collect-at">
          {collectAt}
        </p>
      )}
    </fieldset>
  );
}

const valueOf = ({ way, pricePaise }: ShownQuote) => `${way}:${pricePaise}`;

/** `₹60, arrives 2–4 Dec` */
export const quoteInWords = (quote: ShownQuote): string =>
  [priceInWords(quote), promiseInWords(quote)].filter(Boolean).join(", ");

const inWords = (quote: ShownQuote): string => `${t(wayOf(quote))}: ${quoteInWords(quote)}`;
