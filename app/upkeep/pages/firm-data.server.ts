import { statesOfPin } from "~/base/lib/india/pin-states";
import { stateName } from "~/base/lib/india/states";
import { firmId, type Thing } from "~/base/lib/json-ld";
import { shopAddress } from "~/base/lib/http/listening.server";
import { type FrameCompany, networks, phonesIn } from "./company";
import { companyFacts } from "./company.server";
import { openingsIn } from "./opening-hours";

/** The company as schema.org data, without facts that are not set: a place that one can go to where its address is known. */
export function firmData(request: Request): Thing {
  const [address, company] = [shopAddress(request), companyFacts()];
  const phones = phonesIn(company.phone ?? "");
  const places = postalAddresses(company.address ?? "");
  return {
    "@type": places.length > 0 ? "LocalBusiness" : "Organization",
    "@id": firmId(address),
    name: company.name,
    url: `${address}/`,
    logo: `${address}/brand/icon-512.png`,
    email: company.email ?? undefined,
    telephone: phones[0],
    ...(places.length > 0 && placeData(address, places, company.hours)),
    taxID: company.gstin ?? undefined,
    identifier: company.fssai
      ? { "@type": "PropertyValue", propertyID: "FSSAI", value: company.fssai }
      : undefined,
    sameAs: links(company),
    contactPoint: phones.length > 0 ? phones.map(contactPoint) : undefined,
  };
}

function placeData(address: string, places: Thing[], hours: string | null) {
  const openings = openingsIn(hours ?? "");
  return {
    image: `${address}/banners/og-1200x630.jpg`,
    address: places.length === 1 ? places[0] : places,
    openingHoursSpecification:
      openings.length > 0
        ? openings.map(({ days, opens, closes }) => ({
            "@type": "OpeningHoursSpecification",
            dayOfWeek: days.map((day) => `https://schema.org/${day}`),
            opens,
            closes,
          }))
        : undefined,
  };
}

function contactPoint(telephone: string): Thing {
  const type = "ContactPoint";
  return { "@type": type, contactType: "customer service", telephone, areaServed: "IN" };
}

/** The site as schema.org data, with its search. */
export function siteData(request: Request): Thing {
  const address = shopAddress(request);
  return {
    "@type": "WebSite",
    "@id": `${address}/#website`,
    name: companyFacts().name,
    url: `${address}/`,
    inLanguage: "en-IN",
    publisher: { "@id": firmId(address) },
    potentialAction: {
      "@type": "SearchAction",
      target: {
        "@type": "EntryPoint",
        urlTemplate: `${address}/search?q={search_term_string}`,
      },
      "query-input": "required name=search_term_string",
    },
  };
}

/** One per address; the operator separates them with a blank line. Town and state go by the PIN and the words before it. */
function postalAddresses(text: string): Thing[] {
  return text
    .split(/\n\s*\n/)
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => {
      const [, town, pin] = /(?:([\p{L} .]+?)[\s,–-]*)?(?<!\d)([1-9]\d{5})(?!\d)/u.exec(one) ?? [];
      const [code, ...others] = statesOfPin(pin ?? "");
      const state = code && others.length === 0 ? stateName(code) : null;
      return {
        "@type": "PostalAddress",
        streetAddress: one.split(/\s*\n\s*/).join(", "),
        addressLocality: town && town.trim() !== state ? town.trim() : undefined,
        addressRegion: state ?? undefined,
        postalCode: pin,
        addressCountry: "IN",
      };
    });
}

/** The company's pages on other sites. WhatsApp is left out: it is a contact, not a page about the company. */
function links(company: FrameCompany): string[] | undefined {
  const pages = networks.filter((network) => network !== "whatsapp");
  const urls = pages.flatMap((network) => company[network] ?? []);
  return urls.length > 0 ? urls : undefined;
}
