import type { Reader } from "~/base/db/connection.server";
import { type Quote as Offer, quotesFor } from "~/goods/delivery/quotes.server";
import type { FormState } from "~/base/lib/form/form";
import { problemWith } from "~/base/lib/form/form.server";
import { parseBuyer } from "~/upkeep/pages/own-gstin.server";
import type { QuoteToStore } from "./change-quote.server";
import { quoteForm, type TypedQuote } from "./forms";
import { productsToSell, quoteSums } from "./quotes.server";
import { type LineToStore, typedPacks } from "./typed-packs.server";

/**
 * A quote as it was typed, with the prices that the shop suggests where none was, or the form to show again. `known`: its lines so
 * far; `now`: UTC ms.
 */
export function typedQuote(
  from: Reader,
  form: FormData,
  known: LineToStore[],
  now: number,
): { quote: QuoteToStore; problem?: undefined } | { quote?: undefined; problem: FormState } {
  const { data: typed, problem } = parseBuyer(quoteForm(now), form);
  const email = typed?.email ?? "";
  const { lines, errors } = typedPacks(from, form, { email, known });
  const wrong = { ...problem?.errors, ...errors };
  if (typed?.gstin && !typed.firm) wrong.firm = "Name of the firm is required with a GSTIN";
  const delivery = typed && deliveryOf(from, typed, lines, now);
  if (delivery?.problem) wrong[delivery.field] = delivery.problem;
  const advanceProblem =
    typed?.advance && delivery?.problem === undefined && delivery
      ? advanceProblemOf(typed.advance, delivery, lines)
      : null;
  if (advanceProblem) wrong.advance = advanceProblem;
  if (!typed || !delivery || delivery.problem !== undefined || Object.keys(wrong).length > 0)
    return { problem: { ...problemWith("form", "", form), errors: wrong } };

  const { way, pricePaise } = delivery;
  const {
    line,
    area,
    city,
    pin,
    state,
    until,
    advance,
    delivery: _price,
    way: _way,
    ...who
  } = typed;
  return {
    quote: {
      ...who,
      shipLine: line || null,
      shipArea: area || null,
      shipCity: city || null,
      shipPin: pin || null,
      shipState: state || null,
      deliveryWay: way,
      deliveryPaise: pricePaise,
      advancePaise: advance,
      validUntil: until,
      lines,
    },
  };
}

/** Why a part (paise) of this quote cannot be paid first; null: it can. */
function advanceProblemOf(
  advancePaise: number,
  { way, pricePaise }: { way: Offer["way"]; pricePaise: number },
  lines: LineToStore[],
): string | null {
  if (way === "transporter")
    return "Goods for a transporter are paid before they leave: leave Part online first empty";
  const { totalPaise } = quoteSums(lines, pricePaise);
  return lines.length > 0 && advancePaise >= totalPaise
    ? "Part online first must be less than the total"
    : null;
}

type Delivery =
  | { way: Offer["way"]; pricePaise: number; problem?: undefined }
  | { problem: string; field: string };

function deliveryOf(
  from: Reader,
  { pin, way, delivery: typedPaise }: TypedQuote,
  lines: LineToStore[],
  now: number,
): Delivery {
  const offers = lines.length === 0 ? [] : offersFor(from, lines, pin || null, now);
  const offer = offers.find((each) => (way ? each.way === way : each.way !== "collect"));
  const chosen = way || offer?.way;
  if (!chosen)
    return typedPaise === null && lines.length === 0
      ? { way: "courier", pricePaise: 0 }
      : { field: "way", problem: "Choose how it is delivered: the PIN does not say" };
  const pricePaise = typedPaise ?? offer?.pricePaise ?? (chosen === "collect" ? 0 : null);
  if (pricePaise !== null) return { way: chosen, pricePaise };
  if (lines.length === 0) return { way: chosen, pricePaise: 0 };
  return {
    field: "delivery",
    problem: pin
      ? `Type what delivery costs: the table of delivery prices has none to ${pin} by this way`
      : "Type what delivery costs, or the PIN",
  };
}

/** The ways to deliver these packs to a PIN, with their prices; packs that are not sold any more weigh nothing. */
function offersFor(from: Reader, lines: LineToStore[], pin: string | null, now: number): Offer[] {
  const sold = productsToSell(
    from,
    lines.map(({ productId }) => productId),
  );
  const goods = lines.flatMap(({ productId, quantity }) => {
    const product = sold.get(productId)?.product;
    return product ? [{ product, quantity }] : [];
  });
  return quotesFor(from, { lines: goods, goodsPaise: quoteSums(lines, 0).goodsPaise }, pin, now);
}
