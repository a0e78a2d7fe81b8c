import { localized } from "~/base/words/addresses";
import { languages, tags } from "~/base/words/language";
import { xmlText } from "./http/xml";

/** A sitemap entry; `changed` in UTC ms, null when unknown. */
export type Listed = { path: string; changed: number | null };

/** Maximum pages per file, each with a URL per language: 50,000 URLs (https://www.sitemaps.org/protocol.html). */
export const largestSitemap = Math.floor(50_000 / languages.length);

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** A sitemap, in chunks, with each page in each language. `address` is the shop's public address without a trailing slash. */
export async function* urlset(
  address: string,
  batches: AsyncIterable<Listed[]>,
): AsyncGenerator<string> {
  yield `${head}<urlset ${namespace}>\n`;
  for await (const batch of batches)
    yield batch.map((page) => inEachLanguage(address, page)).join("");
  yield "</urlset>\n";
}

export function sitemapIndex(address: string, files: Listed[]): string {
  const lines = files.map((file) => `<sitemap>${facts(address, file)}</sitemap>\n`);
  return `${head}<sitemapindex ${namespace}>\n${lines.join("")}</sitemapindex>\n`;
}

/** One entry per language, which names the others: https://developers.google.com/search/docs/specialty/international/localized-versions */
function inEachLanguage(address: string, { path, changed }: Listed): string {
  const others = [
    ...languages.map((each) => [tags[each], each] as const),
    ["x-default", "en"] as const,
  ]
    .map(([tag, each]) => {
      const href = xmlText(address + localized(path, each));
      return `<xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>`;
    })
    .join("");
  return languages
    .map(
      (each) => `<url>${facts(address, { path: localized(path, each), changed })}${others}</url>\n`,
    )
    .join("");
}

function facts(address: string, { path, changed }: Listed): string {
  const lastmod = changed === null ? "" : `<lastmod>${new Date(changed).toISOString()}</lastmod>`;
  return `<loc>${xmlText(address + path)}</loc>${lastmod}`;
}
