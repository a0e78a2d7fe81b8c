const organization = {
  name: ["Text"],
  url: ["URL"],
  logo: ["URL"],
  image: ["URL"],
  email: ["Text"],
  telephone: ["Text"],
  address: ["PostalAddress"],
  taxID: ["Text"],
  identifier: ["PropertyValue"],
  sameAs: ["URL"],
  contactPoint: ["ContactPoint"],
};

/**
 * What schema.org knows of the things our pages tell: type → property → what may stand there. Written off
 * https://schema.org/docs/full.html by hand, only as much of it as the shop uses.
 */
const vocabulary: Record<string, Record<string, string[]>> = {
  Organization: organization,
  LocalBusiness: { ...organization, openingHoursSpecification: ["OpeningHoursSpecification"] },
  PostalAddress: {
    streetAddress: ["Text"],
    addressLocality: ["Text"],
    addressRegion: ["Text"],
    postalCode: ["Text"],
    addressCountry: ["Text"],
  },
  ContactPoint: { contactType: ["Text"], telephone: ["Text"], areaServed: ["Text"] },
  PropertyValue: {
    propertyID: ["Text"],
    name: ["Text"],
    value: ["Text", "Number"],
    unitCode: ["Text"],
    unitText: ["Text"],
  },
  WebSite: {
    name: ["Text"],
    url: ["URL"],
    inLanguage: ["Text"],
    publisher: ["Organization"],
    potentialAction: ["SearchAction"],
  },
  // `query-input` is how schema.org writes a constraint on the input of an action.
  SearchAction: { target: ["EntryPoint"], "query-input": ["Text"] },
  EntryPoint: { urlTemplate: ["Text"] },
  Product: {
    name: ["Text"],
    description: ["Text"],
    url: ["URL"],
    image: ["URL"],
    sku: ["Text"],
    gtin13: ["Text"],
    isVariantOf: ["ProductGroup"],
    category: ["Text"],
    brand: ["Brand"],
    size: ["Text"],
    additionalProperty: ["PropertyValue"],
    offers: ["Offer"],
    aggregateRating: ["AggregateRating"],
    review: ["Review"],
  },
  ProductGroup: {
    name: ["Text"],
    productGroupID: ["Text"],
    brand: ["Brand"],
    variesBy: ["VariantProperty"],
    hasVariant: ["Product"],
  },
  Brand: { name: ["Text"] },
  AggregateRating: {
    ratingValue: ["Number", "Text"],
    reviewCount: ["Number"],
    bestRating: ["Number", "Text"],
    worstRating: ["Number", "Text"],
  },
  Review: {
    author: ["Organization", "Person"],
    datePublished: ["Text"],
    reviewBody: ["Text"],
    reviewRating: ["Rating"],
  },
  Rating: {
    ratingValue: ["Number", "Text"],
    bestRating: ["Number", "Text"],
    worstRating: ["Number", "Text"],
  },
  Person: { name: ["Text"] },
  Offer: {
    url: ["URL"],
    price: ["Text", "Number"],
    priceCurrency: ["Text"],
    availability: ["ItemAvailability"],
    itemCondition: ["OfferItemCondition"],
    seller: ["Organization"],
    priceSpecification: ["UnitPriceSpecification"],
    hasMerchantReturnPolicy: ["MerchantReturnPolicy"],
    shippingDetails: ["OfferShippingDetails"],
  },
  UnitPriceSpecification: {
    price: ["Text", "Number"],
    priceCurrency: ["Text"],
    priceType: ["PriceTypeEnumeration"],
    referenceQuantity: ["QuantitativeValue"],
  },
  MerchantReturnPolicy: {
    applicableCountry: ["Text"],
    returnPolicyCategory: ["MerchantReturnEnumeration"],
    merchantReturnDays: ["Number"],
    merchantReturnLink: ["URL"],
    returnMethod: ["ReturnMethodEnumeration"],
    returnFees: ["ReturnFeesEnumeration"],
    itemDefectReturnFees: ["ReturnFeesEnumeration"],
    customerRemorseReturnFees: ["ReturnFeesEnumeration"],
  },
  OfferShippingDetails: {
    shippingRate: ["MonetaryAmount"],
    shippingDestination: ["DefinedRegion"],
    deliveryTime: ["ShippingDeliveryTime"],
  },
  MonetaryAmount: {
    currency: ["Text"],
    value: ["Number", "Text"],
    minValue: ["Number"],
    maxValue: ["Number"],
  },
  DefinedRegion: { addressCountry: ["Text"], postalCodePrefix: ["Text"] },
  ShippingDeliveryTime: {
    handlingTime: ["QuantitativeValue"],
    transitTime: ["QuantitativeValue"],
    businessDays: ["OpeningHoursSpecification"],
  },
  QuantitativeValue: {
    value: ["Number"],
    minValue: ["Number"],
    maxValue: ["Number"],
    unitCode: ["Text"],
    valueReference: ["QuantitativeValue"],
  },
  OpeningHoursSpecification: { dayOfWeek: ["DayOfWeek"], opens: ["Time"], closes: ["Time"] },
  FAQPage: { inLanguage: ["Text"], mainEntity: ["Question"] },
  Question: { name: ["Text"], acceptedAnswer: ["Answer"] },
  Answer: { text: ["Text"] },
  BreadcrumbList: { itemListElement: ["ListItem"] },
  ItemList: { name: ["Text"], numberOfItems: ["Number"], itemListElement: ["ListItem"] },
  ListItem: { position: ["Number"], name: ["Text"], item: ["URL"], url: ["URL"] },
};

