/** A sitemap entry; `changed` in UTC ms, null when unknown. */
export type Listed = { path: string; changed: number | null };

/** Maximum URLs per file: https://www.sitemaps.org/protocol.html */
export const largestSitemap = 50_000;

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** A sitemap, in chunks. `address` is the shop's public address without a trailing slash. */
export async function* urlset(
  address: string,
  batches: AsyncIterable<Listed[]>,
): AsyncGenerator<string> {
  yield `${head}<urlset ${namespace}>\n`;
  for await (const batch of batches)
    yield batch.map((page) => `<url>${facts(address, page)}</url>\n`).join("");
  yield "</urlset>\n";
}

/** A sitemap index. */
export function sitemapIndex(address: string, files: Listed[]): string {
  const lines = files.map((file) => `<sitemap>${facts(address, file)}</sitemap>\n`);
  return `${head}<sitemapindex ${namespace}>\n${lines.join("")}</sitemapindex>\n`;
}

/** Streams XML: fifty thousand URLs are not held in memory at once. */
export function xmlAnswer(pieces: Iterable<string> | AsyncIterable<string>): Response {
  return new Response(streamOf(pieces), {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": "public, max-age=300",
    },
  });
}

function facts(address: string, { path, changed }: Listed): string {
  const lastmod = changed === null ? "" : `<lastmod>${new Date(changed).toISOString()}</lastmod>`;
  return `<loc>${escaped(address + path)}</loc>${lastmod}`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function streamOf(pieces: Iterable<string> | AsyncIterable<string>): ReadableStream<Uint8Array> {
  const text = (async function* () {
    yield* pieces;
  })();
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await text.next();
      if (done) controller.close();
      else if (value) controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await text.return(undefined);
    },
  });
}
