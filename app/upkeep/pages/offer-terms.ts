import type { Thing } from "~/base/lib/json-ld";
import type { ReturnTerms } from "./returns/return-terms";

/** The Refund and Return Policy as schema.org data; the page has the details. */
export function returnPolicy(address: string, { days, wayBack }: ReturnTerms): Thing {
  return {
    "@type": "MerchantReturnPolicy",
    applicableCountry: "IN",
    returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
    merchantReturnDays: days,
    returnMethod: "https://schema.org/ReturnByMail",
    ...feesOf(wayBack),
    merchantReturnLink: `${address}/RefundandReturn`,
  };
}

const [byShop, byBuyer] = [
  "https://schema.org/FreeReturn",
  "https://schema.org/ReturnFeesCustomerResponsibility",
];

/** Who pays for sending goods back: for all reasons, or apart where the shop is to blame. */
function feesOf(wayBack: ReturnTerms["wayBack"]) {
  if (wayBack !== "fault") return { returnFees: wayBack === "shop" ? byShop : byBuyer };
  return { itemDefectReturnFees: byShop, customerRemorseReturnFees: byBuyer };
}

type Days = { daysMin: number; daysMax: number };

/** What delivery to the door costs (paise) and takes (business days), from the cheapest and nearest zone to the dearest and farthest. */
type ToTheDoor = Days & { fromPaise: number; mostPaise: number };

/** A zone of the table with the beginnings of its PINs; null: all that no zone names. */
type Door = Days & { pricePaise: number; pins: string[] | null };

/**
 * Delivery as schema.org data, zone by zone, the rest of India first: the longest beginning of a PIN counts, as in the table. Without `doors`
 * the range of all. Undefined where the product is not brought to the door; `toTheDoor` null: it is, for nothing, and no days are
 * promised.
 */
export function shippingDetails(
  address: string,
  { isSent, toTheDoor, doors }: { isSent: boolean; toTheDoor: ToTheDoor | null; doors: Door[] },
): Thing | Thing[] | undefined {
  if (!isSent) return undefined;
  if (doors.length === 0)
    return details(ratesOf(toTheDoor ?? { fromPaise: 0, mostPaise: 0 }), india, {
      transitTime: toTheDoor ? daysFrom(toTheDoor.daysMin, toTheDoor.daysMax) : undefined,
      businessDays: businessDays(address),
    });
  const named = doors.toSorted(
    (one, other) => Number(one.pins !== null) - Number(other.pins !== null),
  );
  return named.map(({ pricePaise, daysMin, daysMax, pins }, index) =>
    details({ value: pricePaise / 100 }, pins ? { ...india, postalCodePrefix: pins } : india, {
      transitTime: daysFrom(daysMin, daysMax),
      businessDays: index === 0 ? businessDays(address) : { "@id": businessDaysId(address) },
    }),
  );
}

const india = { "@type": "DefinedRegion", addressCountry: "IN" };

const details = (rate: object, region: object, times: object): Thing => ({
  "@type": "OfferShippingDetails",
  shippingRate: { "@type": "MonetaryAmount", currency: "INR", ...rate },
  shippingDestination: region,
  deliveryTime: { "@type": "ShippingDeliveryTime", handlingTime: daysFrom(0, 1), ...times },
});

function ratesOf({ fromPaise, mostPaise }: Pick<ToTheDoor, "fromPaise" | "mostPaise">) {
  return fromPaise === mostPaise
    ? { value: fromPaise / 100 }
    : { minValue: fromPaise / 100, maxValue: mostPaise / 100 };
}

const daysFrom = (minValue: number, maxValue: number) => ({
  "@type": "QuantitativeValue",
  minValue,
  maxValue,
  unitCode: "DAY",
});

const businessDaysId = (address: string) => `${address}/#business-days`;

/** Written out once on a page; the other zones refer to it. */
const businessDays = (address: string): Thing => ({
  "@type": "OpeningHoursSpecification",
  "@id": businessDaysId(address),
  dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"].map(
    (day) => `https://schema.org/${day}`,
  ),
});
