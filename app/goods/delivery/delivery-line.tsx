import { Link } from "~/base/ui/link";
import { rupees } from "~/base/lib/money";
import { daysInWords } from "./calendar";
import { PinForm, type PinProblem } from "./pin-form";
import { type AskUs, PinDoubt } from "./pin-help";
import { ByPost } from "./pin-note";
import type { DeliveryOfProduct } from "./product-delivery.server";
import { priceInWords, promiseInWords, type ShownQuote, wayOf } from "./quote-words";
import type { FrameCompany } from "~/upkeep/pages/company";
import { t, withParts } from "~/base/words/say";

type Props = {
  product: { slug: string };
  /** What everybody reads. */
  delivery: Omit<DeliveryOfProduct, "doors">;
  /** The answer for the PIN in the address; null: none was asked. */
  asked: { pin: string; doubt: string | null; quotes: ShownQuote[] } | null;
  pinProblem: PinProblem | null;
  /** What is said about paying on delivery; null: nothing. */
  onDelivery: string | null;
  /** Whom to ask who is not sure of a PIN, and whether the firm says where it is. */
  company: FrameCompany | undefined;
};

/** What it costs to bring one pack of a product, and by when: in general, or to the PIN that was asked for. */
export function DeliveryLine(props: Props) {
  const { product, delivery, asked, pinProblem, onDelivery, company } = props;
  const { isPriced, collecting } = delivery;
  return (
    <section className="delivery-line" aria-label={t("Delivery")} id="delivery">
      <div role="status">
        {asked ? (
          <ToPin {...asked} product={product} ask={company} />
        ) : (
          <p>{inGeneral(delivery)}</p>
        )}
      </div>
      {!asked && collecting && (
        <p>
          {collecting.hours
            ? t("Or collect it at our press, free: {hours}.", { hours: t(collecting.hours) })
            : t("Or collect it at our press, free.")}
        </p>
      )}
      {onDelivery && <p>{onDelivery}</p>}
      {isPriced && (
        <PinForm
          path={`/product/${product.slug}#delivery`}
          pin={asked?.pin ?? null}
          problem={pinProblem}
          ask={company}
        />
      )}
      {delivery.isSent && (
        <p className="muted small">
          {company?.claims.place
            ? t("Leaves Surat the same or the next business day.")
            : t("Sent the same or the next business day.")}{" "}
          <Link to="/shipingpolicy">{t("Shipping Policy")}</Link>
        </p>
      )}
    </section>
  );
}

function ToPin({
  pin,
  doubt,
  quotes,
  product,
  ask,
}: {
  pin: string;
  doubt: string | null;
  quotes: ShownQuote[];
  product: { slug: string };
  ask: AskUs | undefined;
}) {
  const [best, ...others] = quotes;
  const isServed = best !== undefined && best.way !== "collect";
  return (
    <>
      {isServed ? (
        <p className="delivery-answer">
          {best.way === "transporter"
            ? t("Deliver to {pin} by transporter: {terms}", { pin, terms: inWords(best) })
            : t("Deliver to {pin}: {terms}", { pin, terms: inWords(best) })}
        </p>
      ) : (
        <p className="delivery-answer">
          {withParts(
            "We do not deliver this pack to {pin} yet. <a>Write to us</a>, and we look for a way.",
            {
              pin,
              a: (words) => (
                <Link
                  key="a"
                  to={`/contact?${new URLSearchParams({ product: product.slug, pin })}`}
                >
                  {words}
                </Link>
              ),
            },
          )}
        </p>
      )}
      {(isServed ? others : quotes).map((quote) => (
        <p key={quote.way}>{`${t(wayOf(quote))}: ${inWords(quote)}`}</p>
      ))}
      <PinDoubt doubt={doubt} ask={ask} />
      <ByPost pin={pin} quotes={quotes} />
    </>
  );
}

/** `₹60, arrives 25–27 Nov · free above ₹1,500`. */
function inWords(quote: ShownQuote): string {
  const { pricePaise, freeFromPaise } = quote;
  const price = [priceInWords(quote), promiseInWords(quote)].filter(Boolean).join(", ");
  const isFreeLater = pricePaise > 0 && freeFromPaise !== null;
  return isFreeLater
    ? `${price} · ${t("free above {amount}", { amount: rupees(freeFromPaise) })}`
    : price;
}

/** `Delivery from ₹40, 2–3 days · free above ₹1,500`. */
function inGeneral({ isSent, toTheDoor, byTransporter }: Props["delivery"]): string {
  if (isSent && !toTheDoor) return t("Delivery is included in the price.");
  if (!toTheDoor)
    return byTransporter
      ? t("We send this pack by transporter; you pay the freight there.")
      : t("We do not send this pack by courier. Please write to us before you order it.");
  return [priceAndTime(toTheDoor), freeInWords(toTheDoor)].filter(Boolean).join(" · ");
}

type ToTheDoor = NonNullable<DeliveryOfProduct["toTheDoor"]>;

function priceAndTime({ fromPaise, mostPaise, ...toTheDoor }: ToTheDoor): string {
  const time = timeInWords(toTheDoor);
  const price = rupees(fromPaise);
  if (mostPaise === 0) return t("Free delivery, {time}", { time });
  if (fromPaise === 0) return t("Delivery free in some areas, {time}", { time });
  return fromPaise === mostPaise
    ? t("Delivery {price}, {time}", { price, time })
    : t("Delivery from {price}, {time}", { price, time });
}

/** `2–3 days`; where it differs: `1–2 days nearby, 5–9 days in the rest of India`. */
function timeInWords({
  daysMin,
  daysMax,
  near,
  far,
}: Pick<ToTheDoor, "daysMin" | "daysMax" | "near" | "far">): string {
  if (!near || !far) return daysInWords(daysMin, daysMax);
  const soon = daysInWords(near.daysMin, near.daysMax);
  const late = daysInWords(far.daysMin, far.daysMax);
  return soon === late ? soon : t("{soon} nearby, {late} in the rest of India", { soon, late });
}

/** Nothing where it is free everywhere, or where "free in some areas" stands before it already. */
function freeInWords({ fromPaise, mostPaise: dearest, freeFrom }: ToTheDoor): string | null {
  if (!freeFrom || dearest === 0) return null;
  const { leastPaise, mostPaise, isEverywhere } = freeFrom;
  if (fromPaise === 0 && !isEverywhere) return null;
  if (isEverywhere && leastPaise === mostPaise)
    return t("free above {amount}", { amount: rupees(leastPaise) });
  return isEverywhere
    ? t("free above {least} to {most}, by your PIN", {
        least: rupees(leastPaise),
        most: rupees(mostPaise),
      })
    : t("free above {amount} in some areas", { amount: rupees(leastPaise) });
}
