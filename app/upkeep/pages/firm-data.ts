import { firmId, type Thing } from "~/base/lib/json-ld";
import { type FrameCompany, networks, phonesIn } from "./company";

/** The company as schema.org data, without facts that are not set. `address`: the shop's origin. */
export function firmData(address: string, company: FrameCompany): Thing {
  const phones = phonesIn(company.phone ?? "");
  return {
    "@type": "Organization",
    "@id": firmId(address),
    name: company.name,
    url: `${address}/`,
    logo: `${address}/brand/icon-512.png`,
    email: company.email ?? undefined,
    telephone: phones[0],
    address: company.address ? postalAddresses(company.address) : undefined,
    taxID: company.gstin ?? undefined,
    identifier: company.fssai
      ? { "@type": "PropertyValue", propertyID: "FSSAI", value: company.fssai }
      : undefined,
    sameAs: links(company),
    contactPoint: phones.length > 0 ? phones.map(contactPoint) : undefined,
  };
}

function contactPoint(telephone: string): Thing {
  const type = "ContactPoint";
  return { "@type": type, contactType: "customer service", telephone, areaServed: "IN" };
}

/** The site as schema.org data, with its search. */
export function siteData(address: string, company: FrameCompany): Thing {
  return {
    "@type": "WebSite",
    "@id": `${address}/#website`,
    name: company.name,
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

/** One per address; the operator separates them with a blank line. */
function postalAddresses(text: string): Thing[] {
  return text
    .split(/\n\s*\n/)
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => ({
      "@type": "PostalAddress",
      streetAddress: one.split(/\s*\n\s*/).join(", "),
      postalCode: /(?<!\d)[1-9]\d{5}(?!\d)/.exec(one)?.[0],
      addressCountry: "IN",
    }));
}

/** The company's pages on other sites. WhatsApp is left out: it is a contact, not a page about the company. */
function links(company: FrameCompany): string[] | undefined {
  const pages = networks.filter((network) => network !== "whatsapp");
  const urls = pages.flatMap((network) => company[network] ?? []);
  return urls.length > 0 ? urls : undefined;
}
