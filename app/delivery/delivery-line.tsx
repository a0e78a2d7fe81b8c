import { Link } from "~/ui/link";
import { rupees } from "~/lib/money";
import { daysInWords } from "./calendar";
import { PinForm, type PinProblem } from "./pin-form";
import type { DeliveryOfProduct } from "./product-delivery.server";
import { priceInWords, promiseInWords, type ShownQuote, wayWords } from "./quote-words";

type Props = {
  product: { slug: string };
  /** What everybody reads. */
  delivery: DeliveryOfProduct;
  /** The answer for the PIN in the address; null: none was asked. */
  asked: { pin: string; quotes: ShownQuote[] } | null;
  pinProblem: PinProblem | null;
  /** What is said about paying on delivery; null: nothing. */
  onDelivery: string | null;
};

/** What it costs to bring one pack of a product, and by when: in general, or to the PIN that was asked for. */
export function DeliveryLine({ product, delivery, asked, pinProblem, onDelivery }: Props) {
  const { isPriced, collecting } = delivery;
  return (
    <section className="delivery-line" aria-label="Delivery" id="delivery">
      {asked ? <ToPin {...asked} product={product} /> : <p>{inGeneral(delivery)}</p>}
      {!asked && collecting && (
        <p>
          {`Or collect it at our press, free${collecting.hours ? `: ${collecting.hours}` : ""}.`}
        </p>
      )}
      {onDelivery && <p>{onDelivery}</p>}
      {isPriced && (
        <PinForm path={`/product/${product.slug}`} pin={asked?.pin ?? null} problem={pinProblem} />
      )}
      {delivery.isSent && (
        <p className="muted small">
          Leaves Surat the same or the next business day.{" "}
          <Link to="/shipingpolicy">Shipping Policy</Link>
        </p>
      )}
    </section>
  );
}

function ToPin({
  pin,
  quotes,
  product,
}: {
  pin: string;
  quotes: ShownQuote[];
  product: { slug: string };
}) {
  const [best, ...others] = quotes;
  const isServed = best !== undefined && best.way !== "collect";
  return (
    <div role="status">
      {isServed ? (
        <p className="delivery-answer">
          {`Deliver to ${pin}${best.way === "transporter" ? " by transporter" : ""}: ${inWords(best)}`}
        </p>
      ) : (
        <p className="delivery-answer">
          {`We do not deliver this pack to ${pin} yet. `}
          <Link to={`/contact?${new URLSearchParams({ product: product.slug, pin })}`}>
            Write to us
          </Link>
          , and we look for a way.
        </p>
      )}
      {(isServed ? others : quotes).map((quote) => (
        <p key={quote.way}>{`${wayWords[quote.way]}: ${inWords(quote)}`}</p>
      ))}
    </div>
  );
}

/** `₹60, arrives 25–27 Nov · free above ₹1,500`. */
function inWords(quote: ShownQuote): string {
  const { pricePaise, freeFromPaise } = quote;
  const price = [priceInWords(quote), promiseInWords(quote)].filter(Boolean).join(", ");
  const isFreeLater = pricePaise > 0 && freeFromPaise !== null;
  return isFreeLater ? `${price} · free above ${rupees(freeFromPaise)}` : price;
}

/** `Delivery from ₹40, 2–3 days · free above ₹1,500`. */
function inGeneral({ isSent, toTheDoor, byTransporter }: DeliveryOfProduct): string {
  if (isSent && !toTheDoor) return "Delivery is included in the price.";
  if (!toTheDoor)
    return byTransporter
      ? "We send this pack by transporter; you pay the freight there."
      : "We do not send this pack by courier. Please write to us before you order it.";
  const { fromPaise, mostPaise, freeFrom } = toTheDoor;
  const price =
    mostPaise === 0 ? "Free delivery" : `Delivery ${pricesInWords(fromPaise, mostPaise)}`;
  return [`${price}, ${timeInWords(toTheDoor)}`, mostPaise > 0 && freeInWords(freeFrom)]
    .filter(Boolean)
    .join(" · ");
}

function pricesInWords(fromPaise: number, mostPaise: number): string {
  if (fromPaise === 0) return "free in some areas";
  return fromPaise === mostPaise ? rupees(fromPaise) : `from ${rupees(fromPaise)}`;
}

type ToTheDoor = NonNullable<DeliveryOfProduct["toTheDoor"]>;

/** `2–3 days`; where it differs: `1–2 days nearby, 5–9 days in the rest of India`. */
function timeInWords({ daysMin, daysMax, near, far }: ToTheDoor): string {
  if (!near || !far) return daysInWords(daysMin, daysMax);
  const [soon, late] = [near, far].map((days) => daysInWords(days.daysMin, days.daysMax));
  return soon === late ? `${soon}` : `${soon} nearby, ${late} in the rest of India`;
}

function freeInWords(freeFrom: ToTheDoor["freeFrom"]): string | null {
  if (!freeFrom) return null;
  const { leastPaise, mostPaise, isEverywhere } = freeFrom;
  if (isEverywhere && leastPaise === mostPaise) return `free above ${rupees(leastPaise)}`;
  return isEverywhere
    ? `free above ${rupees(leastPaise)} to ${rupees(mostPaise)}, by your PIN`
    : `free above ${rupees(leastPaise)} in some areas`;
}
