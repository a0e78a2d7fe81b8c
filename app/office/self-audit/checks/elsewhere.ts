import { all, around, attr, type Element, found, has, textOf } from "../reading/page";
import { advertMarks } from "../reading/sentences";
import { chosenByUs } from "~/goods/story/chosen-by-us";
import { inLanguage, type Language } from "~/base/words/language";
import { pagesOf, type Tour } from "../visit/tour";
import { Unchecked } from "../visit/visited";
import type { Check, Notes } from "./notes";

/** The host of an address that leads away from the shop; null: it does not. */
function hostIn(address: string | null, origin: string): string | null {
  if (address === null || !/^(https?:)?\/\//i.test(address)) return null;
  const url = URL.parse(address, origin);
  return url === null || url.origin === new URL(origin).origin ? null : url.hostname;
}

/** Where links of the shop lead that advertise nothing: offices, the payment service, sharing. */
const plainHosts = /(^|\.)(gov\.in|nic\.in|razorpay\.com|wa\.me|whatsapp\.com)$/;

/** 9. Disguised advertisement: what is an advert says so, and words of customers say who chose them. */
export const disguisedAdvertisement: Check = {
  number: 9,
  look(tour, notes) {
    const own = new Set(tour.facts.ownLinks.map((link) => hostIn(link, tour.facts.origin)));
    let count = 0;
    for (const { page, address } of pagesOf(tour)) {
      for (const link of all(page, "a")) {
        const host = hostIn(attr(link, "href"), tour.facts.origin);
        if (host === null) continue;
        count += 1;
        if (own.has(host) || plainHosts.test(host) || isMarked(link)) continue;
        notes.find(address, `leads to ${host} and is not marked as an advert: “${textOf(link)}”`);
      }
      for (const box of all(page, "*"))
        if (/\b(adsbygoogle|sponsored|advert|ad-slot|promoted)\b/.test(attr(box, "class") ?? ""))
          if (!isMarked(box)) notes.find(address, "an advert that is not marked as one");
    }
    notes.saw(`${count} links that lead away from the shop, on ${pagesOf(tour).length} pages`);
    notes.part(() => lookAtTestimonials(tour, notes));
  },
};

const isMarked = (element: Element) =>
  [element, ...around(element).slice(0, 3)].some((each) => advertMarks.test(textOf(each)));

const homes: [Language, string][] = [
  ["en", "/"],
  ["gu", "/gu"],
  ["hi", "/hi"],
];

function lookAtTestimonials(tour: Tour, notes: Notes): void {
  const pages = pagesOf(tour, "home");
  for (const [language, address] of homes) {
    const seen = pages.find((one) => one.address === address);
    if (!seen) throw new Unchecked(`${address} was not looked at`);
    const shown = found(seen.page, ".testimonials .slide").length;
    if (shown < tour.facts.testimonials[language])
      throw new Unchecked(`${address}: not all words of customers were recognised`);
    const [section] = all(seen.page, ".testimonials");
    const mark = inLanguage(language, chosenByUs);
    if (shown > 0 && section && !textOf(section).includes(mark))
      notes.find(address, `words of customers without “${mark}”`);
  }
  const { en, gu, hi } = tour.facts.testimonials;
  notes.saw(`words of customers on the home pages (${en}, ${gu}, ${hi}): marked as chosen by us`);
}

/** 13. Rogue malwares: nothing from elsewhere runs in the shop, and nothing is loaded down. */
export const rogueMalware: Check = {
  number: 13,
  look(tour, notes) {
    const { origin, payHosts } = tour.facts;
    let scripts = 0;
    for (const { page, address, policy, kind } of pagesOf(tour)) {
      const allowed = kind === "pay" ? payHosts : [];
      for (const element of all(page, "*")) {
        const source = attr(element, sources[element.tagName] ?? "src");
        const loads = element.tagName in sources;
        if (element.tagName === "script") scripts += 1;
        const host = loads ? hostIn(source, origin) : null;
        if (host !== null && !allowed.includes(host) && isLoaded(element))
          notes.find(address, `loads <${element.tagName}> from ${host}`);
        const href = attr(element, "href") ?? attr(element, "action") ?? "";
        if (/^\s*javascript:/i.test(href)) notes.find(address, "a link that is a script");
        if (/\.(apk|exe|msi|dmg|jar|bat|zip)$/i.test(href.split(/[?#]/)[0] ?? ""))
          notes.find(address, `offers a program: ${href}`);
        if (element.tagName === "a" && has(element, "download") && hostIn(href, origin))
          notes.find(address, `loads a file from elsewhere: ${href}`);
      }
      lookAtPolicy(address, policy, payHosts, notes);
    }
    notes.saw(
      `${scripts} scripts on ${pagesOf(tour).length} pages, frames, files, and the rules by which browsers refuse others`,
    );
  },
};

const sources: Record<string, string> = {
  script: "src",
  iframe: "src",
  frame: "src",
  embed: "src",
  object: "data",
  link: "href",
  img: "src",
};

/** A link element loads something only as a style or a script. */
const isLoaded = (element: Element) =>
  element.tagName !== "link" ||
  /\b(stylesheet|preload|modulepreload|prefetch|manifest)\b/.test(attr(element, "rel") ?? "");

/** Each page tells browsers to run nothing but the shop's own scripts, and the payment service's. */
function lookAtPolicy(address: string, policy: string, payHosts: string[], notes: Notes): void {
  const [, scripts] = /script-src ([^;]*)/.exec(policy) ?? [];
  if (scripts === undefined) {
    notes.find(address, "does not tell browsers which scripts may run");
    return;
  }
  for (const source of scripts.split(/\s+/)) {
    const host = /^(?:https?:\/\/)?([\w*.-]+\.[a-z]{2,})/i.exec(source)?.[1];
    const isOpen = source === "*" || source === "https:" || source === "'unsafe-eval'";
    if (isOpen || (host && !payHosts.includes(host)))
      notes.find(address, `lets browsers run scripts of ${source}`);
  }
}
