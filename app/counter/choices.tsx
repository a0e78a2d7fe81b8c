import { priceInWords, promiseInWords, type ShownQuote, wayWords } from "~/delivery/quote-words";
import { Field } from "~/ui/field";
import type { Desk } from "./desk.server";
import { goesOut, type Handover, type Paying } from "./options";
import { Radios } from "./radios";

/** Where the goods go: taken along, or by the ways that the PIN has. */
export function HandoverChoice({
  state,
  quotes,
}: {
  state: Desk["state"];
  /** Those of the last price; none while no pack is wanted. */
  quotes: ShownQuote[];
}) {
  const chosen = (state.values.way ?? "along") as Handover;
  const ways = quotes.map(({ way }) => way);
  const kept = goesOut(chosen) && chosen !== "" && !ways.includes(chosen) ? chosen : null;
  const options: [Handover, string][] = [
    ["along", "Taken along now"],
    ...quotes.map((quote): [Handover, string] => [quote.way, inWords(quote)]),
    ...(kept ? [[kept, wayWords[kept]] as [Handover, string]] : []),
    ...(ways.some(goesOut) || kept
      ? []
      : [["", "To an address: its PIN tells the price"] as [Handover, string]]),
  ];
  return <Radios name="way" legend="How does it get there?" {...{ options, chosen, state }} />;
}

function inWords(quote: ShownQuote): string {
  const promise = promiseInWords(quote);
  return `${wayWords[quote.way]}: ${priceInWords(quote)}${promise ? `, ${promise}` : ""}`;
}

const payingWords: Record<Paying, string> = {
  cash: "Cash, in hand",
  upi: "UPI, seen on the phone",
  link: "Pay link, sent by WhatsApp",
  later: "Later",
};

/** How it is paid, with the reference of a UPI payment. */
export function PayingChoice({ state, hasLink }: Pick<Desk, "state" | "hasLink">) {
  const all = Object.entries(payingWords) as [Paying, string][];
  const options = all.filter(([paying]) => hasLink || paying !== "link");
  return (
    <>
      <Radios
        name="paid"
        legend="How is it paid?"
        chosen={state.values.paid ?? "cash"}
        {...{ options, state }}
      />
      <div className="counter-reference">
        <Field
          name="reference"
          label="UPI reference (optional)"
          hint="The 12 digits of the payment. One reference pays one order."
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          state={state}
        />
      </div>
    </>
  );
}