/** The members of schema.org's lists of words. */
const members: Record<string, string[]> = {
  ItemAvailability: ["InStock", "OutOfStock"],
  PriceTypeEnumeration: ["StrikethroughPrice"],
  // A property of things, told as one of those that packs differ by.
  VariantProperty: ["size"],
  OfferItemCondition: ["NewCondition"],
  ReturnMethodEnumeration: ["ReturnByMail"],
  ReturnFeesEnumeration: ["FreeReturn", "ReturnFeesCustomerResponsibility"],
  MerchantReturnEnumeration: ["MerchantReturnFiniteReturnWindow"],
  DayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
};

/** What is wrong with a thing, each with the way to it; nothing when schema.org would understand it all. */
export function faultsOf(thing: unknown, way = ""): string[] {
  if (typeof thing !== "object" || thing === null) return [`${way}: no thing`];
  const { "@type": type, "@id": _id, ...facts } = thing as Record<string, unknown>;
  const known = vocabulary[String(type)];
  if (!known) return [`${way}: no type ${String(type)}`];
  return Object.entries(facts).flatMap(([property, value]) => {
    const here = `${way}/${String(type)}.${property}`;
    const expected = known[property];
    if (!expected) return [`${here}: no such property`];
    return [value].flat().flatMap((one) => faultsOfValue(one, expected, here));
  });
}

function faultsOfValue(value: unknown, expected: string[], way: string): string[] {
  if (typeof value === "object" && value !== null) {
    const { "@type": type, "@id": id } = value as Record<string, unknown>;
    // A reference to a thing that is told about elsewhere.
    if (!type && typeof id === "string") return isUrl(id) ? [] : [`${way}: ${id} is no address`];
    return expected.includes(String(type))
      ? faultsOf(value, way)
      : [`${way}: no ${String(type)} may stand here`];
  }
  return expected.some((kind) => fits(value, kind))
    ? []
    : [`${way}: ${String(value)} does not fit`];
}

function fits(value: unknown, kind: string): boolean {
  if (kind === "Number") return typeof value === "number" && Number.isFinite(value);
  if (typeof value !== "string" || value.trim() === "") return false;
  if (kind === "Text") return true;
  if (kind === "Time") return /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
  if (kind === "URL") return isUrl(value);
  return members[kind]?.some((word) => value === `https://schema.org/${word}`) ?? false;
}

const isUrl = (text: string) => /^https?:\/\//.test(text) && URL.canParse(text);
