import { useEffect, useRef } from "react";
import {
  priceInWords,
  promiseInWords,
  type ShownQuote,
  wayOf,
  wayWords,
} from "~/goods/delivery/quote-words";
import { Field } from "~/base/ui/field";
import type { Desk } from "./desk.server";
import { goesOut, type Handover, type Paying, payings } from "./options";
import { type Option, Radios } from "./radios";
import { useFormState } from "~/base/ui/sending/form-state";

/** Where the goods go: taken along, or by the ways that the PIN has. */
export function HandoverChoice({
  typed: typedWay,
  quotes,
}: {
  /** The way that was chosen when the price was asked for. */
  typed: string;
  /** Those of the last price; none while no pack is wanted. */
  quotes: ShownQuote[];
}) {
  const typed = typedWay as Handover;
  const ways = quotes.map(({ way }) => way);
  const kept = goesOut(typed) && typed !== "" && !ways.includes(typed) ? typed : null;
  const [first] = [...ways.filter(goesOut), ...(kept ? [kept] : [])];
  const options: Option<Handover>[] = [
    { value: "along", words: "Taken along now" },
    ...quotes.map((quote) => ({ value: quote.way, words: inWords(quote) })),
    ...(kept ? [{ value: kept, words: wayWords[kept] }] : []),
    ...(first ? [] : [{ value: "" as const, words: "To an address: its PIN tells the price" }]),
  ];
  // Whoever chose an address has chosen the first way to it, once the PIN is known: it is the same radio button all the time.
  const lasting = options.map((option) =>
    option.value === (first ?? "") ? { ...option, key: "address" } : option,
  );
  const chosen = typed === "" ? (first ?? "") : typed;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A way that was chosen stays so, also where its button came to stand for another.
    const buttons = [...(place.current?.querySelectorAll("input") ?? [])];
    const own = buttons.find(({ value }) => value === chosen);
    if (own && !buttons.some(({ checked }) => checked)) own.checked = true;
  });
  return (
    <div ref={place}>
      <Radios name="way" legend="How does it get there?" options={lasting} chosen={chosen} />
    </div>
  );
}

function inWords(quote: ShownQuote): string {
  const promise = promiseInWords(quote);
  return `${wayOf(quote)}: ${priceInWords(quote)}${promise ? `, ${promise}` : ""}`;
}

const payingWords: Record<Paying, string> = {
  cash: "Cash, in hand",
  upi: "UPI, seen on the phone",
  link: "Pay link, sent by WhatsApp",
  later: "Later",
};

/** How it is paid, with the reference of a UPI payment. What the total is too large for is not offered, with the reason. */
export function PayingChoice({ hasLink, price }: Pick<Desk, "hasLink" | "price">) {
  const state = useFormState();
  const tooMuch = price?.tooMuchFor ?? {};
  const options = payings
    .filter((paying) => (hasLink || paying !== "link") && !(paying in tooMuch))
    .map((value) => ({ value, words: payingWords[value] }));
  const reasons = payings.filter((paying) => hasLink || paying !== "link");
  return (
    <>
      <div className="stack">
        <Radios
          name="paid"
          legend="How is it paid?"
          chosen={state?.values.paid ?? "cash"}
          options={options}
        />
        {reasons.map(
          (paying) =>
            tooMuch[paying] && (
              <p className="field-hint" key={paying}>
                {tooMuch[paying]}
              </p>
            ),
        )}
      </div>
      <div className="counter-reference">
        <Field
          name="reference"
          label="UPI reference (optional)"
          hint="The 12 digits of the payment. One reference pays one order."
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
        />
      </div>
    </>
  );
}
